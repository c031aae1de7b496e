import { QrCode } from '../components/QrCode.tsx'
import type { AgreementSummary } from '../contract/agreement.ts'
import type { TopBar } from '../contract/decoration.ts'
import type { Exhibition } from '../contract/exhibition.ts'
import type { Site, Terminal } from '../contract/site.ts'
import { agreementPath } from '../domain/agreement-path.ts'
import type { PageContext } from '../lib/page.ts'
import { BarLink } from './BarLink.tsx'
import { Brand } from './Brand.tsx'

export interface FooterProps {
  page: PageContext
  site: Site
  exhibition: Exhibition | null
  columns: TopBar['footer']
  agreements: readonly AgreementSummary[]
  /** Terminals whose QR codes are shown; empty when the platform has them off. */
  terminals: readonly Terminal[]
}

export function Footer({ page, site, exhibition, columns, agreements, terminals }: FooterProps) {
  return (
    <footer className="footer">
      <div className="wrap">
        <div className="footer-brand">
          <Brand page={page} site={site} />
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
                ({ label, path, hiddenBy }) =>
                  !(hiddenBy && page.flags.has(hiddenBy)) && (
                    <li key={path + label}>
                      <BarLink page={page} label={label} path={path} />
                    </li>
                  ),
              )}
            </ul>
          </nav>
        ))}
        {terminals.length > 0 && (
          <ul className="codes">
            {terminals.map((terminal) => (
              <li key={terminal.terminalType}>
                <QrCode text={terminal.qrCode ?? ''} label={terminal.terminalName} />
                <span>{terminal.terminalName}</span>
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
          {page.flags.has('TRACKING_CONSENT') && (
            <button className="needs-js" type="button" data-consent-open="">
              {page.t('account:consent.title')}
            </button>
          )}
        </div>
      </div>
    </footer>
  )
}
