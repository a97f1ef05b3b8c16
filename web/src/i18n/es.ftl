### Textos de la web de Andén. Los de la plataforma (nombres de juegos, niveles, negativas) están en src/anden/texts/platform.

## En todas partes

title-home = Andén · juegos de trenes
title-about = Qué es Andén
title-missing = No hay nada aquí · Andén
title-new = Nueva mesa de { $game } · Andén
title-rules = Reglas de { $game } · Andén
title-your-turn = ● Te toca · { $title }
skip-to-main = Ir al contenido
skip-to-turn = Ir a tu turno
home = Andén, página principal
site-nav = Páginas
about = Qué es Andén
rules = Reglas
language = Idioma
theme-to-night = Cambiar a tren nocturno
theme-to-paper = Cambiar a papel
sound-on = Activar el sonido
sound-off = Quitar el sonido
close = Cerrar
cancel = Cancelar
save = Guardar
reload = Volver a cargar
try-again = Reintentar
trying-again-in = El servidor necesita un momento. Se reintenta solo dentro de { $n } segundos.
loading = Un momento…
page-failed = No se ha podido cargar esta página.
missing-title = Esta vía no lleva a ninguna parte
missing-text = Aquí no hay nada con ese nombre.
missing-home = Volver al andén
copy = Copiar
copied = Copiado

## Errores de la conexión

problem-offline = No se puede conectar con el servidor. Comprueba que está en marcha y que tienes conexión, y reinténtalo: no se ha perdido nada.
problem-server_error = El servidor ha dado una respuesta inesperada ({ $status }). Espera un momento y reinténtalo.
problem-unknown = No se ha podido hacer («{ $key }»). Vuelve a cargar la página y reinténtalo.

## Quién soy

traveller = Viajas como
name-change = Cambiar el nombre
nameless = sin nombre
name-title = Tu nombre
name-label = ¿Cómo te llamas?
name-note = Así te ven en la mesa. No hace falta ninguna cuenta: este navegador te recuerda.

## Página principal

tagline = Cinco juegos de trenes. Sube y juega.
departures = Salidas
col-time = Hora
col-game = Juego
col-with = Con
col-state = Estado
time-now = Ya
round-short = { $word } { $round }
state-over = Terminada
state-open = Esperando
state-yours = Te toca
state-waiting = En marcha
state-boarding = Subir al tren
quick-driver = contra el Maquinista
quick-solo = en solitario
n-bots = { $n ->
    [one] un bot
   *[other] { $n } bots
}
n-open = { $n ->
    [one] un asiento libre
   *[other] { $n } asientos libres
}
more-tables = { $n ->
    [one] Una mesa más
   *[other] { $n } mesas más
}
fewer-tables = Ver menos
games-title = Los juegos
play-bots = Jugar
solo = En solitario
set-up = Preparar mesa
players-range = { $most ->
    [1] 1 participante
   *[other] { $range } participantes
}
counters = Ventanillas
join-title = Unirse a una mesa
join-label = Pega el enlace o el código que te han dado
join-go = Entrar
join-wrong = Eso no parece un enlace de mesa. Debe acabar en «/t/» y un código, o ser el código solo.
import-title = Traer una partida
import-label = Pega el registro de una partida, o elige su archivo
import-file = Elegir archivo
import-go = Abrir la partida
import-line = Línea { $line }:
import-unreadable = Esto no se puede leer como registro de Andén.
import-impossible = La partida no se puede reproducir: esta jugada no es posible ahí.
import-expected = Se esperaba (en inglés):
foot = Textos, dibujos y programa propios. Los juegos son de sus autores y editoriales; Andén no tiene relación con ellos.

## Preparar una mesa

