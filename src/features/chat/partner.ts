import type { Call } from '../../api/client.ts'
import { catalogue } from '../../contract/catalogue.ts'
import type { ChatRole } from '../../contract/chat.ts'

/** Whom the page is about, and so whom its button opens a chat with. */
export interface Partner {
  readonly role: ChatRole
  readonly roleId: string
  readonly exhibitsId?: string
}

const DETAIL = /\/(exhibitor|exhibits|live|meeting)\/detail\/(?:([^/]+)\/?)?$/

/** What a detail page's address names; null on every other page. */
export function subjectOf({
  pathname,
  search,
}: {
  pathname: string
  search: string
}): { kind: string; id: string } | null {
  const [, kind, inPath] = DETAIL.exec(pathname) ?? []
  const id = inPath ?? new URLSearchParams(search).get('id')
  return kind && id ? { kind, id: decodeURIComponent(id) } : null
}

/** Whom the button opens a chat with; the service desk where that cannot be told. */
export async function partnerOf(address: { pathname: string; search: string }, call: Call): Promise<Partner> {
  const subject = subjectOf(address)
  if (subject?.kind === 'exhibitor') return { role: 'EXHIBITOR', roleId: subject.id }
  if (subject?.kind === 'live') return { role: 'LIVE', roleId: subject.id }
  if (subject?.kind === 'meeting') return { role: 'MEETING', roleId: subject.id }
  if (subject?.kind === 'exhibits') {
    const got = await call(catalogue.exhibit, { exhibitsId: subject.id })
    if (got.ok) return { role: 'EXHIBITOR', roleId: got.data.exhibitorId, exhibitsId: subject.id }
  }
  return { role: 'SERVICE', roleId: 'desk' }
}
