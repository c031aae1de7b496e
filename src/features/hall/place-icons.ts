/** Kinds of places that have an icon and a label on the map. All other categories are points without a name. */
export const PLACE_ICONS = {
  elevator: 'M5 3h14v18H5zM12 3v18M7 10l1.5-2L10 10M14 14l1.5 2 1.5-2',
  stairs: 'M3 20h4.5v-4.5H12V11h4.5V6.5H21',
  foodservice: 'M5 9h11v5a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4zM16 10h2a2 2 0 0 1 0 5h-2M8.5 4v2M12.5 4v2',
  firstaid: 'M9.5 4h5v5.5H20v5h-5.5V20h-5v-5.5H4v-5h5.5z',
  prayerroom: 'M10 4a1.7 1.7 0 1 0 .1 0zM9 9.5 7 16h8l3 4M9.5 9.5l4 3.5 4.5-2M5 20h10',
  restroom:
    'M7 3.5a1.6 1.6 0 1 0 .1 0zM4.5 9h5v6H8.5v5.5h-3V15h-1zM17 3.5a1.6 1.6 0 1 0 .1 0zM17 9l-3 7h1.7v4.5h2.6V16H20zM12 4v16',
  information: 'M12 3a9 9 0 1 0 .1 0zM12 11v6M12 7.2v.6',
  stage: 'M12 3a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3zM6 11a6 6 0 0 0 12 0M12 17v4M8 21h8',
  entrance: 'M10 4h10v16H10M3 12h11M10.5 8.5 14 12l-3.5 3.5',
  exit: 'M14 4H4v16h10M10 12h11M17.5 8.5 21 12l-3.5 3.5',
} as const

export type PlaceIcon = keyof typeof PLACE_ICONS

/** Other IMDF categories that are shown as one of these. */
const SAME: Readonly<Record<string, PlaceIcon>> = {
  'restroom.male': 'restroom',
  'restroom.female': 'restroom',
  'restroom.unisex': 'restroom',
  'restroom.wheelchair': 'restroom',
  theater: 'stage',
  auditorium: 'stage',
  'pedestrian.principal': 'entrance',
  pedestrian: 'entrance',
  emergencyexit: 'exit',
}

/** The icon of an IMDF category; null if it has none. */
export const placeIcon = (category: string): PlaceIcon | null =>
  SAME[category] ?? (Object.hasOwn(PLACE_ICONS, category) ? (category as PlaceIcon) : null)
