import { load } from '../data/load.ts'
import type { Text } from './text.ts'

const data = load('catalogue/halls')

/** The halls of the venue with their themes, highest first. */
export const HALLS: readonly (readonly [hall: string, name: Text])[] = data.halls

/** "8.1 馆", "Hall 8.1", "8.1館", "8.1관". */
export const hallName = (hall: string): Text => [`${hall} 馆`, `Hall ${hall}`, `${hall}館`, `${hall}관`]

/** Central venues of the fair, for meetings. */
export const CENTRAL_HALL: Text = data.centralHall
