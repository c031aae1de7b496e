import type { AllowedLink } from '@fair/contract/link.ts'
import { usePage } from '../../components/usePage.ts'

interface Props {
  links: readonly AllowedLink[]
}

/** /external-link without an address: the sites on the platform's list. */
export function KnownSites({ links }: Props) {
  const { t } = usePage()
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
              <Known link={link} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** One entry. A pattern does not name a site that could be opened. */
function Known({ link: { host, linkName } }: { link: AllowedLink }) {
  const page = usePage()
  const domain = host.replace(/^\*\./, '')
  if (domain !== host) {
    return (
      <p>
        <b>{linkName}</b>
        <span className="faint" translate="no">
          {domain} {page.t('externalLink:andBelow')}
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
