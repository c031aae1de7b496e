import type { MapPlace } from '../../domain/hall-map.ts'
import { type PlaceIcon, placeIcon } from './place-icons.ts'

/** The places of one kind in a hall. */
export interface PlaceGroup {
  icon: PlaceIcon
  count: number
  /** Names from the platform, without duplicates. */
  names: string[]
  /** How many of them are reached without a step. */
  stepFree: number
}

/** Places by kind, in the order of the first of each. Those without an icon appear only on the map. */
export function placesOf(places: readonly MapPlace[]): PlaceGroup[] {
  const groups = new Map<PlaceIcon, PlaceGroup>()
  for (const { category, name, isStepFree } of places) {
    const icon = placeIcon(category)
    if (icon === null) continue
    const group = groups.get(icon) ?? { icon, count: 0, names: [], stepFree: 0 }
    groups.set(icon, group)
    group.count += 1
    if (isStepFree) group.stepFree += 1
    if (name !== '' && !group.names.includes(name)) group.names.push(name)
  }
  return [...groups.values()]
}
