import { useCallback } from 'react'
import { Icon } from '../../components/Icon.tsx'
import { RetryState } from '../../components/RetryState.tsx'
import { signGroup } from '../../contract/sign-group.ts'
import { showToast } from '../../stores/toasts.ts'
import { QrLive } from '../shared/form/QrLive.tsx'
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
  if (answer === null) return <div className="panel-in sk sk-text" role="status" aria-label={t('common:loading')} />
  if (!answer.ok) {
    return (
      <RetryState
        page={page}
        drawing="error"
        title={t('signgroup:failed')}
        why={answer.message}
        ways={[]}
        again={again}
      />
    )
  }
  const { inviteToken, expireTime } = answer.data
  const link = location.origin + page.href('/sign-group/member-apply-form', { inviteToken })
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      showToast({ text: t('common:shared') })
    } catch {
      // The browser keeps the clipboard to itself: the link stands in the field, ready to be copied by hand.
      document.querySelector<HTMLInputElement>('#invite-link')?.select()
    }
  }
  return (
    <section className="panel-in invite form">
      <QrLive text={link} label={t('signgroup:inviteQr')} />
      <div className="several">
        <h3>{t(memberId === null ? 'signgroup:inviteAll' : 'signgroup:inviteOne')}</h3>
        <p className="faint">{t('signgroup:inviteUntil', { time: format.dateTime(expireTime, zone) })}</p>
        <div className="code-row">
          <input
            className="input"
            id="invite-link"
            readOnly
            aria-label={t('signgroup:link')}
            value={link}
            onFocus={(event) => event.currentTarget.select()}
          />
          <button className="btn btn-primary" type="button" onClick={() => void copy()}>
            <Icon name="copy" small />
            {t('signgroup:copy')}
          </button>
        </div>
        <p>
          <button className="btn btn-quiet btn-s" type="button" onClick={onClose}>
            {t('common:close')}
          </button>
        </p>
      </div>
    </section>
  )
}
