import { catalogue } from '@fair/contract/catalogue.ts'
import { ChatRole, type ChatSession, SERVICE_DESK } from '@fair/contract/chat.ts'
import type { Call } from '../../api/client.ts'
import { subjectOf } from '../../domain/page-subject.ts'

/** The partner to open a chat with, and the exhibit it is about. */
export interface Partner {
  readonly role: ChatRole
  readonly roleId: string
  readonly exhibitsId?: string
}

/**
 * The partner with whom the page's button opens a chat: the exhibitor, also of an exhibit, a live or a meeting (the
 * audience's chat is beside the picture), or the service desk if no exhibitor can be determined.
 */
export async function partnerOf(address: { pathname: string; search: string }, call: Call): Promise<Partner> {
  const subject = subjectOf(address)
  if (subject?.kind === 'exhibitor') return { role: 'EXHIBITOR', roleId: subject.id }
  if (subject?.kind === 'live' || subject?.kind === 'meeting') {
    const { hostOf } = await import('./host-of.ts')
    const roleId = await hostOf(subject.kind, subject.id, call)
    if (roleId !== null) return { role: 'EXHIBITOR', roleId }
  }
  if (subject?.kind === 'exhibits') {
    const got = await call(catalogue.exhibit, { exhibitsId: subject.id })
    if (got.ok) return { role: 'EXHIBITOR', roleId: got.data.exhibitorId, exhibitsId: subject.id }
  }
  return { role: 'SERVICE', roleId: SERVICE_DESK }
}

/** The partner of a chat in the list. There is one service desk, whatever id a platform gives it. */
export const partnerIn = ({ role, roleId }: Pick<ChatSession, 'role' | 'roleId'>): Partner => ({
  role,
  roleId: role === 'SERVICE' ? SERVICE_DESK : roleId,
})

/**
 * The chat that an address of /chat requests. `?chatgroupId=` opens a chat of the list. `?role=EXHIBITOR&roleId=30001`,
 * with `&exhibitsId=` if it is about an exhibit, opens the chat with a partner and creates it if needed. Null: the list
 * alone.
 */
export function requestedPartner(query: URLSearchParams): { chatgroupId: string } | Partner | null {
  const chatgroupId = query.get('chatgroupId')
  if (chatgroupId) return { chatgroupId }
  const role = ChatRole.safeParse(query.get('role')).data
  const roleId = query.get('roleId') ?? (role === 'SERVICE' ? SERVICE_DESK : '')
  const exhibitsId = query.get('exhibitsId')
  return role && roleId !== '' ? { role, roleId, ...(exhibitsId && { exhibitsId }) } : null
}
