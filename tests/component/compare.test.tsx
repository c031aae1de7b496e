// Comparing exhibits: chosen on cards, stored on the device, read from the address, contacted all at once.
import { parsed } from '../parsed.ts'
import '../../src/styles/compare.css'
import '../../src/styles/compare-bar.css'
import { home } from '@fair/contract/home.ts'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { countBasket } from '../../src/client/basket.ts'
import { startCompare } from '../../src/client/compare.ts'
import { ComparePage } from '../../src/features/compare/ComparePage.tsx'
import { ExhibitCard } from '../../src/features/shared/cards/ExhibitCard.tsx'
import { comparedOf } from '../../src/stores/compared.ts'
import { BASKET_MAX, inquiryBasket } from '../../src/stores/inquiry-basket.ts'
import { dataOf } from '../connected.ts'
import { expectAccessible } from './accessible.ts'
import { hydrate, openPage } from './island.tsx'
import { withAnswers, withFault } from './network.ts'

const table = page.getByRole('region', { name: 'Comparison of exhibits' })
const bar = page.getByRole('region', { name: 'Exhibits to compare' })

async function compare(query: string) {
  const island = await openPage(`/en-US/exhibits/compare/${query}`, 'compare')
  await hydrate(<ComparePage />)
  return island
}

it('columns follow the address, and identical rows can be hidden', async () => {
  await compare('?ids=800001,800426,nowhere')
  await expect.element(table).toBeVisible()
  expect(table.element().querySelectorAll('thead th[scope=col]')).toHaveLength(2)
  // Each value is read out with its label.
  await expect.element(table.getByRole('rowheader', { name: 'Region', exact: true })).toBeVisible()
  const rows = [...table.element().querySelectorAll('tbody tr:not(.compare-group)')]
  expect(rows.length).toBeGreaterThan(3)
  expect(rows.filter((row) => !row.firstElementChild?.matches('th[scope=row]'))).toEqual([])
  await expect.element(page.getByText('Not found at this fair: nowhere.')).toBeVisible()
  await expectAccessible()
  const same = () => table.element().querySelectorAll('td.compare-same').length
  const rowCount = () => table.element().querySelectorAll('tbody tr').length
  const all = rowCount()
  expect(same()).toBeGreaterThan(0)
  const only = page.getByLabelText('Only rows that differ')
  await only.click()
  expect(location.search).toContain('differ=1')
  await expect.poll(same).toBe(0)
  expect(rowCount()).toBeLessThan(all)
  history.back()
  await expect.element(only).not.toBeChecked()
})

