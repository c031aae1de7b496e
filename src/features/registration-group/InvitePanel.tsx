import { signGroup } from '@fair/contract/sign-group.ts'
import { QrCodeElement } from '../../components/shoelace/QrCodeElement.tsx'
import { usePage } from '../../components/usePage.ts'
import { CopyField } from '../shared/CopyField.tsx'
import { useEndpoint } from '../shared/form/useAnswer.ts'
import { RequestState } from '../shared/RequestState.tsx'
import type { PanelProps } from './MemberForm.tsx'

/** A link with its QR code: for one listed member, or for anyone who joins the group. */
export function InvitePanel({ signGroupId, memberId, onClose }: PanelProps & { memberId: string | null }) {
  const page = usePage()
  const { t, format, zone } = page
  const request = useEndpoint(signGroup.invite, {
    signGroupId,
    ...(memberId === null ? {} : { signMemberId: memberId }),
  })
  const { answer } = request
  if (!answer?.ok) {
    const waits = <div className="panel-in skeleton skeleton-text" role="status" aria-label={t('common:loading')} />
    return <RequestState request={request} title={t('registrationGroup:failed')} skeleton={waits} />
  }
  const { inviteToken, expireTime } = answer.data
  const link = location.origin + page.href('/sign-group/member-apply-form', { inviteToken })
  return (
    <section className="panel-in invite form">
      <QrCodeElement text={link} label={t('registrationGroup:inviteQr')} />
      <div className="several">
        <h3>{t(memberId === null ? 'registrationGroup:inviteAll' : 'registrationGroup:inviteOne')}</h3>
        <p className="faint">{t('registrationGroup:inviteUntil', { time: format.dateTime(expireTime, zone) })}</p>
        <CopyField text={link} label={t('registrationGroup:link')} action={t('registrationGroup:copy')} />
        <p>
          <button className="btn btn-quiet btn-s" type="button" onClick={onClose}>
            {t('common:close')}
          </button>
        </p>
      </div>
    </section>
  )
}
