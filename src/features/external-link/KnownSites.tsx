import type { AllowedLink } from '../../contract/link.ts'
import type { PageContext } from '../../lib/page.ts'

interface Props {
  page: PageContext
  links: readonly AllowedLink[]
}

/** /external-link without an address: the sites that the platform's list names. */
export function KnownSites({ page, links }: Props) {
  const { t } = page
  return (
    <>
      <header className="page-head">
        <div>
          <h1>{t('externalLink:knownHeading')}</h1>
          <p>{links.length > 0 ? t('externalLink:knownLede') : t('externalLink:knownNone')}</p>
        </div>
      </header>
      {links.length > 0 && (
        <ul className="external-link-list">
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
          {whole} {page.t('externalLink:andBelow')}
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