it('an empty comparison explains how to choose exhibits, and a failed one can be retried', async () => {
  await compare('')
  await expect.element(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible()
  await expectAccessible()
  const mended = withFault('offline', /exhibits/)
  await compare('?ids=800001,800002')
  await expect.element(page.getByRole('heading', { name: 'The comparison could not be loaded' })).toBeVisible()
  mended()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(table).toBeVisible()
})

it('an address without ids compares the stored exhibits; removing one updates the address and the store', async () => {
  const { data } = await openPage('/en-US/exhibits/compare/', 'compare')
  const store = comparedOf(data)
  for (const exhibitsId of ['800001', '800002', '800003'])
    store.add({ exhibitsId, exhibitsName: exhibitsId, picture: '' })
  await hydrate(<ComparePage />)
  await expect.element(table).toBeVisible()
  expect(location.search).toBe('?ids=800001,800002,800003')
  table
    .getByRole('button', { name: /^Remove/ })
    .first()
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.poll(() => location.search).toBe('?ids=800002,800003')
  expect(store.$compared.get()).toHaveLength(2)
  store.clear()
})

/** Cards of exhibits with their compare buttons. */
async function openCards(count: number) {
  const { data, call } = await openPage('/en-US/exhibits/', 'compare')
  const exhibits = dataOf(await call(home.randomExhibits, {})).slice(0, count)
  const main = await hydrate(
    <ul className="items">
      {exhibits.map((each) => (
        <ExhibitCard key={each.exhibitsId} exhibit={each} />
      ))}
    </ul>,
  )
  await startCompare(data)
  const toggles = [...main.querySelectorAll<HTMLButtonElement>('.compare-toggle')]
  return { data, exhibits, toggles }
}

it('cards have a compare button, and the bar shows the selected exhibits until they are cleared', async () => {
  const { data, exhibits, toggles } = await openCards(2)
  expect(toggles.map((each) => each.getAttribute('aria-label'))).toEqual(
    exhibits.map((each) => `Compare ${each.exhibitsName}`),
  )
  toggles[0]?.click()
  await expect.element(bar).toBeVisible()
  await expect.element(bar.getByText('Choose one more to compare.')).toBeVisible()
  expect(toggles[0]?.getAttribute('aria-pressed')).toBe('true')
  toggles[1]?.click()
  await expect
    .element(bar.getByRole('link', { name: 'Compare 2' }))
    .toHaveAttribute('href', expect.stringContaining(`?ids=${exhibits.map((each) => each.exhibitsId).join(',')}`))
  await expectAccessible()
  await bar.getByRole('button', { name: 'Clear' }).click()
  await expect.element(bar).not.toBeInTheDocument()
  expect(toggles.map((each) => each.getAttribute('aria-pressed'))).toEqual(['false', 'false'])
  expect(inquiryBasket(data).$recipients.get()).toEqual([])
})

it('removing the last exhibit by its own button leaves the focus there, also after the bar was used', async () => {
  const { exhibits, toggles } = await openCards(3)
  toggles[1]?.click()
  toggles[2]?.click()
  await bar.getByRole('button', { name: `Remove ${exhibits[1]?.exhibitsName}` }).click()
  await expect.element(bar).toHaveFocus()
  toggles[2]?.focus()
  toggles[2]?.click()
  await expect.element(bar).not.toBeInTheDocument()
  expect(document.activeElement).toBe(toggles[2])
})

it('names that were stored in another language are shown in the language of the page', async () => {
  const { data, call } = await openPage('/en-US/exhibits/', 'compare')
  const [exhibit] = dataOf(await call(home.randomExhibits, {}))
  if (!exhibit) throw new Error('no exhibits')
  const store = comparedOf(data)
  store.add({ exhibitsId: 'gone', exhibitsName: '不再展出', picture: '', language: 'zh-CN' })
  store.add({ exhibitsId: exhibit.exhibitsId, exhibitsName: '中文名称', picture: '', language: 'zh-CN' })
  await hydrate(<p />)
  await startCompare(data)
  await expect.element(bar.getByText(exhibit.exhibitsName)).toBeVisible()
  expect(store.$compared.get().map(({ exhibitsName }) => exhibitsName)).toEqual(['不再展出', exhibit.exhibitsName])
  store.clear()
})

it('the header shows the number of exhibitors in the basket, and follows changes in other tabs', async () => {
  const { data } = await openPage('/en-US/exhibits/', 'compare')
  const main = await hydrate(<span data-basket="" />)
  countBasket(data)
  const count = main.querySelector('[data-basket]')
  expect(count?.textContent).toBe('')
  const basket = inquiryBasket(data)
  for (const exhibitorId of ['a', 'b']) basket.add(parsed({ exhibitorId, exhibitorName: exhibitorId, logo: '' }))
  expect(count?.textContent).toBe('2')
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(count?.textContent).toBe('')
  basket.clear()
})

it('an inquiry to all adds all exhibitors or none, and reports if nothing is stored', async () => {
  const { data, call } = await openPage('/en-US/exhibits/compare/', 'compare')
  const [first, ...others] = dataOf(await call(home.randomExhibits, {}))
  const second = others.find(({ exhibitorId }) => exhibitorId !== first?.exhibitorId)
  history.replaceState(null, '', `?ids=${first?.exhibitsId},${second?.exhibitsId}`)
  const basket = inquiryBasket(data)
  for (let n = 1; n < BASKET_MAX; n += 1) {
    basket.add(parsed({ exhibitorId: `full-${n}`, exhibitorName: `Full ${n}`, logo: '' }))
  }
  await hydrate(<ComparePage />)
  const all = page.getByRole('button', { name: 'Send one inquiry to all' })
  await all.click()
  await expect.element(page.css('#toasts')).toMatchTextContent('Your inquiry basket is full')
  expect(basket.$recipients.get()).toHaveLength(BASKET_MAX - 1)
  basket.clear()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await all.click()
  await expect.element(page.css('#toasts')).toMatchTextContent('Could not be saved on this device')
})

it('a request that the browser has cancelled is not shown as a failure', async () => {
  const { call } = await openPage('/en-US/exhibits/compare/?ids=800001,800002', 'compare')
  let isCancelled = false
  const mended = withAnswers(/exhibits/, () => {
    isCancelled = true
    throw new DOMException('left', 'AbortError')
  })
  await hydrate(<ComparePage />)
  await expect.poll(() => isCancelled).toBe(true)
  mended()
  // A failure would be shown by then.
  await call(home.randomExhibits, {})
  expect(page.getByRole('heading', { name: 'The comparison could not be loaded' }).elements()).toEqual([])
})