new-eyebrow = Nueva mesa
new-table = Nueva mesa
rules-of = Reglas de { $game }
how-many = ¿Cuánta gente juega?
which-map = Mapa
who-sits = ¿Quién se sienta?
who-solo = En solitario
seat-n = Asiento { $n }
seat-me = Yo
seat-me-named = Yo ({ $name })
seat-me-note = Juegas tú
seat-hotseat = Alguien en esta pantalla
seat-open = Asiento libre
seat-open-note = Para quien tenga el enlace
seat-as-bot = Bot: { $level }
level-apprentice-note = Aprende el oficio: juega rápido y se equivoca
level-driver-note = Conoce la línea y juega con cabeza
level-stationmaster-note = Piensa a fondo cada jugada
hotseat-name = Nombre del asiento { $n }
player-n = Participante { $n }
open-note = La partida empieza cuando se ocupe el último asiento. Después de crear la mesa tendrás un enlace para enviar.
options = Opciones
picked-of = { $n } de { $max }
pick-between = { $min ->
    [0] Elige como mucho { $max }.
   *[other] { $max ->
        [0] Elige al menos { $min }.
       *[other] Elige { $min } de la lista.
    }
}
stars-won = { $n } de { $all } estrellas
stars-of = { $n } de { $of } estrellas
undo-policy = Deshacer
undo-normal = Libre dentro de tu turno; más atrás, si el resto acepta
undo-free = Siempre libre
depart = ¡Viajeros al tren!

## Mesa

board = Tablero
board-in-words = El tablero en palabras
board-failed = El tablero no se ha podido dibujar.
table-missing = Esta mesa no existe
table-missing-text = Puede que el enlace esté incompleto. Pide que te lo envíen otra vez.
table-failed = La mesa no se ha podido abrir
table-menu = Más de esta mesa
connection-lost = Se ha cortado la conexión. Reconectando… Tu partida está guardada.
watching = Estás mirando
round-of = { $rounds ->
    [0] Ronda { $round }
   *[other] Ronda { $round } de { $rounds }
}
share = Compartir
share-join = Con este enlace cualquiera puede sentarse en un asiento libre, o mirar.
share-watch = Con este enlace cualquiera puede mirar la partida.
share-code = Código de la mesa:
invite-link = Enlace de la mesa
record = Registro
record-text = Toda la partida en texto que se lee, se compara y se vuelve a abrir aquí.
export-text = Guardar como texto
export-json = Guardar como JSON
leave = Levantarse de la mesa
leave-sure = ¿Dejas libre tu asiento?
leave-sure-playing = Si te levantas, un bot jugará por ti. ¿Te levantas?
your-turn-panel = Turno y registro
panels = Paneles
tab-turn = Turno
tab-log = Registro

## Decisión

you = Tú
your-turn = te toca
their-turn = le toca
bot-thinking = { $n ->
    [one] está pensando…
   *[other] están pensando…
}
seconds = { $n } s
sending = Enviando…
now-playing = Ahora: { $name }
looking-back = Posición pasada
waiting-for-players = { $n ->
    [one] Falta una persona para empezar
   *[other] Faltan { $n } personas para empezar
}
game-over = Fin de la partida
controls = Siempre a mano
undo = Deshacer
undo-ask = Pedir deshacer
redo = Rehacer
hint = Pista
see-rule = Ver la regla
hint-title = El Jefe de estación haría:
hint-gain = (ganancia prevista: { $gain })
hint-thinking = El Jefe de estación está mirando tu posición…
hint-play = Hacerlo
hint-dismiss = Descartar
undo-request = Petición de deshacer
undo-asks = { $n ->
    [one] { $player } pide deshacer la última jugada.
   *[other] { $player } pide deshacer las últimas { $n } jugadas.
}
undo-waiting = Falta la respuesta de: { $players }.
agree = Aceptar
refuse = No aceptar
lobby-undo-free = En esta mesa cualquiera puede deshacer en cualquier momento, sin preguntar.
lobby-invite = Envía este enlace a quien vaya a jugar contigo. Empezáis en cuanto se ocupe el último asiento.
take-seat = Ocupar el asiento { $n }

## Participantes

players = Participantes
seat-empty = Asiento libre
tag-bot = bot
tag-stand-in = juega un bot
tag-open = esperando
tag-you = tú
tag-away = ausente
present = Está en la mesa
absent = No está en la mesa
to-act = le toca
score-of = { $name }: { $points ->
    [1] 1 punto
   *[other] { $points } puntos
}. Ver el detalle
score-lines = Detalle de los puntos
total = Total
seat-menu = Asiento de { $name }
hand-to = Que siga un bot: { $level }
hand-to-some = Que siga un bot
stand-in-plays = Un bot ({ $level }) juega por ti.
stand-in-plays-for = Un bot ({ $level }) juega por { $player }.
reclaim = Recuperar el asiento

## Registro y repetición

