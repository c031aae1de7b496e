import { load } from '../data/load.ts'

/** Tags of exhibitors and exhibits. Certificates and standards are the same in every language. */
export const TAGS = load('catalogue/tags')

export type TagId = keyof typeof TAGS

export const TAG_IDS = Object.keys(TAGS).filter((id): id is TagId => id in TAGS)
