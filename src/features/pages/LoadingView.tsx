import { usePage } from '../../components/usePage.ts'

/**
 * /loading: redirects to home (client/auto-redirect.ts). If that takes long it shows the links: after 10 s, and at once
 * without script (late.css).
 */
export function LoadingView() {
  const page = usePage()
  const { t } = page
  return (
    <div className="wrap">
      <div className="empty">
        <h1>{t('pages:loadingTitle')}</h1>
        <p>{t('pages:loadingWhy')}</p>
        <div className="late">
          <p>{t('pages:loadingLate')}</p>
          <p className="btn-row">
            <a className="btn btn-primary" href={page.href('/')} data-onward="">
              {t('pages:toHome')}
            </a>
            <a className="btn btn-2" href={page.href('/exhibits')}>
              {t('pages:toExhibits')}
            </a>
          </p>
        </div>
      </div>
    </div>
  )
}
