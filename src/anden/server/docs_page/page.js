const make = (tag, text = '', props = {}) => Object.assign(document.createElement(tag), { textContent: text, ...props });

const field = (form, name, control) => {
  const label = make('label', name);
  label.append(control);
  form.append(label);
  return control;
};

function example(schema, shapes) {
  if (schema.$ref) return example(shapes[schema.$ref.split('/').pop()], shapes);
  if ('const' in schema) return schema.const;
  if ('default' in schema) return schema.default;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return example(schema.anyOf[0], shapes);
  if (schema.type === 'array') return [example(schema.items ?? {}, shapes)];
  if (schema.properties) {
    return Object.fromEntries(Object.entries(schema.properties).map(([name, part]) => [name, example(part, shapes)]));
  }
  return { string: '', integer: 0, number: 0, boolean: false }[schema.type] ?? {};
}

function operation(path, method, described, shapes) {
  const box = make('details');
  const line = make('summary');
  line.append(make('b', method.toUpperCase()), make('code', path), make('span', ` ${described.description ?? ''}`));
  const form = make('form');
  const inputs = (described.parameters ?? [])
    .filter((parameter) => parameter.in !== 'header')
    .map((parameter) => [parameter, field(form, parameter.name, make('input', '', { required: parameter.required ?? false }))]);
  const content = described.requestBody?.content;
  const kind = content && (content['application/json'] ? 'application/json' : Object.keys(content)[0]);
  const body = content && field(form, 'body', make('textarea'));
  if (body) body.value = JSON.stringify(example(content[kind].schema, shapes), null, 2);
  const answer = make('pre', '', { hidden: true });
  form.append(make('button', 'Send'), answer);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    let address = path;
    const query = new URLSearchParams();
    for (const [parameter, input] of inputs) {
      if (parameter.in === 'path') address = address.replace(`{${parameter.name}}`, encodeURIComponent(input.value));
      else if (input.value !== '') query.set(parameter.name, input.value);
    }
    const asked = query.size ? `${address}?${query}` : address;
    answer.hidden = false;
    answer.textContent = '…';
    const headers = { 'X-Anden': '1', ...(body ? { 'Content-Type': kind } : {}) };
    const response = await fetch(asked, { method: method.toUpperCase(), headers, body: body?.value });
    const text = response.headers.get('content-type')?.startsWith('text/event-stream') ? '(a stream)' : await response.text();
    let shown = text;
    try {
      shown = JSON.stringify(JSON.parse(text), null, 2);
    } catch {
      // not JSON: shown as it is
    }
    answer.textContent = `${response.status}\n${shown}`;
  });
  box.append(line, form);
  return box;
}

const api = await (await fetch('/api/openapi.json')).json();
const shapes = api.components.schemas;
for (const [path, methods] of Object.entries(api.paths)) {
  for (const [method, described] of Object.entries(methods)) {
    document.getElementById('operations').append(operation(path, method, described, shapes));
  }
}
for (const [name, shape] of Object.entries(shapes)) {
  const box = make('details');
  box.append(make('summary', name), make('pre', JSON.stringify(shape, null, 2)));
  document.getElementById('shapes').append(box);
}
