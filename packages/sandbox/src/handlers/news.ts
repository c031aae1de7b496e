import type { Contract } from '@fair/contract/index.ts'
import { InformationSummary } from '@fair/contract/news.ts'
import * as z from 'zod/mini'
import type { Context } from '../context.ts'
import { facetValues } from '../facet-values.ts'
import { found } from '../failure.ts'
import type { GroupHandlers } from '../handler.ts'
import { pageOf } from '../paging.ts'
import { information } from './goods.ts'
import { foundIds } from './searched.ts'

/** Articles per page by default. */
const PAGE_SIZE = 10

/** Spec 7, "News". */
export const news: GroupHandlers<Contract['news']> = {
  search: ({ keyword, column, sort, ...paging }, context) => {
    const { catalogue, exhibitionId, fair, language } = context
    const choice = { column }
    const { ids, counts } = catalogue
      .news(exhibitionId)
      .filter({ language, found: foundIds(keyword, 'INFORMATION', context), choice, order: sort })
    return pageOf(ids, paging, PAGE_SIZE, (id) => summaryOf(id, context), facetValues(counts, choice, fair, language))
  },
  detail: ({ informationId }, context) => found(information(informationId, context), 'information', informationId),
  /** `previous` was published just before, `next` just after. */
  previous: ({ id }, context) => {
    const exhibitionId = found(information(id, context) && context.entities.exhibitionOf('news', id), 'information', id)
    const neighbours = context.catalogue.news(exhibitionId).neighbours(id)
    const at = (each: string | null | undefined) => (each ? (summaryOf(each, context) ?? null) : null)
    return { previous: at(neighbours?.after), next: at(neighbours?.before) }
  },
}

function summaryOf(id: string, { entities, language }: Context): InformationSummary | undefined {
  const full = entities.news(id, language)
  return full && z.parse(InformationSummary, full)
}
