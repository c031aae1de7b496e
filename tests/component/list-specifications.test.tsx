// Filters by specification, with pointer and keyboard: handles, fields, words, chips, address.
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from './accessible.ts'
import { address, box, chips, count, names, openExhibits, promised } from './lists.tsx'
import { watchCalls, withAnswers, withFault } from './network.ts'

const CENTRES = '?category=machine-vertical'
const handle = (end: 'lower' | 'upper') => page.css(`[data-key="x-travel:${end}"]`)
const field = (name: string) => page.css('[data-specification=x-travel]').getByRole('textbox', { name: `${name} mm` })
const total = () => Number(/^\d+/.exec(count.element().textContent)?.[0])

it('a category adds filters for its specifications, and clearing it removes them', async () => {
  await openExhibits()
  await expect.element(page.css('[data-specification]')).not.toBeInTheDocument()
  await box('category', 'machine').click()
  await box('category', 'machine-vertical').click()
  await expect.element(handle('lower')).toBeInTheDocument()
  const titles = [...document.querySelectorAll('[data-specification] summary')].map((each) => each.textContent)
  expect(titles.slice(0, 2)).toEqual(['X travel', 'Spindle speed'])
  await expectAccessible('.facets')
  await page.css('.chips').getByRole('link', { name: 'Clear all' }).click()
  await expect.element(page.css('[data-specification]')).not.toBeInTheDocument()
})

it('arrow keys move a handle from bar to bar, in one history step', async () => {
  await openExhibits(CENTRES)
  await expect.element(handle('lower')).toBeInTheDocument()
  const before = total()
  const requests = watchCalls()
  const lower = handle('lower').element() as HTMLInputElement
  lower.focus()
  // In one task: between two presses of keys a slow machine may let the handle rest, which requests the list.
  for (const _ of [1, 2]) {
    lower.stepUp()
    lower.dispatchEvent(new Event('input', { bubbles: true }))
  }
  await expect.element(handle('lower')).toHaveAttribute('aria-valuetext', '800 mm')
  await expect.poll(chips).toEqual(['Machining centers', 'X travel: ≥ 800 mm'])
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(chips).toEqual(['Machining centers', 'X travel: ≥ 1,050 mm'])
  await expect.poll(total).toBeLessThan(before)
  expect(address()).toBe('/en-US/exhibits/?category=machine-vertical&specification=x-travel_1050..')
  expect(requests.filter((each) => each.includes('search/exhibits'))).toHaveLength(2)
  // The other handle remains beyond it.
  handle('upper').element().focus()
  await userEvent.keyboard('{Home}')
  await expect.poll(chips).toEqual(['Machining centers', 'X travel: 1,050–1,100 mm'])
  await expectAccessible('.facets')
  history.back()
  await expect.poll(chips).toEqual(['Machining centers', 'X travel: ≥ 1,050 mm'])
  history.back()
  await expect.poll(chips).toEqual(['Machining centers'])
  await expect.poll(total).toBe(before)
  await expect.element(handle('lower')).toHaveValue('0')
})

it('the fields accept any number, open the range when emptied, and report invalid numbers', async () => {
  await openExhibits(CENTRES)
  await expect.element(field('From')).toHaveAttribute('placeholder', '450')
  const before = total()
  await field('From').fill('６２５ mm')
  await userEvent.keyboard('{Enter}')
  await expect.poll(chips).toEqual(['Machining centers', 'X travel: ≥ 625 mm'])
  await expect.element(field('From')).toHaveValue('625')
  await field('To').fill('600')
  await field('From').click()
  // Swapped limits are corrected.
  await expect.poll(chips).toEqual(['Machining centers', 'X travel: 600–625 mm'])
  await field('From').fill('much')
  // Safari: this Enter ends the composition of an input method.
  const committed = new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true })
  field('From').element().dispatchEvent(committed)
  expect(committed.defaultPrevented).toBe(false)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert')).toMatchTextContent('Enter a number, such as 450.')
  await expect.element(field('From')).toHaveAttribute('aria-invalid', 'true')
  expect(chips()).toEqual(['Machining centers', 'X travel: 600–625 mm'])
  await expectAccessible('.facets')
  await field('From').fill('')
  await field('To').fill('')
  await userEvent.keyboard('{Enter}')
  await expect.poll(chips).toEqual(['Machining centers'])
  await expect.poll(total).toBe(before)
})

