### Un juego sin tablero dibujado: lo que dice la página alrededor de su dibujo en texto.

plain-picture = Tablero en texto
plain-scores = Puntos
plain-actions = Lo que puedes hacer
plain-find = { $n ->
    [one] Busca una acción: 1 de { $all }
   *[other] Busca una acción: { $n } de { $all }
}
plain-none = Ninguna acción tiene esas palabras.
plain-total = Total
plain-player = Participante
plain-lines = De qué
