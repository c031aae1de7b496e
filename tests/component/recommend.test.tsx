// The platform's recommendations: by interests and with the reason, hidden and restored, others on request.
import '../../src/styles/catalogue.css'
import { homeRest } from '@fair/contract/home.ts'
import { searchRest } from '@fair/contract/search.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Recommendations } from '../../src/features/shared/recommend/Recommendations.tsx'
import { RecommendSlot } from '../../src/features/shared/recommend/RecommendSlot.tsx'
import type { RecommendKind } from '../../src/features/shared/recommend/recommend.api.ts'
import { dataOf } from '../connected.ts'
import { expectAccessible } from './accessible.ts'
import { hydrate, logIn, openPage, press } from './island.tsx'
import { watchCalls } from './network.ts'

/** Has no interests yet. */
const NEWCOMER = 'newcomer@example.com'

const cards = () => [...document.querySelectorAll('main li:is(.item, .exhibitor-card)')]
const hrefs = () => cards().map((each) => each.querySelector('a')?.getAttribute('href') ?? '')
const reasons = () => cards().map((each) => each.querySelector('.recommend-reason > span')?.textContent ?? '')
const forEverybody = () => document.querySelector<HTMLElement>('[data-recommend]')
const button = (name: string | RegExp) => page.getByRole('button', { name }).first()

async function open(kind: RecommendKind, beside?: string, isFilled = true) {
  const island = await openPage('/en-US/home/', 'recommend')
  await hydrate(
    <>
      <h1>Home</h1>
      <RecommendSlot kind={kind} count={4} {...(beside === undefined ? {} : { beside })}>
        {isFilled && <p>The choice for everybody</p>}
      </RecommendSlot>
      <Recommendations />
    </>,
  )
  return island
}

/** Interests as account preferences save them; returns their names. */
async function follow(at: number): Promise<string> {
  const { call } = await openPage('/en-US/home/', 'recommend')
  const tag = dataOf(await call(searchRest.tagTypes, {})).flatMap(({ tags }) => tags)[at]
  dataOf(await call(homeRest.saveInterests, { tagIds: tag ? [tag.tagId] : [] }))
  return tag?.tagName ?? ''
}

it('without a login the default selection is shown, and others are loaded on request', async () => {
  await openPage('/en-US/home/', 'recommend')
  const requests = watchCalls()
  await open('EXHIBIT')
  await expect.poll(() => button('Show others').elements().length).toBe(1)
  expect([forEverybody()?.hidden, requests]).toEqual([false, []])
  press(button('Show others'))
  await expect.poll(() => cards().length).toBe(4)
  expect(forEverybody()?.hidden).toBe(true)
  const first = hrefs()
  press(button('Show others'))
  await expect.poll(() => hrefs().some((href) => first.includes(href))).toBe(false)
  await expectAccessible()
})

it('interests change the recommendations, and are shown as their reason', async () => {
  await openPage('/en-US/home/', 'recommend')
  await logIn(NEWCOMER)
  const one = await follow(0)
  await open('EXHIBIT')
  await expect.poll(() => reasons()[0]).toBe(`Because you follow ${one}`)
  expect(forEverybody()?.hidden).toBe(true)
  await expectAccessible()
  const before = hrefs()
  const other = await follow(1)
  await open('EXHIBIT')
  await expect.poll(() => reasons()[0]).toBe(`Because you follow ${other}`)
  expect(hrefs()).not.toEqual(before)
})

it.each(['EXHIBITOR', 'EXHIBITOR_GROUP', 'LIVE', 'MEETING'] as const)(
  '%s are recommended to an account',
  async (kind) => {
    await openPage('/en-US/home/', 'recommend')
    await logIn(NEWCOMER)
    await follow(0)
    await open(kind, undefined, false)
    await expect.poll(() => cards().length).toBeGreaterThan(1)
    expect(document.querySelector('main h2')?.textContent).toMatch(/^Recommended /)
    await expect.poll(() => reasons().some((each) => each.startsWith('Because you '))).toBe(true)
    await expectAccessible()
  },
)

it('a hidden recommendation stays hidden, and can be restored alone or with all others', async () => {
  await openPage('/en-US/home/', 'recommend')
  await logIn(NEWCOMER)
  await follow(0)
  await open('EXHIBIT')
  await expect.poll(() => cards().length).toBe(4)
  const [first = ''] = hrefs()
  press(button(/^Not interested/))
  await expect.poll(hrefs).not.toContain(first)
  expect(document.activeElement?.textContent).toBe('Show others')
  press(page.getByRole('button', { name: 'Undo' }))
  await expect.poll(hrefs).toContain(first)
  press(button(/^Not interested/))
  await expect.poll(hrefs).not.toContain(first)
  // As after a reload.
  await open('EXHIBIT')
  await expect.poll(() => cards().length).toBe(4)
  expect(hrefs()).not.toContain(first)
  press(button('Show what you hid (1)'))
  await expect.poll(hrefs).toContain(first)
})

it('a stream shows at most four other streams, never itself, even without a login', async () => {
  const requests = watchCalls()
  await open('RANDOM_LIVE', 'L1001')
  await expect.poll(() => cards().length).toBeGreaterThan(1)
  expect(cards().length).toBeLessThanOrEqual(4)
  expect(forEverybody()?.hidden).toBe(true)
  expect(requests[0]).toContain('/ali1/api/v2/app/recommend/random?')
  const first = hrefs()
  press(button('Show others'))
  await expect.poll(hrefs).not.toEqual(first)
  const [seen = ''] = hrefs()
  const id = /detail\/([^/]+)/.exec(seen)?.[1]
  await open('RANDOM_LIVE', id)
  await expect.poll(() => cards().length).toBeGreaterThan(1)
  expect(hrefs()).not.toContain(seen)
})

it('without a login, a page without its own selection shows the recommendations of the platform', async () => {
  const requests = watchCalls()
  await open('LIVE', undefined, false)
  await expect.poll(() => cards().length).toBeGreaterThan(1)
  expect(requests[0]).toContain('GET /api/v2/app/recommend/live')
  await open('MEETING', undefined, false)
  await expect.poll(() => requests.some((each) => each.startsWith('GET /api/v2/app/recommend/meeting'))).toBe(true)
})
