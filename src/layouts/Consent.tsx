import { usePage } from '../components/usePage.ts'

/**
 * Whether page views may be tracked, for tenants that require consent (TRACKING_CONSENT). Hidden until the page's
 * script has found that the visitor has not answered yet (client/tracking.ts); the footer shows it again.
 *
 * @param withVitals the tenant also receives how fast pages are, and which errors occur (client/vitals.ts)
 */
export function Consent({ withVitals = false }: { withVitals?: boolean }) {
  const page = usePage()
  const { t } = page
  return (
    <aside className="consent" data-consent="" aria-label={t('account:consent.title')} hidden>
      <div className="wrap">
        <p>
          {t(withVitals ? 'account:consent.textWithVitals' : 'account:consent.text')}{' '}
          <a className="link" href={page.href('/privacy')}>
            {t('account:consent.more')}
          </a>
        </p>
        <p className="btn-row">
          <button className="btn btn-2" type="button" data-consent-answer="0">
            {t('account:consent.no')}
          </button>
          <button className="btn btn-2" type="button" data-consent-answer="1">
            {t('account:consent.yes')}
          </button>
        </p>
      </div>
    </aside>
  )
}
