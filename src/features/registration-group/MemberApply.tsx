import type { Form } from '@fair/contract/form.ts'
import type { FormValues } from '@fair/contract/form-field.ts'
import { asId } from '@fair/contract/rules/own-values.ts'
import { type SignInvitation, signGroup } from '@fair/contract/sign-group.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Call } from '../../api/client.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { FormSkeleton } from '../shared/form/FormSkeleton.tsx'
import { PlatformForm } from '../shared/form/PlatformForm.tsx'
import { sendAnswer } from '../shared/form/services.ts'
import { type Answer, useAnswer } from '../shared/form/useAnswer.ts'
import { GroupUnanswered } from './LoginPrompt.tsx'
import type { SignProps } from './sign-views.ts'

/** Fetches the invitation of the link. A link without a token opens nothing. */
const open = async (call: Call, inviteToken: string): Promise<Answer<SignInvitation>> =>
  inviteToken === '' ? { ok: true, data: { state: 'UNKNOWN' } } : call(signGroup.invitation, { inviteToken })

/** The form for a member's own data, opened by the leader's link without a login. An invalid link gives the reason. */
export function MemberApply({ query }: SignProps) {
  const { page, call, text } = useIsland()
  const inviteToken = query.get('inviteToken') ?? ''
  const load = useCallback(() => open(call, inviteToken), [call, inviteToken])
  const request = useAnswer(load)
  const { answer } = request
  const state = answer?.ok ? answer.data.state : 'VALID'
  useEffect(() => {
    if (state !== 'VALID') location.replace(page.href('/sign-group/invalid', { state }))
  }, [state, page])
  if (!answer?.ok) return <GroupUnanswered request={request} />
  if (state !== 'VALID') return <FormSkeleton />
  const { memberForm, groupName, leaderName } = answer.data
  if (!memberForm) {
    // The contract allows it to be missing only from an invalid link.
    const answer = { ok: false, code: 'contract', message: text('contract') } as const
    return <GroupUnanswered request={{ ...request, answer }} />
  }
  return <Join inviteToken={inviteToken} form={memberForm} groupName={groupName ?? ''} leaderName={leaderName ?? ''} />
}

type JoinProps = { inviteToken: string; form: Form; groupName: string; leaderName: string }

function Join({ inviteToken, form, groupName, leaderName }: JoinProps) {
  const { page, call } = useIsland()
  const { t } = page
  const thanks = useRef('')
  const [isDone, setDone] = useState(false)
  // Each link belongs to one person, so two members on one device have separate drafts.
  const [own] = useState(() => ({
    ...form,
    formId: asId(`${form.formId}-${inviteToken.slice(0, 8)}`),
    submitText: t('registrationGroup:join'),
  }))
  const send = useCallback(
    async (values: FormValues, requestId: string) => {
      const answer = await call(signGroup.join, { inviteToken, values, requestId })
      if (answer.ok) thanks.current = answer.data.message ?? ''
      return sendAnswer(answer)
    },
    [call, inviteToken],
  )
  if (isDone) {
    const actions = [
      { label: t('registrationGroup:toExhibitors'), href: page.href('/exhibitor') },
      { label: t('common:home'), href: page.href('/') },
    ]
    return (
      <EmptyState
        title={t('registrationGroup:joined')}
        description={thanks.current || t('registrationGroup:joinedWhy')}
        actions={actions}
      />
    )
  }
  return (
    <>
      <h2 className="form-title">{groupName}</h2>
      {leaderName !== '' && (
        <p className="lede">{t('registrationGroup:invitedBy', { leader: leaderName, group: groupName })}</p>
      )}
      <PlatformForm form={own} send={send} onSent={() => setDone(true)} headings="h3" />
    </>
  )
}
