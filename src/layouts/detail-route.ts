import type { OpenDetail } from '../features/shared/detail/open-detail.ts'
import type { Namespace } from '../lib/i18n/messages.ts'
import type { MessageKey } from '../lib/i18n/translator.ts'

/** A page `{route}/?id=…`, which leads to an item's own page, or shows the item where the build has none of it. */
export interface DetailRoute {
  /** The items' own pages are at `{path}/{id}/`. */
  path: string
  /** The query's name for the item's id; `id` is understood beside it. */
  by: string
  words: {
    /** What the page says without an id. */
    title: MessageKey
    description: MessageKey
    /** The way to the list. */
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
