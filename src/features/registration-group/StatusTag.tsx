import { Tag } from '../../components/parts.tsx'
import type { AuditStatus } from '../../contract/form.ts'
import type { SignMember } from '../../contract/sign-group.ts'
import type { PageContext } from '../../lib/page.ts'
import { memberStatus } from './group.ts'

const KINDS = {
  NONE: 'plain',
  PENDING: 'warn',
  PASSED: 'ok',
  REFUSED: 'bad',
  INVITED: 'info',
  INCOMPLETE: 'warn',
} as const

export function AuditTag({ page, status }: { page: PageContext; status: AuditStatus }) {
  return <Tag kind={KINDS[status]}>{page.t(`registrationGroup:audit.${status}`)}</Tag>
}

export function MemberTag({ page, member }: { page: PageContext; member: SignMember }) {
  const status = memberStatus(member)
  return <Tag kind={KINDS[status]}>{page.t(`registrationGroup:member.${status}`)}</Tag>
}
