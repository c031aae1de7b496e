import { chooseLanguage, type Language } from '@fair/contract/rules/language.ts'
import { machineTime } from '@fair/contract/rules/machine-time.ts'
import { mobileAddress } from '../domain/mobile-redirect.ts'
import { HAS_DRAFT } from '../domain/preview-link.ts'
import { showsTransit } from '../domain/transit.ts'
import { parseAddress, pathIn } from '../lib/i18n/paths.ts'
import { local, readStored, session, writeStored } from '../lib/storage.ts'
import { deviceKey, sessionKey } from '../lib/storage-keys.ts'
import { hasToken, readOwnOffset } from '../stores/session-storage.ts'

/**
 * Inserted by the build: the tenant's languages (the default first) and the exhibitions that have prerendered pages.
 */
declare const SITE: { languages: Language[]; current: string | null; built: string[] }
/**
 * Inserted by the build: whether the tenant has a mobile site (contract/site.ts, MOBILE_SITE). Without one the code for
 * it is removed.
 */
declare const MOBILE_SITE: boolean

// Runs in the head, before anything is rendered: theme, language (Spec 4) and exhibition (?eid=), so that nothing flashes.
const root = document.documentElement
const { classList } = root
classList.add('js')
// The header's visitor area shows the right one of its two states from the first paint on.
if (hasToken()) classList.add('signed-in')
const theme = readStored(local, deviceKey('theme'))
// Without a stored choice: dark if the system is dark, else the tenant's theme.
if (theme === 'dark' || theme === 'light') root.dataset['theme'] = theme
else if (matchMedia('(prefers-color-scheme:dark)').matches) root.dataset['theme'] = 'dark'

// Stores the exhibition that the visitor chooses (Spec 4), and marks the page, so that client/unbuilt.ts does not replace
// the choice by the page's own exhibition. Records other presses until the page's script has run (it defines
// astro-island): a heart toggles at once; client/main.ts replays the rest.
addEventListener('click', ({ target }) => {
  const pressed = (target as Element).closest<HTMLElement>('[data-save],[data-action],[data-eid]')
  if (!pressed) return
  const { save, eid } = pressed.dataset
  if (eid) {
    root.dataset['chosen'] = eid
    writeStored(session, sessionKey('exhibitionId'), eid)
  } else if (!customElements.get('astro-island')) {
    pressed.dataset['early'] = ''
    if (save) pressed.ariaPressed = String(pressed.ariaPressed !== 'true')
  }
})

const fallback = SITE.languages[0] as Language
const query = new URLSearchParams(location.search)
const here = parseAddress(location.pathname, fallback, SITE.languages)
let { language, exhibitionId } = here
// The address has a parameter that an island of this page reads (layouts/island-html.ts), so the prerendered content is
// not what it requests: it stays covered until the island shows the right content (stores/query-state.ts), or for 8 s
// if the script does not load.
if (root.dataset['query']?.split(' ').some((name) => (name === '*' ? query.size : query.has(name)))) {
  classList.add('is-query-state')
  setTimeout(() => classList.remove('is-query-state'), 8000)
}

// Time-dependent content is out of date since the build: it stays covered until it is in its current place
// (client/by-clock.ts).
const error = Number(readStored(session, deviceKey('clockOffset'))) || 0
if (machineTime() + error > Number(root.dataset['until'])) classList.add('is-stale')

// If the visitor's clock shows the fair's time, no space is reserved for a second clock. Compared by the offset at the
// fair's start, because the name of the visitor's zone needs Intl, which takes a slow phone 80 ms before the first
// paint. The zone of the account, if it has one, comes before the device's.
const [start = '', offset = ''] = root.dataset['fairClock']?.split(' ') ?? []
const own = readOwnOffset() ?? -new Date(Number(start)).getTimezoneOffset()
if (start && Number(own) === Number(offset)) classList.add('in-zone')

