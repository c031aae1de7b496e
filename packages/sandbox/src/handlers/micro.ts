import type { Contract } from '@fair/contract/index.ts'
import { found } from '../failure.ts'
import type { GroupHandlers } from '../handler.ts'
import { slice } from '../paging.ts'
import { microPage, microPagesOf } from './micro-page.ts'
import { foundIds } from './searched.ts'

/** Micro pages per call by default. */
const PAGE_SIZE = 20

/** Spec 2 (/micro-list, /micro-page): pages composed by the organiser. */
export const micro: GroupHandlers<Contract['micro']> = {
  list: ({ keyword, ...paging }, context) => {
    const pages = microPagesOf(context)
    const ids = foundIds(keyword, 'MICRO_PAGE', context)
    const matching = pages.filter(({ microPageId }) => !ids || ids.has(microPageId))
    return { records: slice(matching, paging, PAGE_SIZE), total: matching.length, facets: {} }
  },
  detail: ({ microPageId }, context) => found(microPage(microPageId, context), 'microPage', microPageId),
}
