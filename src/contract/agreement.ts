import * as z from 'zod/mini'
import { data, get, list } from './endpoint.ts'
import { html, id, time } from './kinds.ts'

/** 'USER' user agreement, 'PRIVACY', 'TICKET' ticket terms, 'ACCESSIBILITY', 'COOKIE'. @internal */
export const AGREEMENT_TYPES = ['USER', 'PRIVACY', 'TICKET', 'ACCESSIBILITY', 'COOKIE'] as const

export const AgreementSummary = z.object({
  agreementId: id,
  agreementType: z.string(),
  title: z.string(),
  version: z.string(),
  updateTime: time,
})
export type AgreementSummary = z.infer<typeof AgreementSummary>

/** `content` is platform HTML: goes through the sanitiser before it is shown. */
export const Agreement = z.extend(AgreementSummary, { content: html })
export type Agreement = z.infer<typeof Agreement>

export const agreement = {
  list: get('/api/v2/app/agreement', z.object({}), list(AgreementSummary)),
  batch: get('/api/v2/app/agreement/batch', z.object({ agreementIds: z.array(z.string()) }), list(Agreement)),
  detail: get('/api/v2/app/agreement/{agreementId}', z.object({ agreementId: z.string() }), data(Agreement)),
  byType: get('/api/v2/app/agreement/type', z.object({ agreementType: z.string() }), data(Agreement)),
}
