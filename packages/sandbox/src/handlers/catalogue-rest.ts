import type { catalogueRest as declared } from '@fair/contract/catalogue.ts'
import { found } from '../failure.ts'
import type { GroupHandlers } from '../handler.ts'
import { nodesUnder, usedCategories } from './catalogue.ts'
import { exhibitor } from './goods.ts'

/** Spec 7, "Exhibitors and exhibits": the category tree level by level, and the exhibitor's older call. */
export const catalogueRest: GroupHandlers<typeof declared> = {
  categoryNodes: ({ categoryId }, context) => {
    const used = usedCategories(context)
    const parent = categoryId === undefined || categoryId === '' ? null : categoryId
    if (parent !== null) {
      const isKnown = used.some(({ value }) => value === parent)
      found(isKnown ? parent : undefined, 'categoryNode', parent)
    }
    return nodesUnder(parent, used, context).map((node) => ({ ...node, children: [], categoryChildList: [] }))
  },
  exhibitorV1: ({ exhibitorId }, context) => found(exhibitor(exhibitorId, context), 'exhibitor', exhibitorId),
}
