import type { Contract } from '../../contract/index.ts'
import { found } from '../failure.ts'
import type { GroupHandlers } from '../handler.ts'
import { slice } from '../paging.ts'
import { foundIn } from '../search-text.ts'
import { MICRO_NAMES, microPage, microPagesOf, microWords } from './micro-page.ts'

/** Micro pages in one call, when it does not say. */
const PAGE_SIZE = 20

/** Spec 2 (/micro-list, /micro-page): pages that the organiser composes. */
export const micro: GroupHandlers<Contract['micro']> = {
  list: ({ keyword, ...paging }, context) => {
    const pages = microPagesOf(context)
    const isFound = foundIn(pages, keyword, context.language, microWords, MICRO_NAMES)
    const matching = pages.filter((_, row) => isFound(row))
    return { records: slice(matching, paging, PAGE_SIZE), total: matching.length, facets: {} }
  },
  detail: ({ microPageId }, context) => found(microPage(microPageId, context), 'microPage', microPageId),
}
