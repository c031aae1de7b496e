import type { BarItem } from '@fair/contract/decoration.ts'
import type { Exhibition } from '@fair/contract/exhibition.ts'
import { dateOf } from '@fair/contract/rules/instant.ts'
import type { Language } from '@fair/contract/rules/language.ts'
import type { Site } from '@fair/contract/site.ts'
import { Icon } from '../components/Icon.tsx'
import { usePage } from '../components/usePage.ts'
import { LANGUAGE_NAMES } from '../lib/i18n/languages.ts'
import { hrefOf } from '../lib/i18n/paths.ts'
import { fixedOffset } from '../lib/zone.ts'
import { Account } from './Account.tsx'
import { BarLink } from './BarLink.tsx'
import { Brand } from './Brand.tsx'

export interface HeaderProps {
  site: Site
  exhibition: Exhibition
  /** The published exhibitions of this build, for the switch; the current one has no id in its address. */
  exhibitions: readonly { exhibition: Exhibition; exhibitionId: string | null }[]
  languages: readonly Language[]
  items: readonly BarItem[]
  /** The route's path of this page: the language switch keeps it, the navigation marks its section. */
  path: string
  /** The content for the search field's place, which is an island (Frame.astro). */
  searchField: string
}

const sectionOf = (path: string) => `/${path.split('/')[1] ?? ''}`

export function Header({ site, exhibition, exhibitions, languages, items, path, searchField }: HeaderProps) {
  const page = usePage()
  const { t, format } = page
  const basket = page.href('/business/publish-inquiry', { to: 'exhibitors' })
  const here = sectionOf(path === '/' ? '/home' : path)
  return (
    <>
      <section className="topbar" aria-label={exhibition.exhibitionName}>
        <div className="wrap">
          <details className="menu" data-menu="">
            <summary className="fair">
              <b>{exhibition.exhibitionName}</b>
              <Icon name="down" />
            </summary>
            <ul>
              {exhibitions.map((each) => (
                <li key={each.exhibition.exhibitionId}>
                  <a
                    href={hrefOf({ language: page.language, exhibitionId: each.exhibitionId }, page.fallback, '/')}
                    aria-current={each.exhibition.exhibitionId === exhibition.exhibitionId ? 'true' : undefined}
                    data-eid={each.exhibition.exhibitionId}
                  >
                    {each.exhibition.exhibitionName}
                  </a>
                </li>
              ))}
            </ul>
          </details>
          <span className="tnum wide-only">
            {format.dateRange(exhibition.startTime, exhibition.endTime, page.zone)}
          </span>
          <span className="wide-only">{exhibition.venue}</span>
          <span className="push wide-only" data-clock={fixedOffset(dateOf(page.now), page.zone) ?? ''}>
            {t('common:eventTime')} <time className="tnum">00:00</time>
          </span>
          <button type="button" className="needs-js" data-theme-switch="" aria-pressed="false">
            <Icon name="sun" />
            <span>{t('common:dark')}</span>
          </button>
          <details className="menu menu-end" data-menu="">
            <summary className="lang">
              <Icon name="globe" />
              {LANGUAGE_NAMES[page.language]}
              <Icon name="down" />
            </summary>
            <ul>
              {languages.map((language) => (
                <li key={language}>
                  <a
                    href={hrefOf({ ...page, language }, page.fallback, path)}
                    lang={language}
                    data-language={language}
                    aria-current={language === page.language ? 'true' : undefined}
                  >
                    {LANGUAGE_NAMES[language]}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        </div>
      </section>
      <header className="masthead">
        <div className="wrap">
          <Brand site={site} />
          <nav className="nav" aria-label={t('common:menu')}>
            {items.map(({ label, path: to }) => (
              <BarLink key={to} label={label} path={to} isHere={sectionOf(to) === here} />
            ))}
            <a className="narrow-only needs-js" href={basket} rel="nofollow">
              <span>
                {t('basket:title')} <b data-basket="" />
              </span>
            </a>
          </nav>
          {!page.flags.has('HIDE_SEARCH_BOX') && (
            <form className="search" role="search" action={page.href('/search')} method="get">
              {searchField}
            </form>
          )}
          {!page.flags.has('HIDE_SEARCH_BOX') && (
            <a className="icon-btn narrow-only" href={page.href('/search')} aria-label={t('common:search')}>
              <Icon name="search" />
            </a>
          )}
          {/* client/basket.ts fills in the count, which is stored on the device. */}
          <a className="icon-btn wide-only needs-js" href={basket} rel="nofollow">
            <Icon name="inquiry" />
            <span className="visually-hidden">{t('basket:title')}</span>
            <span className="count" data-basket="" />
          </a>
          <Account />
          {page.flags.has('DISPLAY_VISITOR_REGISTRATION') && (
            <a className="btn btn-primary" href={page.href('/audience')}>
              {t('common:register')}
            </a>
          )}
        </div>
      </header>
    </>
  )
}
