import { usePage } from '../../components/usePage.ts'

/**
 * /dockerguest: the entrance to the guests. It shows the transit overlay and redirects at once
 * (client/auto-redirect.ts; Spec 2). Without script, or if that takes long, the visitor can follow the link.
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
