import type { AgreementSummary } from '@fair/contract/agreement.ts'
import type { BarItem, TopBar } from '@fair/contract/decoration.ts'
import type { Exhibition } from '@fair/contract/exhibition.ts'
import type { Site, Terminal } from '@fair/contract/site.ts'
import { usePage } from '../components/usePage.ts'
import { agreementPath } from '../domain/agreement-path.ts'
import type { PageContext } from '../lib/page.ts'
import { BarLink } from './BarLink.tsx'
import { Brand } from './Brand.tsx'
import { QrCode } from './QrCode.tsx'

export interface FooterProps {
  site: Site
  exhibition: Exhibition | null
  columns: TopBar['footer']
  agreements: readonly AgreementSummary[]
  /** The tenant's terminals; without their QR codes if the platform has them disabled. */
  terminals: readonly Terminal[]
}

/**
 * The tenant's flags: entries hidden by one, and pre-registration, which is shown by one (Spec 3,
 * DISPLAY_VISITOR_REGISTRATION).
 */
const isShown = ({ flags }: PageContext, { path, hiddenBy }: BarItem): boolean =>
  !(hiddenBy && flags.has(hiddenBy)) &&
  (!/^\/audience(?:[/?#]|$)/.test(path) || flags.has('DISPLAY_VISITOR_REGISTRATION'))

export function Footer({ site, exhibition, columns, agreements, terminals }: FooterProps) {
  const page = usePage()
  // Links to this site itself are left out.
  const shown = terminals.filter(({ terminalType, qrCode, url }) => qrCode || (url && terminalType !== 'PC'))
  return (
    <footer className="footer">
      <div className="wrap">
        <div className="footer-brand">
          <Brand site={site} />
          {exhibition && (
            <p>
              <span>{exhibition.exhibitionName}</span>
              <br />
              <span className="tnum">{page.format.dateRange(exhibition.startTime, exhibition.endTime, page.zone)}</span>
              <br />
              <span>{exhibition.venue}</span>
            </p>
          )}
        </div>
        {columns.map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <h2>{column.title}</h2>
            <ul>
              {column.items.map(
                (item) =>
                  isShown(page, item) && (
                    <li key={item.path + item.label}>
                      <BarLink label={item.label} path={item.path} />
                    </li>
                  ),
              )}
            </ul>
          </nav>
        ))}
        {shown.length > 0 && (
          <ul className="codes">
            {shown.map(({ terminalType, terminalName, qrCode, url }) => (
              <li key={terminalType}>
                {qrCode && <QrCode text={qrCode} />}
                {url ? <BarLink label={terminalName} path={url} /> : <span>{terminalName}</span>}
              </li>
            ))}
          </ul>
        )}
        <div className="legal">
          <span>{site.copyright}</span>
          {agreements.map((agreement) => (
            <a key={agreement.agreementId} href={page.href(agreementPath(agreement))}>
              {agreement.title}
            </a>
          ))}
          <a href={page.href('/notebook')}>{page.t('notebook:title')}</a>
          <a href={page.href('/offline')}>{page.t('offline:title')}</a>
          {page.flags.has('TRACKING_CONSENT') ? (
            <button className="needs-js" type="button" data-consent-open="">
              {page.t('account:consent.title')}
            </button>
          ) : (
            // Visitors who are not asked may still refuse: the page on privacy explains where.
            <a href={page.href('/personal-center/setting')}>{page.t('account:consent.title')}</a>
          )}
        </div>
      </div>
    </footer>
  )
}
