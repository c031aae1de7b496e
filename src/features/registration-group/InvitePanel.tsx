import { useCallback } from 'react'
import { RetryState } from '../../components/RetryState.tsx'
import { QrCodeElement } from '../../components/shoelace/QrCodeElement.tsx'
import { signGroup } from '../../contract/sign-group.ts'
import { CopyField } from '../shared/CopyField.tsx'
import { useAnswer } from '../shared/form/useAnswer.ts'
import type { PanelProps } from './MemberForm.tsx'

type Invite = { inviteToken: string; expireTime: string }

/** A link and its QR: for one member who is entered, or for whoever joins the group. */
export function InvitePanel({ page, call, signGroupId, memberId, onClose }: PanelProps & { memberId: string | null }) {
  const { t, format, zone } = page
  const ask = useCallback(
    () => call(signGroup.invite, { signGroupId, ...(memberId === null ? {} : { signMemberId: memberId }) }),
    [call, signGroupId, memberId],
  )
  const { answer, again } = useAnswer<Invite>(ask)
  if (answer === null)
    return <div className="panel-in skeleton skeleton-text" role="status" aria-label={t('common:loading')} />
  if (!answer.ok) {
    return (
      <RetryState
        page={page}
        drawing="error"
        title={t('registrationGroup:failed')}
        description={answer.message}
        actions={[]}
        again={again}
      />
    )
  }
  const { inviteToken, expireTime } = answer.data
  const link = location.origin + page.href('/sign-group/member-apply-form', { inviteToken })
  return (
    <section className="panel-in invite form">
      <QrCodeElement text={link} label={t('registrationGroup:inviteQr')} />
      <div className="several">
        <h3>{t(memberId === null ? 'registrationGroup:inviteAll' : 'registrationGroup:inviteOne')}</h3>
        <p className="faint">{t('registrationGroup:inviteUntil', { time: format.dateTime(expireTime, zone) })}</p>
        <CopyField page={page} text={link} label={t('registrationGroup:link')} action={t('registrationGroup:copy')} />
        <p>
          <button className="btn btn-quiet btn-s" type="button" onClick={onClose}>
            {t('common:close')}
          </button>
        </p>
      </div>
    </section>
  )
}
