import { load } from '../../data/load.ts'
import type { Text } from '../text.ts'

const data = load('business/answers')

/* Exhibitors' answers to an inquiry: one sentence from each table, with {exhibitor}, {days} and {title} filled in. */

export const OPENINGS: readonly Text[] = data.openings

export const OFFERS: readonly Text[] = data.offers

export const TERMS: readonly Text[] = data.terms

export const CLOSINGS: readonly Text[] = data.closings

/** Instead of a price, if the exhibitor needs to know more first. */
export const QUESTION_TEXTS: Text = data.asking

/** Ports of dispatch, by the country of the exhibitor; other countries sell ex works. */
export const PORTS: Readonly<Record<string, string>> = data.ports
