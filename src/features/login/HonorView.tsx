import type { PageContext } from '../../lib/page.ts'

interface Props {
  page: PageContext
  /** The page on a phone that another device leads to. */
  mobile: boolean
}

export const HONOR_TEXTS = ['common', 'errors', 'login'] as const

/** The prerendered place of /honor-gust-login and of its page for phones: what it is for, and where the island draws. */
export function HonorView({ page, mobile }: Props) {
  const { t } = page
  return (
    <div className="wrap">
      <div className="slim">
        <h1>{t(mobile ? 'login:mobile.title' : 'login:honor.title')}</h1>
        <div data-island={mobile ? 'honor-mobile' : 'honor'} data-now="*" data-texts={HONOR_TEXTS.join(' ')}>
          <p className="muted">{t(mobile ? 'login:mobile.why' : 'login:honor.why')}</p>
          <noscript>
            <p>{t('login:needsScript')}</p>
          </noscript>
        </div>
        <p>
          <a className="link" href={page.href('/')}>
            {t('login:honor.home')}
          </a>
        </p>
      </div>
    </div>
  )
}