log = Registro
log-empty = Aún no ha pasado nada.
log-hidden = { $player } hace algo en secreto.
log-undo = { $player } deshace hasta la jugada { $to }.
log-redo = { $player } rehace lo deshecho.
log-ask-undo = { $player } pide deshacer hasta la jugada { $to }.
log-agree-undo = { $player } acepta deshacer.
log-refuse-undo = { $player } no acepta deshacer.
log-away-undo = { $player } no está: no se deshace.
log-take-over = Un bot ({ $level }) juega por { $player } desde ahora.
log-come-back = { $player } vuelve a jugar.
stand-in = { $level } por { $player }
taken-back = deshecho
jump-to = Ver la posición { $n }
undo-to-here = Deshacer hasta aquí (jugada { $n } incluida)
replay = Repetición
replay-first = Al principio
replay-back = Una jugada atrás
replay-forward = Una jugada adelante
replay-last = Al presente
replay-play = Reproducir
replay-pause = Pausa
replay-slider = Posición
position-of = { $n } de { $all }
back-to-now = Volver al presente
since-last-turn = Desde tu último turno
recap-skip = Saltar
recap-done = A jugar

## Final

result = Resultado
show-result = Ver el resultado
undo-new-table = Se juega en una mesa nueva; la partida terminada queda como está.
end-solo = { $points ->
    [one] Un punto
   *[other] { $points } puntos
}
end-tie = Empate: { $players }
end-you-won = ¡Has ganado!
end-won = Gana { $player }
rematch = Otra partida
rematch-join = Ir a la siguiente partida
look-at-board = Ver el tablero
luck-proof = La suerte, comprobada
luck-proof-text = Antes de empezar se publicó la huella de una semilla secreta. Ahora se muestra la semilla: guarda el registro y, con «anden verify», comprueba que todo el azar salió de ella.
commitment = Huella
seed = Semilla

## Ayuda

help = Ayuda
help-lead = Todo se puede hacer con el teclado: el tabulador recorre la página y las flechas recorren el tablero.
help-table = En la mesa
help-board = En el tablero
help-back = Una jugada atrás en la repetición
help-forward = Una jugada adelante en la repetición
help-escape = Cerrar, descartar o volver al presente

## Una partida con reglas anteriores

old-rules = Esta partida sigue con las reglas con las que empezó, las de antes del { $day } (versión { $version }).
old-rules-short = Reglas de antes del { $day }
old-rules-what = Qué ha cambiado
old-rules-title = Reglas de antes
old-rules-lead = Una partida no cambia de reglas a mitad de camino. Las mesas nuevas juegan así:
old-rules-guide = Esta guía cuenta las reglas de las mesas nuevas. Esta partida empezó antes; en esto se diferencia:

## Guía de reglas

rules-eyebrow = Reglas
rules-lead = Las reglas con nuestras palabras. Debajo de cada título se dice en qué parte del reglamento está.
rules-own-page = Abrir la guía en su propia página
guide-search = Buscar en las reglas
guide-contents = Contenido
guide-found = { $n ->
    [one] Un apartado
   *[other] { $n } apartados
}
guide-nothing = Ningún apartado tiene todas esas palabras.
guide-failed = La guía no se ha podido cargar.
rulebook = Reglamento: { $where }

## Qué es Andén

about-title = Un andén para cinco juegos de trenes
about-1-title = Juega
about-1 = Andén aplica el reglamento completo de cada juego. Puedes jugar a solas, con otra gente en la misma pantalla o a distancia, y contra bots de tres niveles. No hay que registrarse: este navegador recuerda quién eres y dónde te sientas.
about-2-title = Sin trampas
about-2 = Lo oculto no sale del servidor, tampoco hacia los bots, que ven lo mismo que tú. La suerte sale de una semilla secreta cuya huella se publica antes de empezar y que se enseña al final.
about-3-title = Nada se pierde
about-3 = Cada jugada se guarda antes de confirmarse. Cada posición tiene su propio enlace, y toda partida se puede guardar como texto y volver a abrir.
about-4-title = De quién es
about-4 = El programa, los textos y los dibujos son nuestros y se publican con licencia MIT. Los juegos y sus nombres son de sus autores y editoriales, con quienes Andén no tiene relación. Si te gustan, cómpralos.
about-api = Para programas: la interfaz HTTP

# Maps
map-tools = Vista del mapa
map-zoom-in = Acercar
map-zoom-out = Alejar
map-zoom-fit = Verlo todo
