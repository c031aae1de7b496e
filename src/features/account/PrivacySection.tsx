import { user } from '@fair/contract/user.ts'
import { useStore } from '@nanostores/react'
import { Switch } from '../../components/shoelace/Switch.tsx'
import { $consent, isRefusedByBrowser, isTracked, setTracked } from '../../stores/consent.ts'
import { showToast } from '../../stores/toasts.ts'
import { usePersonal } from '../shared/personal/use-personal.ts'

/** Consent to being counted: given or withdrawn here, effective at once on this device, and sent to the account. */
export function PrivacySection() {
  const { page, call, isLogined } = usePersonal()
  const { t } = page
  useStore($consent)
  const isAllowed = isTracked(page.flags.has('TRACKING_CONSENT'))
  const refused = isRefusedByBrowser()
  const change = async (next: boolean) => {
    // The device decides what is sent, so the choice applies even if no account is loaded.
    if (!setTracked(next)) return showToast({ text: t('common:unsaved'), bad: true })
    if (!isLogined) return showToast({ text: t('account:set.saved') })
    const result = await call(user.update, { trackingConsent: next })
    showToast(result.ok ? { text: t('account:set.saved') } : { text: result.message, bad: true })
  }
  return (
    <section className="panel">
      <h2>{t('account:pref.privacy')}</h2>
      <Switch checked={isAllowed} disabled={refused} onChange={change}>
        {t('account:pref.tracking')}
      </Switch>
      <p className="small faint">{t(refused ? 'account:pref.gpc' : 'account:pref.trackingWhy')}</p>
      <p>
        <a className="link" href={page.href('/privacy')}>
          {t('account:pref.policy')}
        </a>
      </p>
    </section>
  )
}
