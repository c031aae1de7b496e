// The controls of a list, as a visitor uses them: values, chips, words, order, modes.

import { expect, it, onTestFinished, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { followForcedColours } from '../../src/client/colour-modes.ts'
import { expectAccessible } from './accessible.ts'
import { address, box, chips, count, names, openExhibitors, openExhibits, promised } from './lists.tsx'
import { watchCalls } from './network.ts'

it('selecting a province replaces the filter for its country', async () => {
  await openExhibitors()
  await box('region', 'CN').click()
  const province = page.css('[data-facet=region] .sub input').first()
  await expect.element(province).toBeVisible()
  const value = province.element().getAttribute('data-key')?.split(':')[1] ?? ''
  const own = promised('region', value)
  await province.click()
  await expect.element(count).toMatchTextContent(new RegExp(`^${own} exhibitors?$`))
  expect(address()).toBe(`/en-US/exhibitor/?region=${value}`)
  await expect.element(box('region', 'CN')).not.toBeChecked()
  await expect.element(box('region', 'CN')).toBePartiallyChecked()
})

it('clearing all filters can be undone', async () => {
  await openExhibits('?region=CN&tag=ce&view=rows')
  await expect.poll(chips).toEqual(['China', 'CE'])
  await page.css('.chips').getByRole('link', { name: 'Clear all' }).click()
  await expect.poll(chips).toEqual([])
  expect(address()).toBe('/en-US/exhibits/?view=rows')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(chips).toEqual(['China', 'CE'])
  expect(address()).toBe('/en-US/exhibits/?region=CN&tag=ce&view=rows')
})

it('the sort order selects the call, and is stored in the address', async () => {
  await openExhibitors()
  const requests = watchCalls()
  const recommended = names()
  await page.getByRole('link', { name: 'A–Z', exact: true }).click()
  await expect.element(page.css('.letters')).toBeVisible()
  await expect.poll(names).not.toEqual(recommended)
  const az = names()
  expect(az).toEqual(az.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })))
  expect(requests.at(-1)).toMatch(/^GET \/api\/v1\/app\/exhibitors\/web\/page\?/)
  expect(address()).toBe('/en-US/exhibitor/?sort=AZ')
  await expectAccessible('.letters, .exhibitor-card:first-child')

  await page.getByRole('link', { name: 'As listed' }).click()
  await expect.poll(names).not.toEqual(az)
  expect(requests.some((each) => each.startsWith('GET /ali/api/v1/app/exhibitors?'))).toBe(true)
  await page.getByRole('link', { name: 'Recommended' }).click()
  await expect.poll(names).toEqual(recommended)
})

it('typing searches after a delay, in one history step, and not during composition', async () => {
  await openExhibits()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const field = page.getByRole('searchbox', { name: 'Search in exhibits' })
  /** All keys at once: while the browser presses them one by one, Vitest advances the fake clock. */
  const type = (text: string) => {
    const input = field.element()
    if (input instanceof HTMLElement) input.focus()
    for (const key of text) document.execCommand('insertText', false, key)
  }
  /** Waits for the delay before the list is searched, once all keys have arrived. */
  const pauseTyping = async (typed: string) => {
    await expect.element(field).toHaveValue(typed)
    await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0)
    await vi.runAllTimersAsync()
  }
  const requests = watchCalls()
  const searched = () => requests.flatMap((each) => /[?&]keyword=([^&]*)/.exec(each)?.[1] ?? [])
  type('ro')
  await pauseTyping('ro')
  await expect.poll(chips).toEqual(['“ro”'])
  type('bot')
  await pauseTyping('robot')
  await expect.poll(chips).toEqual(['“robot”'])
  await expect.poll(searched).toEqual(['ro', 'robot'])
  await expect.element(field).toHaveValue('robot')
  type('s')
  await expect.element(field).toHaveValue('robots')
  history.back()
  await expect.poll(chips).toEqual([])
  await expect.element(field).toHaveValue('')
  await vi.runAllTimersAsync()
  expect(searched()).toEqual(['ro', 'robot'])

  await field.click()
  await cdp().send('Input.imeSetComposition', { text: 'ji', selectionStart: 2, selectionEnd: 2 })
  await expect.element(field).toHaveValue('ji')
  await vi.runAllTimersAsync()
  expect(searched()).toEqual(['ro', 'robot'])
  await cdp().send('Input.insertText', { text: '机' })
  await pauseTyping('机')
  await expect.poll(chips).toEqual(['“机”'])
  await expect.poll(searched).toEqual(['ro', 'robot', '机'])
})

