import type { Call, Failure } from '../../api/client.ts'
import { catalogue } from '../../contract/catalogue.ts'
import type { ResponseStats } from '../../contract/response-stats.ts'
import { subjectOf } from '../../domain/page-subject.ts'
import type { Recipient } from '../../stores/inquiry-basket.ts'

/** Whom an inquiry asks, about what, and how they answer. */
export interface InquirySubject {
  recipient: Recipient
  responseStats: ResponseStats | null
}

/** Whom the button asks, and about what; null where the page is about neither. */
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
