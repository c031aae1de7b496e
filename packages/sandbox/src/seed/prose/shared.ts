import { load } from '../../data/load.ts'
import type { Text } from '../text.ts'

const data = load('prose/shared')

/** Sentences that fit any exhibit. */

export const SUMMARIES: readonly Text[] = data.summaries

export const OPENING: readonly Text[] = data.opening

export const HEADINGS: readonly Text[] = data.headings

export const POINTS: readonly Text[] = data.points

export const CLOSING: readonly Text[] = data.closing
