// The states of the site's pages that `npm run shots` takes pictures of.
import type { Page } from '@playwright/test'
import { demoLogin } from './demo-login.ts'

export interface ShotConfig {
  /** The start of the picture's file name. */
  name: string
  /** The address without the language's prefix; `{first:/exhibits/}` is the first detail linked from that page. */
  path: string
  /** What to do on the page before the picture is taken. */
  before?: (page: Page) => Promise<void>
}

/** Opens the dialog that shows who is responsible for the entry. */
async function openClaim(page: Page): Promise<void> {
  await page.locator('[data-action="claim"]').click()
  await page.locator('dialog .tag').first().waitFor()
}

/** Selects the first value of the first filter; on a phone it opens the filter sheet first. */
async function filterOnce(page: Page): Promise<void> {
  const sheet = page.locator('a[href="#filters"]').first()
  if (await sheet.isVisible()) await sheet.click()
  await page.locator('[data-facet] input').first().check()
  await page.locator('.chip').first().waitFor({ state: 'attached' })
}

async function openLogin(page: Page): Promise<void> {
  await page.locator('.account-corner [data-action=login]').click()
  await page.locator('dialog[open] #login-agreed').waitFor()
}

/** The demo buyer's own page: logs in through the platform's API, and opens the requested page again. */
async function asBuyer(page: Page): Promise<void> {
  await demoLogin(page)
  await page.reload()
  await page.locator('.plan, .bcards-app').waitFor()
}

/** Opens another page of the site in the language of an exhibitor's page that is open. */
async function visit(page: Page, path: string): Promise<void> {
  const { origin, pathname } = new URL(page.url())
  await page.goto(origin + pathname.replace(/\/exhibitor\/detail\/.*/, path))
}

/** On an exhibitor's page: saves it and writes a note; the exhibitor is marked as visited. */
async function takeNote(page: Page): Promise<void> {
  await page.locator('main .acts-row [data-save]').click()
  await page.locator('main [data-action="note"]').click()
  const dialog = page.locator('dialog[open]')
  await dialog.locator('textarea').fill('MOQ 50, FOB Ningbo. Sample in week 49.')
  await dialog.locator('sl-switch input').press('Space')
  // An empty note cannot be removed.
  await dialog.locator('.btn-quiet').waitFor()
}

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'hidden' })
}

/** On an exhibitor's page: two exhibitors with notes; then another page, which shows them. */
const withNotes = (path: string, ready: string) => async (page: Page) => {
  await takeNote(page)
  await closeDialog(page)
  await visit(page, '/exhibitor/detail/30002/')
  await takeNote(page)
  await closeDialog(page)
  await visit(page, path)
  // The map reads the visitor's marks on the first interaction.
  await page.locator('h1').hover()
  await page.locator(ready).first().waitFor({ state: 'attached' })
}

/** As the demo buyer: the dialog of a page's button. */
const openAsBuyer = (button: string) => async (page: Page) => {
  await demoLogin(page)
  await page.reload()
  await page.locator(`main [data-action="${button}"]:visible`).first().click()
  await page.locator('dialog[open] form').first().waitFor()
}

