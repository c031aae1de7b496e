import type { FormValues } from '@fair/contract/form-field.ts'
import { asId } from '@fair/contract/rules/own-values.ts'
import { type SignCategory, type SignMember, signGroup } from '@fair/contract/sign-group.ts'
import { useCallback, useMemo } from 'react'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { PlatformForm } from '../shared/form/PlatformForm.tsx'
import { type SendOutcome, sendAnswer } from '../shared/form/services.ts'

export interface PanelProps {
  category: SignCategory
  signGroupId: string
  onClose: () => void
}

/** The form of one member, new or existing, as the category defines it. */
export function MemberForm({
  category,
  signGroupId,
  member,
  onDone,
  onClose,
}: PanelProps & { member: SignMember | null; onDone: () => void }) {
  const { page, call } = useIsland()
  const { t } = page
  const form = useMemo(() => {
    const { memberForm } = category
    const formId = asId(`${memberForm.formId}-${member?.signMemberId ?? `${signGroupId}-new`}`)
    return { ...memberForm, formId, values: member?.values ?? null, submitText: t('registrationGroup:saveMember') }
  }, [category, member, signGroupId, t])
  const send = useCallback(
    async (values: FormValues, requestId: string): Promise<SendOutcome> => {
      const own = member ? { signMemberId: member.signMemberId } : {}
      const answer = await call(signGroup.saveMembers, { signGroupId, members: [{ ...own, values }], requestId })
      if (!answer.ok) return sendAnswer(answer)
      const [row] = answer.data
      // Stored, though answers may be missing: the table shows it, and sending it again would add another member.
      if (row?.signMemberId != null) return { kind: 'accepted' }
      const fieldErrors = row?.fieldErrors ?? []
      return fieldErrors.length > 0
        ? { kind: 'refused', fieldErrors }
        : { kind: 'failed', message: t('errors:exception') }
    },
    [call, signGroupId, member, t],
  )
  return (
    <section className="panel-in" aria-label={member?.memberName || t('registrationGroup:addOne')}>
      <PlatformForm
        form={form}
        send={send}
        onSent={onDone}
        skip={{ label: t('common:close'), onClick: onClose }}
        headings="h3"
      />
    </section>
  )
}