// The page is shown for an exhibition without pages of its own (client/unbuilt.ts): what only the current one has is hidden
// (features/shared/prerendered-only.css).
if (query.has('live')) classList.add('is-unbuilt')

// Another site shows this page in a frame (features/micro/micro-page.css).
if (query.get('embed') === '1') classList.add('embedded')

const url = query.get('language')
const changed = readStored(local, deviceKey('localeChanged')) === '1'
if (url !== null || !here.prefixed) {
  language = chooseLanguage({
    stored: readStored(local, deviceKey('locale')),
    changed,
    url,
    browser: navigator.languages,
    supported: SITE.languages,
    fallback,
  })
}
if (url !== null) {
  query.delete('language')
  if (!changed) writeStored(local, deviceKey('locale'), language)
}

const eid = query.get('eid')
if (eid !== null) {
  writeStored(session, sessionKey('exhibitionId'), eid)
  query.delete('eid')
  exhibitionId = eid === SITE.current ? null : eid
} else if (exhibitionId === null && !query.has('live')) {
  const storedId = readStored(session, sessionKey('exhibitionId')) ?? ''
  // Another exhibition does not have the records and further pages of the current one: their addresses, which contain a
  // number, select that one.
  if (SITE.built.includes(storedId) && /(page|details?|player|hall)\/.*\d/.test(here.path))
    writeStored(session, sessionKey('exhibitionId'), SITE.current)
  // Storage may contain values that this site has not written.
  else if (storedId !== SITE.current && /^[\w.-]+$/.test(storedId)) exhibitionId = storedId
}

/** Whether a mobile device is being redirected to the tenant's mobile site; without such a site its code is removed. */
function goesMobile(): boolean {
  const mobile = mobileAddress({
    path: here.path,
    device: navigator,
    preview: query.get('preview'),
    protocol: location.protocol,
    isEmbedded: classList.contains('embedded'),
    exhibitionId: exhibitionId ?? SITE.current,
  })
  if (mobile !== null) location.replace(mobile)
  return mobile !== null
}

// Pages with a draft are previewed at one address.
const preview = query.get('preview') === 'true' && HAS_DRAFT.test(here.path)

if (!(MOBILE_SITE && goesMobile())) {
  if (preview || url !== null || eid !== null || language !== here.language || exhibitionId !== here.exhibitionId) {
    let { path } = here
    const isBuilt = exhibitionId === null || SITE.built.includes(exhibitionId)
    // A page shown at another address states which page it replaces. An exhibition without prerendered pages is shown
    // on the current one's: client/unbuilt.ts determines the address.
    if (exhibitionId !== null && !isBuilt) {
      query.set('live', exhibitionId)
      exhibitionId = null
    }
    if (preview || !isBuilt) {
      query.set('of', path)
      path = preview ? '/preview' : '/loading'
    }
    const requested = query.size > 0 ? `?${query}` : ''
    location.replace(pathIn({ language, exhibitionId }, fallback, path) + requested + location.hash)
  } else {
    // The overlay is one pseudo-element over a page that is already rendered (layouts/transit.css).
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const from = document.referrer.startsWith(`${location.origin}/`) ? new URL(document.referrer).pathname : null
    const before = from && parseAddress(from, fallback, SITE.languages).path
    if (showsTransit(here.path, before, entry?.type ?? '')) classList.add('transit')
    // A phone lays out what is below the first screen (styles/deferred-layout.css) when the page rests or is scrolled,
    // so that the visitor can press a button sooner. After Back, and for a link to a section or to a text (which
    // `location.hash` leaves out), everything is laid out at once.
    if (entry?.type === 'navigate' && !entry.name.includes('#')) {
      classList.add('is-arriving')
      const arrive = () => classList.remove('is-arriving')
      addEventListener('scroll', arrive, { once: true })
      addEventListener('DOMContentLoaded', () => (globalThis.requestIdleCallback ?? setTimeout)(arrive))
    }
  }
}
