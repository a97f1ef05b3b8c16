### Railroad Tiles: texts in English

## Names: drawings of routes

configuration-road_straight = Straight road
configuration-rail_straight = Straight railway
configuration-road_curve = Curved road
configuration-rail_curve = Curved railway
configuration-road_t = Road T-junction
configuration-rail_t = Railway T-junction
configuration-road_cross = Crossroads
configuration-rail_cross = Railway crossing
configuration-road_double_curve = Double curved road
configuration-rail_double_curve = Double curved railway
configuration-mixed_double_curve = Curved road and curved railway
configuration-overpass = Overpass
configuration-road_end = Dead-end road
configuration-rail_end = Dead-end railway
configuration-road_end_station = Road to a terminus
configuration-rail_end_station = Railway to a terminus
configuration-station_straight = Straight station
configuration-station_curve = Curved station
configuration-station_t_road_through = T station, straight road
configuration-station_t_rail_through = T station, straight railway
configuration-station_t_road_corner = T station, curved road
configuration-station_t_rail_corner = T station, curved railway
configuration-station_x_3road = Station of 3 roads and 1 railway
configuration-station_x_3rail = Station of 3 railways and 1 road
configuration-station_x_opposite = Straight crossing station
configuration-station_x_adjacent = Curved crossing station

## Names: what a tile carries

background-field = Field
background-town = Town
route-road = road
route-rail = rail
route-blank = blank
side-N = north
side-E = east
side-S = south
side-W = west
station = Station
location-car = Car location
location-train = Train location
location-passenger = Passenger location

## Names: pawns and tokens

pawn-car = Car
pawn-train = Train
pawn-passenger = Passenger
pawn-star = Star
token-PT1 = Train
token-PT2 = Train with flag
token-PT3 = Car
token-PT4 = Car with flag
token-PT5 = Passenger
token-PT6 = Passenger with flag
token-PT7 = Train or car

## Names: objectives

objective-city_hall = City Hall
objective-city_hall-condition = At least 2 tiles in a row in each of the four directions.
objective-metropolis = Metropolis
objective-metropolis-condition = Part of a city of at least 5 town tiles.
objective-central_station = Central Station
objective-central_station-condition = Reaches at least 5 other stations by rail only.
objective-stadium = Stadium
objective-stadium-condition = At least 3 passenger pawns on the 8 spaces around it.
objective-airport = Airport
objective-airport-condition = A town tile of a city lies in its row or column.
objective-temple = Temple
objective-temple-condition = No car or train location on the 8 spaces around it.
objective-gas_station = Gas Station
objective-gas_station-condition = On a path by road of at least 8 segments.

## Names: challenges

challenge-0 = No challenge
challenge-0-mission = A solo game without a mission.
challenge-1 = Megalopolis
challenge-1-mission = Make a city of at least 10 town tiles.
challenge-2 = Route 66
challenge-2-mission = Make a continuous road that runs over at least 14 tiles.
challenge-3 = Trans-Europe Express
challenge-3-mission = Make a continuous railway that runs over at least 14 tiles.
challenge-4 = Perfection
challenge-4-mission = End the game with 3 openings at most.
challenge-5 = Flat Earth
challenge-5-mission = Your territory may not be more than 3 rows high.
challenge-6 = Volcano
challenge-6-mission = Leave a hole of 2 × 2 wholly surrounded by tiles.
challenge-7 = Sinkholes
challenge-7-mission = Leave 3 holes of one space, each wholly surrounded by tiles.
challenge-8 = Long-Distance Friends
challenge-8-mission = Connect 2 passengers 12 tiles or more apart, with no other passenger between them.
challenge-9 = Station Tangle
challenge-9-mission = Make a network that links at least 10 stations.
challenge-10 = Motor Eden
challenge-10-mission = Make a road network with at least 8 cars.
challenge-11 = Railway Paradise
challenge-11-mission = Make a rail network with at least 8 trains.
challenge-12 = Four Cities
challenge-12-mission = Make at least 4 cities.
challenge-13 = Strict Law
challenge-13-mission = At most 1 pawn of each kind in every row.
challenge-14 = Traffic Control
challenge-14-mission = No network may connect more than 2 pawns of the same kind.
challenge-15 = Lazy Travellers
challenge-15-mission = Passengers score only with those they reach by one kind of route.
