// The page between this site and another: what it opens by itself, what waits for a click, and what it never opens.
import '../../src/styles/external-link.css'
// biome-ignore lint/style/noRestrictedImports: reads what a press has rendered before the clock advances
import { flushSync } from 'react-dom'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { attacks } from '../../src/domain/links.fixture.ts'
import { ExternalLink } from '../../src/features/external-link/ExternalLink.tsx'
import { expectAccessible } from './accessible.ts'
import { hydrate, openPage, press } from './island.tsx'
import { withFault } from './network.ts'

const heading = page.getByRole('heading', { level: 1 })
const timer = page.getByRole('timer')

async function open(url: string) {
  await openPage(`/en-US/jump-middle/?${new URLSearchParams({ url })}`, 'externalLink')
  await hydrate(
    <ExternalLink siteName="Haihui Expo">
      <h1>No address</h1>
    </ExternalLink>,
  )
}

const stopTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

/** How many seconds are left when the countdown continues. */
function leftWhenResumed(): string | undefined {
  flushSync(() => press(page.getByRole('button', { name: 'Resume' })))
  return /\d+/.exec(timer.element().textContent ?? '')?.[0]
}

it('the countdown to a known site can be paused by button or key, and resumed', async () => {
  stopTime()
  onTestFinished(() => void vi.useRealTimers())
  await open('https://www.example.com/rooms?from=fair')
  await expect.element(heading).toMatchTextContent('You are leaving Haihui Expo')
  await expect.element(page.getByText('Partner hotels is on the list', { exact: false })).toBeVisible()
  await expect.element(timer).toMatchTextContent('Opens in 5')
  // Announced at its start, at a pause and when it continues, not each second.
  const status = page.getByRole('status').filter({ hasText: /\S/ })
  await expect.element(status).toMatchTextContent('Opens in 5')
  vi.advanceTimersByTime(1000)
  await expect.element(timer).toMatchTextContent('Opens in 4')
  await expect.element(status).toMatchTextContent('Opens in 5')
  // At once: while the browser moves its pointer, Vitest advances the fake clock, which would open the site.
  press(page.getByRole('button', { name: 'Pause' }))
  await expect.element(timer).toMatchTextContent('Paused. It opens when you choose.')
  await expect.element(status).toMatchTextContent('Paused. It opens when you choose.')
  // axe waits for its own timers.
  vi.useRealTimers()
  await expectAccessible()
  stopTime()
  expect(leftWhenResumed()).toBe('4')
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  await expect.element(timer).toMatchTextContent('Paused')
  const left = Number(leftWhenResumed())
  press(page.getByRole('button', { name: 'Pause' }))
  await expect.element(timer).toMatchTextContent('Paused')
  vi.advanceTimersByTime(5000)
  expect(leftWhenResumed()).toBe(String(left))
  vi.advanceTimersByTime(1000)
  await expect.element(timer).toMatchTextContent(`Opens in ${left - 1}`)
})

it('an unknown site is named and needs a click', async () => {
  await open('https://mill.example/catalogue')
  await expect.element(page.getByText('The organizer does not know this site', { exact: false })).toBeVisible()
  await expect.element(timer).not.toBeInTheDocument()
  const way = page.getByRole('link', { name: 'Go to mill.example' })
  await expect.element(way).toHaveAttribute('href', 'https://mill.example/catalogue')
  await expectAccessible()
})

it('no site opens by itself if the platform’s list fails to load', async () => {
  await openPage('/en-US/')
  withFault('broken', /externalLink\/list$/)
  await open('https://www.example.com/')
  await expect.element(page.getByText('could not be read', { exact: false })).toBeVisible()
  await expect.element(timer).not.toBeInTheDocument()
})

it('malicious addresses are never linked: a sample of each kind', async () => {
  // src/domain/links.test.ts covers those of a site at fair.example.
  const isSample = (each: string) => each.isWellFormed() && !/fair\.example/i.test(each)
  const sample = Object.values(attacks).flatMap((all) => all.filter(isSample).slice(0, 4))
  expect(sample.length).toBeGreaterThan(35)
  for (const address of sample) {
    await open(address)
    await expect
      .poll(() => document.querySelector('h1')?.textContent, { message: address, interval: 10 })
      .toBe('This address is not opened')
    const links = [...document.querySelectorAll('main a')].map((each) => each.getAttribute('href'))
    expect(links, address).toEqual(['/en-US/'])
  }
})
