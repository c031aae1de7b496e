import { EmptyState } from '../../components/EmptyState.tsx'
import type { AllowedLink } from '../../contract/link.ts'
import type { PageContext } from '../../lib/page.ts'
import { WAY_TEXTS } from './way-texts.ts'

interface Props {
  page: PageContext
  siteName: string
  /** /external-link shows the platform's list; /jump-middle only leads on. */
  links: readonly AllowedLink[] | null
}

/** /jump-middle and /external-link as they are prerendered: what they are for. With `?url=` the island judges it. */
export function WayPage({ page, siteName, links }: Props) {
  const { t } = page
  return (
    <div className="wrap" data-island="way" data-now="url" data-texts={WAY_TEXTS.join(' ')} data-site={siteName}>
      {links ? (
        <KnownSites page={page} links={links} />
      ) : (
        <EmptyState
          as="h1"
          drawing="missing"
          title={t('ways:noneTitle')}
          why={t('ways:noneWhy')}
          ways={[{ label: t('common:home'), href: page.href('/') }]}
        />
      )}
      <noscript>
        <p className="way-warn">{t('ways:noscript')}</p>
      </noscript>
    </div>
  )
}

function KnownSites({ page, links }: { page: PageContext; links: readonly AllowedLink[] }) {
  const { t } = page
  return (
    <>
      <header className="page-head">
        <div>
          <h1>{t('ways:knownHeading')}</h1>
          <p>{links.length > 0 ? t('ways:knownLede') : t('ways:knownNone')}</p>
        </div>
      </header>
      {links.length > 0 && (
        <ul className="way-list">
          {links.map((link) => (
            <li key={link.host}>
              <Known page={page} link={link} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** One entry; a pattern names no site that could be opened. */
function Known({ page, link: { host, linkName } }: { page: PageContext; link: AllowedLink }) {
  const whole = host.replace(/^\*\./, '')
  if (whole !== host) {
    return (
      <p>
        <b>{linkName}</b>
        <span className="faint" translate="no">
          {whole} {page.t('ways:andBelow')}
        </span>
      </p>
    )
  }
  return (
    <a href={`https://${host}/`} rel="noopener nofollow external">
      <b>{linkName}</b>
      <span className="faint" translate="no">
        {host}
      </span>
    </a>
  )
}
