import { load } from '../../data/load.ts'
import type { Text } from '../text.ts'

const data = load('showcase/live-titles')

/* Titles of the streams that fill the programme; {name} is one of the exhibitor's exhibits. */

/** While the halls are open, from the booth. */
export const AT_THE_STAND: readonly Text[] = data.atTheStand

/** While they are closed, from home, where it is daytime. */
export const AT_HOME: readonly Text[] = data.atHome
