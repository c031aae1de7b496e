import { load } from '../../data/load.ts'
import type { Text } from '../text.ts'

const data = load('showcase/live-titles')

/* Titles of the streams that fill the programme; {name} is one of the exhibitor's exhibits. */

/** While the halls are open, from the stand. */
export const AT_THE_STAND: readonly Text[] = data.atTheStand

/** When they are closed, from home, where it is day. */
export const AT_HOME: readonly Text[] = data.atHome