it('text values are checkboxes with correct counts, and another category clears them', async () => {
  await openExhibits(`${CENTRES}&specification=x-travel_..1100`)
  // The first three are open.
  await page.css('[data-facet=specification] summary').getByText('Control').click()
  const fanuc = box('specification', 'control_fanuc-31i-b5')
  await expect.element(fanuc).toBeInTheDocument()
  const own = promised('specification', 'control_fanuc-31i-b5')
  await fanuc.click()
  await expect.poll(chips).toEqual(['Machining centers', 'X travel: ≤ 1,100 mm', 'Control: Fanuc 31i-B5'])
  await expect.poll(total).toBe(own)
  const lathes = promised('category', 'machine-lathe')
  await box('category', 'machine-lathe').click()
  await expect.poll(chips).toEqual(['Machining centers', 'CNC lathes'])
  await expect.poll(total).toBeGreaterThanOrEqual(lathes)
  history.back()
  await expect.poll(chips).toEqual(['Machining centers', 'X travel: ≤ 1,100 mm', 'Control: Fanuc 31i-B5'])
})

it('an empty result offers to remove the filter that excludes all exhibits', async () => {
  await openExhibits(`${CENTRES}&specification=x-travel_500..501,positioning_2..2`)
  await expect.element(page.getByRole('heading', { name: 'No exhibits match' })).toBeVisible()
  await expectAccessible('#list')
  const ways = [...document.querySelectorAll('.empty .btn-2')].map((each) => each.textContent)
  expect(ways).toEqual(['Without X travel: 500–501 mm'])
  await page.getByRole('link', { name: 'Without X travel: 500–501 mm' }).click()
  await expect.poll(() => names().length).toBeGreaterThan(0)
  expect(chips()).toEqual(['Machining centers', 'Positioning: 2 μm'])
  await expect.element(page.css('[data-chip]').first()).toHaveFocus()
})

it('invalid specifications in the address are ignored and removed', async () => {
  await openExhibits(`${CENTRES}&specification=payload_5..9,x-travel_900..5,control_none,spindle-speed_..12000`)
  await expect.poll(chips).toEqual(['Machining centers', 'Spindle speed: ≤ 12,000 rpm'])
  await expect.poll(address).toBe('/en-US/exhibits/?category=machine-vertical&specification=spindle-speed_..12000')
})

it('specification filters are hidden if the platform has none, and the list still loads', async () => {
  withAnswers(/search\/exhibits/, (answer) => {
    const { facets, ...rest } = answer as { facets: Record<string, unknown> }
    const { specification: _, ...known } = facets
    return { ...rest, facets: known }
  })
  await openExhibits(`${CENTRES}&specification=x-travel_500..900`)
  await expect.poll(address).toBe('/en-US/exhibits/?category=machine-vertical')
  expect(chips()).toEqual(['Machining centers'])
  expect(names().length).toBeGreaterThan(0)
  await expect.element(page.css('[data-specification]')).not.toBeInTheDocument()
})

it('a failed call keeps the filters and can be retried', async () => {
  await openExhibits(CENTRES)
  await expect.element(handle('upper')).toBeInTheDocument()
  const mended = withFault('broken', /search\/exhibits/)
  handle('upper').element().focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(page.getByRole('alert')).toMatchTextContent('The list could not be loaded')
  expect(chips()).toEqual(['Machining centers', 'X travel: ≤ 1,550 mm'])
  mended()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => names().length).toBeGreaterThan(0)
})
