/**
 * For `{@attach}`: the second click of a double click does nothing when the first one has changed the position, for what lies under the pointer
 * then is something else: «end the move» would become «end the turn».
 */
export function oneThing(index: () => number): (node: HTMLElement) => () => void {
  return (node) => {
    let first = -1;
    const click = (e: MouseEvent): void => {
      if (e.detail <= 1) first = index();
      else if (index() !== first) {
        e.stopPropagation();
        e.preventDefault();
      }
    };
    node.addEventListener('click', click, true);
    return () => node.removeEventListener('click', click, true);
  };
}
