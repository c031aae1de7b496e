import type { OpenDetail } from '../features/shared/detail/open-detail.ts'
import type { Namespace } from '../lib/i18n/messages.ts'
import type { MessageKey } from '../lib/i18n/translator.ts'

/** A page `{route}/?id=…`, which redirects to an item's own page, or shows the item if the build has no page for it. */
export interface DetailRoute {
  /** The items' own pages are at `{path}/{id}/`. */
  path: string
  /** The query's name for the item's id; `id` is accepted as well. */
  by: string
  words: {
    /** The page's title without an id. */
    title: MessageKey
    description: MessageKey
    /** The label of the link to the list. */
    list: MessageKey
    missing: MessageKey
    missingWhy: MessageKey
    failed: MessageKey
  }
  /** The list's route. */
  list: string
  /** Namespaces of the item's view. */
  texts: readonly Namespace[]
  /** Style sheets of the item's view: the page itself needs none of them. */
  sheets: readonly string[]
  open: () => Promise<OpenDetail>
}
