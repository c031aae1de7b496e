import { load } from '../data/load.ts'
import type { Text } from './text.ts'

/** Tags of exhibitors and exhibits. Certificates and standards are the same in every language. */
export const TAGS = load('catalogue/tags')

export type TagId = keyof typeof TAGS

export const TAG_IDS = Object.keys(TAGS).filter((id): id is TagId => id in TAGS)

const data = load('content/tag-types')

/** The types of tags, to select interests from; each tag has one type. */
export const TAG_TYPES: readonly { readonly id: string; readonly name: Text; readonly tagIds: readonly TagId[] }[] =
  data.tagTypes

/** The type of tags that belong to no type: those of another fair. */
export const OTHER_TAGS = data.otherTags
