// "Take the fair with you": what the page shows for each report of the worker.
import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import '../../src/features/offline/offline.css'
import { OfflinePage } from '../../src/features/offline/OfflinePage.tsx'
import type { ArchiveReport, ArchiveState } from '../../src/lib/archive-messages.ts'
import { expectAccessible } from './accessible.ts'
import { hydrate, openPage } from './island.tsx'

async function open() {
  await openPage('/en-US/offline/', 'offline', 'outbox')
  const registrations = vi.spyOn(navigator.serviceWorker, 'getRegistrations').mockResolvedValue([])
  onTestFinished(() => registrations.mockRestore())
  await hydrate(<OfflinePage />)
  await expect.element(page.getByText('This site does not offer a download', { exact: false })).toBeVisible()
}

const report = (state: ArchiveState) =>
  navigator.serviceWorker.dispatchEvent(
    new MessageEvent('message', { data: { language: 'en-US', state } satisfies ArchiveReport }),
  )

const stored = { pages: 2572, bytes: 1_200_000, at: Date.UTC(2026, 10, 19) }

it('a failed update shows the reason, and the fair that is still stored', async () => {
  await open()
  report({ kind: 'failed', why: 'network', stored })
  await expect.element(page.getByRole('heading', { name: '2,572 pages are ready for offline use' })).toBeVisible()
  await expect.element(page.getByRole('alert')).toMatchTextContent('It could not be updated.')
  await expect.element(page.getByRole('button', { name: 'Delete from this device' })).toBeVisible()
  await expectAccessible()
  report({ kind: 'ready', ...stored })
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

it('a failed download can be tried again', async () => {
  await open()
  report({ kind: 'failed', why: 'space', stored: null })
  await expect.element(page.getByRole('heading', { name: 'The fair could not be stored' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expectAccessible()
})

it.each([
  ['The network failed', new TypeError('Failed to register a ServiceWorker')],
  ['This device has no room for it', new DOMException('The operation is insecure.', 'SecurityError')],
])('a download that cannot start shows the reason: %s', async (reason, error) => {
  await open()
  report({ kind: 'failed', why: 'space', stored: null })
  const register = vi.spyOn(navigator.serviceWorker, 'register').mockRejectedValue(error)
  onTestFinished(() => register.mockRestore())
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => register.mock.calls.length).toBe(1)
  await expect.element(page.getByText(reason, { exact: false })).toBeVisible()
})

it('shows what is stored now when the visitor returns: deleted in another tab, or not finished by a killed worker', async () => {
  const ready = page.getByRole('heading', { name: '2,572 pages are ready for offline use' })
  for (const state of [
    { kind: 'ready', ...stored },
    { kind: 'loading', done: 0.4 },
  ] as const) {
    await open()
    report(state)
    const shown = state.kind === 'ready' ? ready : page.getByRole('heading', { name: 'Downloading the fair' })
    await expect.element(shown).toBeVisible()
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.element(shown).not.toBeInTheDocument()
    await expect.element(page.getByText('This site does not offer a download', { exact: false })).toBeVisible()
  }
})

it('still shows why a download has failed when the visitor returns', async () => {
  await open()
  const failed = page.getByRole('heading', { name: 'The fair could not be stored' })
  report({ kind: 'failed', why: 'space', stored: null })
  await expect.element(failed).toBeVisible()
  const registrations = vi.spyOn(navigator.serviceWorker, 'getRegistrations').mockClear()
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => registrations.mock.settledResults.length).toBe(1)
  report({ kind: 'none' })
  await expect.element(failed).toBeVisible()
  report({ kind: 'ready', ...stored })
  await expect.element(failed).not.toBeInTheDocument()
})
