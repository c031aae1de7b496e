import { load } from '../../data/load.ts'
import type { TagId } from '../tags.ts'
import type { Text } from '../text.ts'

const data = load('content/tag-types')

/** The types of tags, to select interests from; each tag has one type. */
export const TAG_TYPES: readonly { readonly id: string; readonly name: Text; readonly tagIds: readonly TagId[] }[] =
  data.tagTypes

/** The type of tags that belong to no type: those of another fair. */
export const OTHER_TAGS = data.otherTags
