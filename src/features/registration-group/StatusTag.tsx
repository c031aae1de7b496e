import type { AuditStatus } from '@fair/contract/form.ts'
import type { SignMember } from '@fair/contract/sign-group.ts'
import { Tag } from '../../components/parts.tsx'
import { usePage } from '../../components/usePage.ts'
import { memberStatus } from './group.ts'

const KINDS = {
  NONE: 'plain',
  PENDING: 'warn',
  PASSED: 'ok',
  REFUSED: 'bad',
  INVITED: 'info',
  INCOMPLETE: 'warn',
} as const

export function AuditTag({ status }: { status: AuditStatus }) {
  const page = usePage()
  return <Tag kind={KINDS[status]}>{page.t(`registrationGroup:audit.${status}`)}</Tag>
}

export function MemberTag({ member }: { member: SignMember }) {
  const page = usePage()
  const status = memberStatus(member)
  return <Tag kind={KINDS[status]}>{page.t(`registrationGroup:member.${status}`)}</Tag>
}
