import type { Contract } from '@fair/contract/index.ts'
import type { Context } from '../context.ts'
import { found } from '../failure.ts'
import type { GroupHandlers } from '../handler.ts'
import { made } from '../paging.ts'
import { exhibitionsOf } from '../platform.ts'
import type { Exhibition } from '../sent.ts'

/** Spec 7: exhibitions are only visible within their tenant. */
export const exhibition: GroupHandlers<Contract['exhibition']> = {
  list: (_, context) => made(idsOf(context), (id) => context.entities.exhibition(id, context.language)),
  detail: one,
  detailPc: one,
  detailV2: one,
}

function one({ id }: { id: string }, context: Context): Exhibition {
  const known = idsOf(context).includes(id) ? context.entities.exhibition(id, context.language) : undefined
  return found(known, 'exhibition', id)
}

function idsOf({ fair, tenantId }: Context): string[] {
  return exhibitionsOf(fair, tenantId).map(({ exhibitionId }) => exhibitionId)
}
