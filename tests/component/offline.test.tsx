// Without a network the page reports that once, and that online staff is unknown; both recover by themselves.
import '../../src/styles/catalogue.css'
import '../../src/styles/detail.css'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { startConnection } from '../../src/client/connection.ts'
import { ErrorState } from '../../src/components/ErrorState.tsx'
import { ActionDock } from '../../src/features/shared/detail/ActionDock.tsx'
import { StaffOnline } from '../../src/features/shared/StaffOnline.tsx'
import { showToast } from '../../src/stores/toasts.ts'
import { testPageData } from '../page-data.ts'
import { hydrate, openPage } from './island.tsx'

it('shows one message while offline, and recovers by itself', async () => {
  await openPage('/en-US/exhibitor/detail/30001/', 'exhibits')
  startConnection(testPageData({ uiStrings: { ...testPageData().uiStrings, offline: 'You are offline.' } }))
  const main = await hydrate(<StaffOnline exhibitorId="30001" online="2 staff online" />)
  const toasts = page.css('#toasts .toast')
  for (const _ of [1, 2]) {
    dispatchEvent(new Event('offline'))
    dispatchEvent(new Event('offline'))
    await expect.element(page.getByText(/not known whether staff/)).toBeVisible()
    await expect.element(page.getByText('2 staff online')).not.toBeVisible()
    await expect.element(toasts).toMatchTextContent('You are offline.')
    expect(toasts.elements()).toHaveLength(1)

    dispatchEvent(new Event('online'))
    await expect.element(page.getByText('2 staff online')).toBeVisible()
    await expect.element(toasts).not.toBeInTheDocument()
    expect(main.textContent).not.toContain('not known')
  }
})

it('toasts are placed above the action bar of a phone', async () => {
  await page.viewport(390, 844)
  await openPage('/ja-JP/exhibits/detail/1/', 'exhibits')
  startConnection(testPageData())
  const main = await hydrate(<ActionDock saves={['EXHIBIT', '1']} meets="book" />)
  document.documentElement.classList.add('js')
  showToast({ text: 'Saved', bad: true })
  await expect.element(page.css('#toasts .toast')).toBeVisible()
  // At the lower edge, as on a page that continues below it.
  const dock = main.querySelector('.dock') as HTMLElement
  dock.style.position = 'fixed'
  dock.style.insetInline = '0'
  const toast = document.querySelector('#toasts .toast') as HTMLElement
  expect(dock.getBoundingClientRect().height).toBeGreaterThan(40)
  expect(toast.getBoundingClientRect().bottom).toBeLessThan(dock.getBoundingClientRect().top)
  toast.querySelector('button')?.click()
  await page.viewport(1440, 900)
})

it('the error state has its illustration inline, without the sprite', async () => {
  await openPage('/en-US/exhibits/', 'exhibits')
  const failure = { code: 'network', message: 'No connection.' }
  const main = await hydrate(<ErrorState failure={failure} title="No exhibits" again={() => {}} />)
  await expect.element(page.getByRole('heading', { name: 'No exhibits' })).toBeVisible()
  expect(main.querySelector('.line-art use')).toBeNull()
  expect((main.querySelector('.line-art path') as SVGGraphicsElement).getBBox().width).toBeGreaterThan(50)
})
