import { decoration, ThemeConfig } from '@fair/contract/decoration.ts'
import { type Exhibition, exhibition } from '@fair/contract/exhibition.ts'
import { LANGUAGES } from '@fair/contract/rules/language.ts'
import { connect } from '../api/browser.ts'
import { chooseExhibition } from '../domain/exhibition.ts'
import { loadTranslate } from '../lib/i18n/browser-texts.ts'
import { formatsOf } from '../lib/i18n/format.ts'
import { hrefOf, parseAddress } from '../lib/i18n/paths.ts'
import { liveAddress, requestedPath } from '../lib/live-address.ts'
import { local, readStored, readStoredJson, session } from '../lib/storage.ts'
import { deviceKey, sessionKey } from '../lib/storage-keys.ts'
import { linked } from '../lib/style-sheet.ts'
import { $rendered, notifyRendered } from '../stores/changes.ts'
import type { PageData } from '../stores/page-data.ts'
import { writeSession } from '../stores/session-items.ts'
import { skinStylesheet, themeStylesheet } from '../styles/config.ts'
import type { Skin } from '../styles/special.ts'

// `?live=ID`: around the content of its islands, a page of the current exhibition is changed to one of the requested
// exhibition: its colours and skin, its name, no header if it is not published (Spec 4), and links that keep the
// exhibition.

const SHEET = new CSSStyleSheet()
const SKIN_SHEET = new CSSStyleSheet()

/** @param liveId the exhibition without prerendered pages */
export async function showUnbuilt(data: PageData, liveId: string): Promise<void> {
  const on = onward(data, liveId)
  if (on !== null) return location.replace(on)
  // Shows the substitute for the prerendered content that the head script has hidden.
  for (const part of document.querySelectorAll<HTMLElement>('[data-unbuilt-only]')) part.hidden = false
  void wearSkin(liveId).catch(() => {})
  // The version last seen in this session is shown at once.
  const stored =
    readStored(session, sessionKey('exhibitionId')) === liveId &&
    readStoredJson(session, sessionKey('themeColorConfig'))
  const before = ThemeConfig.safeParse(stored)
  if (before.success) wear(before.data)
  keepLinks(data, liveId)
  $rendered.listen(() => keepLinks(data, liveId))
  const t = await loadTranslate(data.language, ['common', 'errors'])
  const call = connect(data, (key) => t(`errors:${key}`))
  const [listed, theme] = await Promise.all([
    call(exhibition.list, { terminalType: 'PC' }),
    call(decoration.themeColor, { terminalType: 'PC' }),
  ])
  if (theme.ok) {
    wear(theme.data)
    storeSession(liveId, theme.data)
  }
  if (!listed.ok) return
  const { exhibition: found, headerHidden } = chooseExhibition({ requested: liveId, list: listed.data })
  for (const part of document.querySelectorAll<HTMLElement>('.topbar, .masthead')) part.hidden = headerHidden
  const published = listed.data.filter(({ publishState }) => publishState === '1')
  const { exhibition: prerendered } = chooseExhibition({ requested: data.scopeId, list: published })
  if (found) {
    nameFair(data, found, prerendered?.shortName ?? '')
    // For the visitor's own times beside the fair's (client/by-clock.ts).
    data.zone = found.timeZone
    return notifyRendered()
  }
  // A mistyped id would redirect every further page of the session here.
  storeSession(null, null)
  // It has not started: its home states that (features/home/UnbuiltHome.tsx).
  const { path } = parseAddress(location.pathname, data.fallback, LANGUAGES)
  const scope = { language: data.language, exhibitionId: data.scopeId }
  if (!['/', '/home/', '/exhibition/'].includes(path))
    location.replace(hrefOf(scope, data.fallback, '/home', { live: liveId }))
}

/**
 * The target of the head script's `/loading/?live=ID&of=PATH`: the address that shows the path of such an exhibition.
 */