it('exhibitor mode shows exhibitors with their matching exhibits, and has no filters', async () => {
  await openExhibits('?keyword=robot')
  await expect.poll(chips).toEqual(['“robot”'])
  await page.getByRole('link', { name: 'By exhibitor' }).click()
  await expect.element(count).toMatchTextContent(/^\d+ exhibitors?$/)
  expect(address()).toBe('/en-US/exhibits/?keyword=robot&type=exhibitor')
  await expect.element(page.css('.entities > li:first-child .item').first()).toBeVisible()
  await expect.element(page.css('[data-facet]')).not.toBeInTheDocument()
  await expectAccessible('.entities > li:first-child')
  history.back()
  await expect.element(page.css('.entities')).not.toBeInTheDocument()
})

it('an address with type=exhibitor opens the exhibitor mode', async () => {
  await openExhibits('?type=exhibitor')
  await expect.poll(() => document.querySelectorAll('.entities > li').length).toBe(10)
})

it('long filter groups expand and can be searched, and options without results are disabled', async () => {
  await openExhibitors()
  await page.css('[data-key="more:region"]').click()
  const region = page.css('[data-facet=region]')
  await region.getByRole('searchbox').fill('switz')
  await expect.poll(() => region.getByRole('checkbox').all().length).toBe(1)
  await region.getByRole('checkbox').click()
  await expect.poll(chips).toEqual(['Switzerland'])
  const empty = page.css('[data-facet=industry] label:has(input:disabled) .number').first()
  await expect.element(empty).toMatchTextContent(/^0$/)
  await expectAccessible('.facets')
  await expectAccessible('.bar, .chips')
})

it('the row view is stored in the address, and favourites stay marked when the list is rendered again', async () => {
  await openExhibitors()
  await page.getByRole('link', { name: 'Rows' }).click()
  await expect.element(page.css('#list')).toHaveAttribute('data-view', 'rows')
  expect(address()).toBe('/en-US/exhibitor/?view=rows')
  const heart = page.css('#list .exhibitor-card .save').first()
  await heart.click()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: 'A–Z', exact: true }).click()
  await expect.element(page.css('.letters')).toBeVisible()
  await page.getByRole('link', { name: 'Recommended' }).click()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
})

it('keyboard users can skip all filters in one step', async () => {
  await openExhibitors()
  const skip = page.getByRole('link', { name: 'Skip filters' })
  const first = document.querySelector('main :is(a, button, input, select)')
  expect(skip.element()).toBe(first)
  skip.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.css('#list-title')).toHaveFocus()
})

it('the second page has its own document title, and going back restores the first title (WCAG 2.4.2)', async () => {
  const before = document.title
  onTestFinished(() => {
    document.title = before
  })
  document.title = 'Exhibits – Fair'
  await openExhibits()
  const heading = document.createElement('h1')
  heading.textContent = 'Exhibits'
  document.querySelector('main')?.before(heading)
  onTestFinished(() => heading.remove())
  await page.css('.pager [rel=next]').click()
  await expect.poll(() => document.title).toBe('Exhibits, page 2 – Fair')
  history.back()
  await expect.poll(() => document.title).toBe('Exhibits – Fair')
})

it('the selected option is distinguishable in forced colours (WCAG 1.4.11)', async () => {
  await openExhibits()
  followForcedColours()
  const emulate = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })
  onTestFinished(async () => void (await emulate('none')))
  const ground = (selector: string) => {
    const element = document.querySelector(selector)
    if (!element) throw new Error(`the list has ${selector}`)
    return getComputedStyle(element).backgroundColor
  }
  const chosen = () => ground('.segments :is([aria-current], [aria-pressed="true"])')
  await emulate('active')
  await expect.poll(chosen).not.toBe(ground('.segments > :not([aria-current], [aria-pressed="true"])'))
})
