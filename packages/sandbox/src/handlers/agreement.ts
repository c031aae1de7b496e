import { AgreementSummary } from '@fair/contract/agreement.ts'
import type { Contract } from '@fair/contract/index.ts'
import * as z from 'zod/mini'
import { hasAgreed } from '../accounts/enter.ts'
import type { Context } from '../context.ts'
import { found } from '../failure.ts'
import type { GroupHandlers } from '../handler.ts'
import { made } from '../paging.ts'
import type { Agreement } from '../sent.ts'

/** Spec 7: the tenant's agreements, one of each type. */
export const agreement: GroupHandlers<Contract['agreement']> = {
  list: (_, context) => all(context).map((each) => z.parse(AgreementSummary, each)),
  /** In the requested order; unknown ids are left out. */
  batch: ({ agreementIds }, context) => made(agreementIds, (id) => byId(context, id)),
  detail: ({ agreementId }, context) => found(byId(context, agreementId), 'agreement', agreementId),
  byType: ({ agreementType }, context) => {
    const known = all(context).find((each) => each.agreementType === agreementType)
    return found(known, 'agreement', agreementType)
  },
}

function all(context: Context): Agreement[] {
  const { tenant, language, userId } = context
  return tenant.agreements(language).map((each) => ({ ...each, accepted: hasAgreed(context, userId, each) }))
}

function byId(context: Context, id: string): Agreement | undefined {
  return all(context).find((each) => each.agreementId === id)
}
