### Railroad Tiles: textos en español

## Nombres: dibujos de rutas

configuration-road_straight = Carretera recta
configuration-rail_straight = Vía recta
configuration-road_curve = Carretera curva
configuration-rail_curve = Vía curva
configuration-road_t = Intersección de carreteras en T
configuration-rail_t = Intersección de vías en T
configuration-road_cross = Cruce de carreteras
configuration-rail_cross = Cruce de vías
configuration-road_double_curve = Doble carretera curva
configuration-rail_double_curve = Doble vía curva
configuration-mixed_double_curve = Carretera curva y vía curva
configuration-overpass = Paso elevado
configuration-road_end = Carretera sin salida
configuration-rail_end = Vía muerta
configuration-road_end_station = Carretera con Estación término
configuration-rail_end_station = Vía con Estación término
configuration-station_straight = Estación recta
configuration-station_curve = Estación curva
configuration-station_t_road_through = Estación en T, carretera recta
configuration-station_t_rail_through = Estación en T, vía recta
configuration-station_t_road_corner = Estación en T, carretera curva
configuration-station_t_rail_corner = Estación en T, vía curva
configuration-station_x_3road = Estación de 3 carreteras y 1 vía
configuration-station_x_3rail = Estación de 3 vías y 1 carretera
configuration-station_x_opposite = Estación de cruce recto
configuration-station_x_adjacent = Estación de cruce en curva

## Nombres: lo que lleva una loseta

background-field = Campo
background-town = Pueblo
route-road = carretera
route-rail = vía
route-blank = vacío
side-N = norte
side-E = este
side-S = sur
side-W = oeste
station = Estación
location-car = Ubicación de Coche
location-train = Ubicación de Tren
location-passenger = Ubicación de Viajero

## Nombres: peones y fichas

pawn-car = Coche
pawn-train = Tren
pawn-passenger = Viajero
pawn-star = Estrella
token-PT1 = Tren
token-PT2 = Tren con Bandera
token-PT3 = Coche
token-PT4 = Coche con Bandera
token-PT5 = Viajero
token-PT6 = Viajero con Bandera
token-PT7 = Tren o Coche

## Nombres: Objetivos

objective-city_hall = Ayuntamiento
objective-city_hall-condition = Al menos 2 losetas seguidas en cada una de las cuatro direcciones.
objective-metropolis = Metrópolis
objective-metropolis-condition = Forma parte de una Ciudad de al menos 5 losetas de Pueblo.
objective-central_station = Estación central
objective-central_station-condition = Llega solo por vía a al menos 5 Estaciones más.
objective-stadium = Estadio
objective-stadium-condition = Al menos 3 peones de Viajero en las 8 casillas de alrededor.
objective-airport = Aeropuerto
objective-airport-condition = En su fila o columna hay una loseta de Pueblo de una Ciudad.
objective-temple = Templo
objective-temple-condition = Ninguna Ubicación de Coche ni de Tren en las 8 casillas de alrededor.
objective-gas_station = Gasolinera
objective-gas_station-condition = Está en un recorrido por carretera de al menos 8 tramos.

## Nombres: desafíos

challenge-0 = Sin desafío
challenge-0-mission = Una partida en solitario sin misión.
challenge-1 = Megalópolis
challenge-1-mission = Crea una Ciudad de al menos 10 losetas de Pueblo.
challenge-2 = Ruta 66
challenge-2-mission = Crea una carretera continua que recorra al menos 14 losetas.
challenge-3 = Expreso transeuropeo
challenge-3-mission = Crea una vía continua que recorra al menos 14 losetas.
challenge-4 = Perfección
challenge-4-mission = Acaba la partida con 3 aberturas como mucho.
challenge-5 = Terraplanismo
challenge-5-mission = Tu territorio no puede tener más de 3 filas de alto.
challenge-6 = Volcán
challenge-6-mission = Deja un hueco de 2 × 2 rodeado del todo de losetas.
challenge-7 = Socavones
challenge-7-mission = Deja 3 huecos de una casilla, cada uno rodeado del todo de losetas.
challenge-8 = Amigos a distancia
challenge-8-mission = Conecta 2 Viajeros a 12 losetas o más, sin otro Viajero en medio.
challenge-9 = Lío de estaciones
challenge-9-mission = Crea una red que una al menos 10 Estaciones.
challenge-10 = Edén automovilístico
challenge-10-mission = Crea una red de carreteras con al menos 8 Coches.
challenge-11 = Paraíso ferroviario
challenge-11-mission = Crea una red de vías con al menos 8 Trenes.
challenge-12 = 4 Ciudades
challenge-12-mission = Crea al menos 4 Ciudades.
challenge-13 = Ley estricta
challenge-13-mission = En cada fila, como mucho 1 peón de cada tipo.
challenge-14 = Control de tráfico
challenge-14-mission = Ninguna red puede conectar más de 2 peones del mismo tipo.
challenge-15 = Viajeros perezosos
challenge-15-mission = Los Viajeros solo puntúan con los que alcanzan por un mismo tipo de ruta.
