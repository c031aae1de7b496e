import { dateOf, msOf } from '@fair/contract/rules/instant.ts'
import { offsetMinutes } from '@fair/contract/rules/time.ts'
import { currentBuild, type SiteTheme, themeOf } from '../content/build-context.ts'
import type { PageContext } from '../lib/page.ts'
import { routeOf } from '../routes.ts'
import type { PageData } from '../stores/page-data.ts'
import { type Skin, skinOf } from '../styles/special.ts'
import { Consent } from './Consent.tsx'
import { buildPage } from './context.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { render } from './render.ts'

/** The frame around a view: rendered once for each scope and section, then only the path is inserted. */
export interface FrameParts {
  /** The HTML before the view: one part, or two with the header's search field between them. */
  before: readonly [string, string | undefined]
  after: string
  /** JSON of the page's script (stores/page-data.ts). */
  data: string
  fairName: string
  siteName: string
  theme: SiteTheme
  skin: Skin | undefined
  /** Start of the fair in ms since 1970, and its zone's offset from UTC then, in minutes: '1795046400000 480'. */
  clock: string | undefined
}

const PATH_MARK = '/@path@/'
const FIELD_MARK = '@search-field@'
const memo = new WeakMap<object, Map<string, FrameParts>>()

export function frameOf(page: PageContext, path: string, bare: boolean): FrameParts {
  const run = currentBuild()
  const known = memo.get(run) ?? new Map<string, FrameParts>()
  memo.set(run, known)
  const section = path.split('/')[1] ?? ''
  const key = `${page.language} ${page.exhibitionId} ${section} ${bare}`
  const parts = known.get(key) ?? makeFrame(page, section, bare)
  known.set(key, parts)
  const inner = path.replace(/^\/+|\/+$/g, '')
  const withPath = (html: string) => html.replaceAll(PATH_MARK, inner === '' ? '/' : `/${inner}/`)
  const [before, after] = parts.before
  const { pattern, trackingLabel, keepsOwner } = routeOf(path) ?? {}
  const route = pattern === undefined ? null : { pattern, trackingLabel, keepsOwner }
  const data = `{"route":${JSON.stringify(route)},${parts.data.slice(1)}`
  return { ...parts, data, before: [withPath(before), after && withPath(after)] }
}

function makeFrame(page: PageContext, section: string, bare: boolean): FrameParts {
  const run = currentBuild()
  const { content, config } = run
  const { text, fair } = buildPage(page)
  const exhibition = fair?.exhibition ?? null
  const published = exhibition?.publishState === '1'
  const skin = exhibition
    ? skinOf({ exhibitionId: exhibition.exhibitionId, tenantId: text.site.tenantId }, config.skins)
    : null
  const listed = content.exhibitionIds.flatMap((id) => {
    const each = text.exhibitions.find((one) => one.exhibitionId === id)
    return each ? [{ exhibition: each, exhibitionId: id === content.currentId ? null : id }] : []
  })
  const header =
    !bare && fair && published
      ? render(page, Header, {
          site: text.site,
          exhibition: fair.exhibition,
          exhibitions: listed,
          languages: content.languages,
          items: fair.topBar.items,
          path: `/${section}/@path@/`,
          searchField: FIELD_MARK,
        })
      : ''
  const skip = `<a class="skip" href="#main">${page.t('common:skip')}</a>`
  const footer = bare
    ? ''
    : render(page, Footer, {
        site: text.site,
        exhibition,
        columns: fair?.topBar.footer ?? [],
        agreements: text.agreements,
        terminals: text.terminals.map((each) => (content.qrCodes ? each : { ...each, qrCode: null })),
      })
  // The section is in the placeholder only so that the navigation can mark it; the path replaces both.
  const [before = '', rest] = (skip + header).replaceAll(`/${section}${PATH_MARK}`, PATH_MARK).split(FIELD_MARK)
  const fairName = exhibition?.shortName ?? text.site.siteName
  const data: Omit<PageData, 'route' | 'liveId'> = {
    language: page.language,
    fallback: page.fallback,
    exhibitionId: exhibition?.exhibitionId ?? null,
    scopeId: page.exhibitionId,
    tenantId: text.site.tenantId,
    brandId: text.site.brandId,
    groupId: text.site.groupOperatorId,
    product: config.product,
    apiBase: config.apiBase,
    media: config.mediaTemplate,
    zone: page.zone,
    search: exhibition?.dataSourceSearch ?? '',
    flags: [...page.flags],
    ...(config.vitals ? { vitals: config.vitals } : {}),
    ...(config.passwordModule ? { passwordModule: config.passwordModule } : {}),
    uiStrings: {
      dark: page.t('common:dark'),
      light: page.t('common:light'),
      saved: page.t('common:savedToast'),
      unsaved: page.t('common:unsavedToast'),
      failed: page.t('common:unsaved'),
      undo: page.t('common:undo'),
      shared: page.t('common:shared'),
      yours: page.t('common:yourTime'),
      network: page.t('errors:network'),
      offline: page.t('common:offline'),
      close: page.t('common:close'),
    },
  }
  return {
    before: [before, rest],
    after:
      page.flags.has('TRACKING_CONSENT') && !bare
        ? footer + render(page, Consent, { withVitals: config.vitals !== null })
        : footer,
    data: JSON.stringify(data).replaceAll('<', '\\u003c'),
    fairName,
    siteName: text.site.siteName,
    theme: themeOf(run, page.exhibitionId),
    skin: skin ?? undefined,
    clock: exhibition
      ? `${msOf(exhibition.startTime)} ${offsetMinutes(dateOf(exhibition.startTime), page.zone)}`
      : undefined,
  }
}
