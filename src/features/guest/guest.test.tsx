import { contract } from '@fair/contract/index.ts'
import type { Language } from '@fair/contract/rules/language.ts'
import { asZone } from '@fair/contract/rules/own-values.ts'
import { createSandbox } from '@fair/sandbox/app.ts'
import type { ReactElement } from 'react'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { connected, dataOf } from '../../../tests/connected.ts'
import { testPage } from '../../../tests/page-context.ts'
import { testPageData } from '../../../tests/page-data.ts'
import { parsed } from '../../../tests/parsed.ts'
import { renderIsland } from '../../../tests/render-island.tsx'
import { renderView } from '../../../tests/render-view.tsx'
import { safe } from '../../../tests/safe-html.ts'
import { loadGuests } from '../../content/areas/guests.ts'
import { createFetcher } from '../../content/fetch-or-fail.ts'
import { noStore } from '../../content/store.ts'
import { listPages } from '../shared/list/list-page.ts'
import { defaultQuery } from '../shared/list/list-query.ts'
import { GUESTS, GuestList, guestsBy } from './GuestList.tsx'
import { GuestView } from './GuestView.tsx'
import { guestViews, ownName, placeOf, toGuestSummary } from './guest.ts'
import { openGuest } from './guest-fallback.tsx'

// Its library needs a browser.
vi.mock('../../lib/sanitise.ts', () => ({ sanitise: safe }))

const sandbox = createSandbox({ size: 'small', media: false })
afterAll(() => sandbox.close())
const { signal } = new AbortController()

async function loaded(language: Language = 'en-US') {
  const fetchOrFail = createFetcher(connected(sandbox, { language }).call)
  const at = { language, exhibitionId: '2001', tenantId: '1001', store: noStore }
  const [guests, exhibition] = await Promise.all([
    loadGuests(fetchOrFail, at),
    fetchOrFail(contract.exhibition.detailPc, { id: '2001' }),
  ])
  return { guests, exhibition }
}

describe('the list of guests', () => {
  it('has forty guests per page, and can be searched by name', async () => {
    const request = guestsBy(connected(sandbox).call)
    const all = dataOf(await request(defaultQuery(GUESTS), signal))
    expect(all.records).toHaveLength(40)
    const next = dataOf(await request(defaultQuery(GUESTS, 2), signal))
    expect(next.records).toHaveLength(Math.min(40, all.total - 40))
    const found = dataOf(await request({ ...defaultQuery(GUESTS), keyword: 'Nina Yilmaz' }, signal))
    expect(found.records.map((each) => each.guestName)).toContain('Nina Yilmaz')
    expect(found.total).toBeLessThan(all.total)
  })

  it('has no facets, and a search field at every width', async () => {
    const [list] = listPages(GUESTS, (await loaded()).guests, {}, toGuestSummary)
    if (!list) throw new Error('no list')
    const html = renderIsland(testPage(), <GuestList {...list} />)
    expect(html).toContain('class="browse browse-one"')
    expect(html).not.toMatch(/data-facet|facets-foot|href="#filters"/)
    expect(html).toContain('data-key="keyword"')
  })
})

describe('a guest', () => {
  it('has links to their appearances, in order of time', async () => {
    const sources = await loaded()
    const page = testPage()
    let links = 0
    for (const view of guestViews(sources)) {
      const html = renderView(page, <GuestView {...view} introductionHtml={safe('<p>…</p>')} />)
      for (const each of view.guest.appearances) {
        expect(html).toContain(`href="${page.href(placeOf(each))}"`)
        links += 1
      }
      const times = [...html.matchAll(/<p class="when"><time dateTime="([^"]+)"/g)].map((match) => match[1])
      expect(times).toEqual(times.toSorted())
    }
    expect(links).toBeGreaterThan(50)
  })

  it('that was not built names the offset of the days on which they appear', async () => {
    const { guests } = await loaded()
    const guest = guests.find(({ appearances }) => appearances.length > 0)
    if (!guest) throw new Error('nobody appears')
    // The clocks change between the two.
    const startTime = guest.appearances[0]?.agenda.startTime.replace(/-\d\d-/, '-12-')
    const appearances = guest.appearances
      .slice(0, 1)
      .map((each) => ({ ...each, agenda: { ...each.agenda, startTime } }))
    vi.useFakeTimers({ now: new Date('2026-07-01T08:00:00Z'), toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const data = testPageData({ zone: asZone('Europe/Berlin') })
    const island = {
      page: testPage('en-US', { zone: data.zone }),
      data,
      call: async () => ({ ok: true, data: { ...guest, appearances } }),
    }
    const outcome = await openGuest(guest.guestId, {
      ...island,
      siteName: '',
      text: String,
    } as unknown as Parameters<typeof openGuest>[1])
    if (outcome.kind !== 'view') throw new Error(outcome.kind)
    expect(renderView(island.page, outcome.view as ReactElement)).toContain('UTC+1')
  })

  it('has a local name only if it differs', () => {
    const guest = { guestId: 'g', guestName: 'Shota Takahashi', jobTitle: '', company: '' }
    const portrait = { url: '/p', width: 1, height: 1 }
    expect(ownName(parsed({ ...guest, portrait, localName: '高橋 翔太', localLanguage: 'ja' }))).toBe('高橋 翔太')
    expect(ownName(parsed({ ...guest, portrait, localName: 'Shota Takahashi', localLanguage: 'en' }))).toBeNull()
    expect(ownName(parsed({ ...guest, portrait }))).toBeNull()
  })

  it('has a note if no dates are announced', async () => {
    const sources = await loaded()
    const [view] = guestViews(sources)
    if (!view) throw new Error('no guest')
    const guest = { ...view.guest, appearances: [] }
    const html = renderView(testPage(), <GuestView {...view} guest={guest} introductionHtml={safe('')} />)
    expect(html).toContain('No dates have been announced yet.')
  })

  it('has a page without missing translations', async () => {
    const language: Language = 'ja-JP'
    const sources = await loaded(language)
    const page = testPage(language)
    const [view] = guestViews(sources)
    if (!view) throw new Error('no guests')
    const html = renderView(page, <GuestView {...view} introductionHtml={safe(view.guest.introduction)} />)
    expect(html).not.toMatch(/\{\{|guest:/)
  })
})
