import { usePage } from '../../components/usePage.ts'

/**
 * /dockerguest: enters the guests under the transit overlay, and leads on to them at once (client/auto-redirect.ts; Spec 2). Where
 * script is off, or that takes long, the way is there to be taken by hand.
 */
export function GuestsGate() {
  const page = usePage()
  const { t } = page
  return (
    <div className="wrap">
      <div className="empty">
        <h1>{t('externalLink:guestsTitle')}</h1>
        <p>{t('externalLink:guestsWhy')}</p>
        <p className="btn-row late">
          <a className="btn btn-primary" href={page.href('/guest')} data-onward="">
            {t('externalLink:guestsGo')}
          </a>
        </p>
      </div>
    </div>
  )
}