export const SHOTS: readonly ShotConfig[] = [
  { name: 'home', path: '/' },
  { name: 'exhibition', path: '/exhibition/' },
  { name: 'exhibitors', path: '/exhibitor/' },
  { name: 'exhibitor', path: '{first:/exhibitor/}' },
  { name: 'exhibitor-claim', path: '{first:/exhibitor/}', before: openClaim },
  { name: 'exhibitor-more', path: '/exhibitor/more/' },
  { name: 'exhibits', path: '/exhibits/' },
  { name: 'exhibits-filters', path: '/exhibits/', before: filterOnce },
  { name: 'exhibits-page-2', path: '/exhibits/page/2/' },
  { name: 'exhibit', path: '{first:/exhibits/}' },
  { name: 'exhibit-unknown', path: '/exhibits/detail/?id=0' },
  { name: 'compare', path: '/exhibits/compare/?ids=800001,800002,800003' },
  { name: 'groups', path: '/exhibition-group/' },
  { name: 'groups-filters', path: '/exhibition-group/', before: filterOnce },
  { name: 'group', path: '{first:/exhibition-group/}' },
  { name: 'nations', path: '/national-image/' },
  { name: 'nation', path: '{first:/national-image/}' },
  { name: 'halls', path: '/hall/' },
  { name: 'hall', path: '/hall/8.1/#B12' },
  { name: 'way', path: '/hall/way/?from=8.1+B12&to=8.2+A04' },
  { name: 'hall-marked', path: '/exhibitor/detail/30001/', before: withNotes('/hall/8.1/', '.hall-mark-visited') },
  { name: 'way-tour', path: '/exhibitor/detail/30001/', before: withNotes('/hall/way/?tour=1', '.way-leg') },
  { name: 'note', path: '/exhibitor/detail/30001/', before: takeNote },
  { name: 'notebook', path: '/exhibitor/detail/30001/', before: withNotes('/notebook/', '.notebook-supplier') },
  { name: 'guide', path: '/exhibitor/detail/30001/', before: withNotes('/guide/', '.guide-hall svg') },
  { name: 'offline', path: '/offline/' },
  { name: 'questions', path: '/live/detail/bfec35965b31bdcc1c5f6814/', before: openAsBuyer('questions') },
  { name: 'rating', path: '/meeting/detail/5006/', before: openAsBuyer('rating') },
  { name: 'inquiry', path: '{first:/exhibits/}', before: openAsBuyer('inquire') },
  { name: 'members', path: '/member/' },
  { name: 'member', path: '{first:/member/}' },
  { name: 'guests', path: '/guest/' },
  { name: 'guest', path: '{first:/guest/}' },
  { name: 'projects', path: '/project/' },
  { name: 'project', path: '{first:/project/}' },
  { name: 'news', path: '/news/' },
  { name: 'news-detail', path: '{first:/news/}' },
  { name: 'micro-list', path: '/micro-list/' },
  { name: 'micro-page', path: '/micro-page/MP06/' },
  { name: 'promote', path: '/promote/' },
  { name: 'mixed-list', path: '/mixed-list/' },
  { name: 'micro-services', path: '/micro-page/servics/' },
  { name: 'preview-need', path: '/preview/' },
  { name: 'preview', path: '/preview/#token=preview-demo' },
  { name: 'login', path: '/news/', before: openLogin },
  { name: 'honor-login', path: '/honor-gust-login/?invitationCode=example' },
  { name: 'honor-mobile', path: '/honor-gust-login/platform/mobile/?handoverCode=example' },
  { name: 'login-preview', path: '/login-preview/#token=preview-demo' },
  { name: 'live', path: '/live/' },
  { name: 'live-day', path: '/live/?date=2026-11-19' },
  { name: 'live-detail', path: '{first:/live/}' },
  { name: 'live-unknown', path: '/live/detail/?id=0' },
  { name: 'meeting', path: '/meeting/' },
  { name: 'meeting-detail', path: '{first:/meeting/}' },
  { name: 'activity', path: '/activity/' },
  { name: 'activity-series', path: '/activity/contain/' },
  { name: 'activity-detail', path: '/activity/detail/A2001-supply/' },
  { name: 'concert', path: '/concert/' },
  { name: 'concert-player', path: '/concert/player/V-works-1/' },
  { name: 'ucan-agenda', path: '/ucan/agendadetail/A2001-supply-1/' },
  { name: 'personal', path: '/personal-center/' },
  { name: 'personal-exhibits', path: '/personal-center/exhibits/' },
  { name: 'personal-setting', path: '/personal-center/setting/' },
  { name: 'personal-unknown', path: '/personal-center/nothing/' },
  { name: 'audience', path: '/audience/' },
  { name: 'marketing-form', path: '/marketing-form/?id=EXHIBITOR-APPLY' },
  { name: 'sign-group', path: '/sign-group/group-category-list/' },
  { name: 'sign-group-member', path: '/sign-group/member-apply-form/?inviteToken=demoGroupOpenDoorQ4x9TzRk2WmYs7Hb' },
  { name: 'sign-group-invalid', path: '/sign-group/invalid/?state=EXPIRED' },
  { name: 'tickets', path: '/ticket/' },
  { name: 'ticket-kind', path: '/ticket/details/2001-pass/' },
  { name: 'vip-rights', path: '/vip-rights/' },
  { name: 'business', path: '/business/' },
  { name: 'publish-inquiry', path: '/business/publish-inquiry/' },
  { name: 'schedule', path: '/personal-center/schedule/', before: asBuyer },
  { name: 'calendar', path: '/personal-center/calendar/', before: asBuyer },
  { name: 'cards', path: '/personal-center/card/', before: asBuyer },
  { name: 'cards-exchanged', path: '/personal-center/card/?tab=exchanged', before: asBuyer },
  { name: 'agreements', path: '/agreements/' },
  { name: 'agreement', path: '/agreement/' },
  { name: 'privacy', path: '/privacy/' },
  { name: 'not-found', path: '/nothing/here/' },
  { name: 'exception-500', path: '/exception/500/' },
  { name: 'i18n', path: '/i18n/' },
  { name: 'loading', path: '/loading/' },
  { name: 'way-none', path: '/jump-middle/' },
  { name: 'way-foreign', path: '/jump-middle/?url=https%3A%2F%2Fmill.example%2Fcatalogue%3Fyear%3D2026' },
  { name: 'way-refused', path: '/jump-middle/?url=javascript%3Aalert(1)' },
  { name: 'external-link', path: '/external-link/' },
  { name: 'figures', path: '/exhibition/figures/' },
  { name: 'exhibitors-industries', path: '/exhibitor/industry/' },
  { name: 'exhibitors-regions', path: '/exhibitor/region/' },
  { name: 'exhibitors-region', path: '/exhibitor/region/CN/' },
  { name: 'search', path: '/search/' },
  { name: 'search-finds', path: '/search/?keyword=CNC' },
  { name: 'search-exhibits', path: '/search/?keyword=CNC&kind=exhibit' },
  { name: 'search-none', path: '/search/?keyword=xyzzyq' },
  { name: 'search-cards', path: '/search/component/exhibits-card/?keyword=CNC' },
  { name: 'search-waterfall', path: '/search/component/waterfall/' },
  { name: 'ticket-terms', path: '/tick-agreement/' },
  { name: 'news-services', path: '/news/servics/' },
  { name: 'chat-signed-out', path: '/chat/' },
  { name: 'skin-ucan', path: '/e/2004/' },
]