function onward({ language, fallback, scopeId }: PageData, liveId: string): string | null {
  const { of, live: _, ...query } = Object.fromEntries(new URLSearchParams(location.search))
  if (of === undefined || parseAddress(location.pathname, fallback, LANGUAGES).path !== '/loading/') return null
  const address = liveAddress(requestedPath(of), query, liveId)
  return hrefOf({ language, exhibitionId: scopeId }, fallback, ...address) + location.hash
}

/** Stores them for the session, unless the visitor has meanwhile chosen another exhibition on this page (head.ts). */
function storeSession(exhibitionId: string | null, theme: ThemeConfig | null): void {
  if (document.documentElement.dataset['chosen'] !== undefined) return
  writeSession('exhibitionId', exhibitionId)
  writeSession('themeColorConfig', theme && JSON.stringify(theme))
}

/** By CSSOM, which the policy allows: the same rules as in the sheet of a built exhibition, after the page's own. */
function wear(theme: ThemeConfig): void {
  const { css, attributes } = themeStylesheet(theme)
  SHEET.replaceSync(css)
  if (!document.adoptedStyleSheets.includes(SHEET)) document.adoptedStyleSheets.push(SHEET)
  const { dataset } = document.documentElement
  // The visitor's choice of light or dark, and a dark system, take precedence (client/head.ts).
  if (readStored(local, deviceKey('theme')) === null && !matchMedia('(prefers-color-scheme:dark)').matches)
    dataset['theme'] = attributes['data-theme']
  if (attributes['data-card']) dataset['card'] = attributes['data-card']
  else delete dataset['card']
}

/**
 * The exhibitions with a special theme (pages/site/skins.json.ts); its colours take precedence over the exhibition's
 * own.
 */
async function wearSkin(liveId: string): Promise<void> {
  const { dataset } = document.documentElement
  const answer = await fetch('/site/skins.json')
  const skins: Record<string, readonly [skin: Skin, sheet: string]> = answer.ok ? await answer.json() : {}
  const [skin, sheet] = skins[liveId] ?? []
  if (skin === undefined || sheet === undefined) return void delete dataset['skin']
  dataset['skin'] = skin
  SKIN_SHEET.replaceSync(skinStylesheet(skin))
  if (!document.adoptedStyleSheets.includes(SKIN_SHEET)) document.adoptedStyleSheets.push(SKIN_SHEET)
  await linked(sheet)
}

/** @param instead the short name of the exhibition for which the page was prerendered */
function nameFair({ language }: PageData, found: Exhibition, instead: string): void {
  const { exhibitionName, startTime, endTime, timeZone, venue, shortName } = found
  const dates = formatsOf(language).dateRange(startTime, endTime, timeZone)
  const parts = [exhibitionName, dates, venue]
  // Header and footer contain the same texts in the same order (layouts/Header.tsx, Footer.tsx).
  for (const selector of [
    '.topbar .fair b, .topbar .wrap > .wide-only:is(span):not([data-clock])',
    '.footer-brand p > span',
  ])
    for (const [at, part] of document.querySelectorAll(selector).entries()) part.textContent = parts[at] ?? ''
  if (instead === '') return
  document.title = document.title.replace(instead, () => shortName)
  for (const head of document.querySelectorAll('.page-head :is(h1, p)'))
    if (head.textContent?.includes(instead)) head.textContent = head.textContent.replace(instead, () => shortName)
}

/** Prerendered links lead to the current exhibition; those of islands already contain `live` (lib/page-context.ts). */
function keepLinks({ fallback, scopeId }: PageData, liveId: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([data-eid], [href*="live="])')) {
    const { language, exhibitionId, path } = parseAddress(link.pathname, fallback, LANGUAGES)
    if (exhibitionId !== scopeId || !link.pathname.endsWith('/') || path === '/exhibition/') continue
    const query = Object.fromEntries(new URLSearchParams(link.search))
    const to = liveAddress(path === '/' ? '/home' : path, query, liveId)
    link.setAttribute('href', hrefOf({ language, exhibitionId }, fallback, ...to) + link.hash)
  }
  for (const form of document.querySelectorAll<HTMLFormElement>('form.search')) {
    if (form.querySelector('[name="live"]')) continue
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name: 'live', value: liveId }))
  }
}
