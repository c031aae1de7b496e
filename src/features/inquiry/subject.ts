import { catalogue } from '@fair/contract/catalogue.ts'
import type { ResponseStats } from '@fair/contract/response-stats.ts'
import type { Call, Failure } from '../../api/client.ts'
import { subjectOf } from '../../domain/page-subject.ts'
import type { Recipient } from '../../stores/inquiry-basket.ts'

/** The recipient of an inquiry, with its exhibit, and how fast they respond. */
export interface InquirySubject {
  recipient: Recipient
  responseStats: ResponseStats | null
}

/** Recipient and exhibit for the page's inquiry button; null if the page is about neither exhibitor nor exhibit. */
export async function loadSubject(
  address: { pathname: string; search: string },
  call: Call,
): Promise<{ ok: true; data: InquirySubject | null } | Failure> {
  const subject = subjectOf(address)
  if (subject?.kind !== 'exhibits' && subject?.kind !== 'exhibitor') return { ok: true, data: null }
  if (subject.kind === 'exhibits') {
    const got = await call(catalogue.exhibit, { exhibitsId: subject.id })
    if (!got.ok) return got
    const { exhibitor, exhibitsId, exhibitsName } = got.data
    const { exhibitorId, exhibitorName, logo, responseStats } = exhibitor
    const recipient = { exhibitorId, exhibitorName, logo: logo.url, exhibitsId, exhibitsName }
    return { ok: true, data: { recipient, responseStats: responseStats ?? null } }
  }
  const got = await call(catalogue.exhibitor, { exhibitorId: subject.id })
  if (!got.ok) return got
  const { exhibitorId, exhibitorName, logo, responseStats } = got.data
  return {
    ok: true,
    data: { recipient: { exhibitorId, exhibitorName, logo: logo.url }, responseStats: responseStats ?? null },
  }
}
