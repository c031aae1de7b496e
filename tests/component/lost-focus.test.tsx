// When a press removes the focused element, the focus moves to the heading of the new content (WCAG 2.4.3).
import { useState } from 'react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { Dialog } from '../../src/components/Dialog.tsx'
import { hydrate, openOver, openPage } from './island.tsx'

// Focus moves a moment after the focused element was removed: these tests advance the clock themselves.
beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
// Elements that the previous test removed.
beforeEach(() => void vi.runAllTimers())

/** Waits until an element has the focus. */
async function expectMoved(locator: Locator): Promise<void> {
  const focused = () => {
    vi.runAllTimers()
    return document.activeElement === locator.query()
  }
  await expect.poll(focused).toBe(true)
}

function Steps() {
  const [step, setStep] = useState(1)
  const [isConfirming, setConfirming] = useState(false)
  return (
    <>
      <h1>Page</h1>
      <section>
        <h2>Step {step}</h2>
        {step === 1 && (
          <button type="button" onClick={() => setStep(2)}>
            Go on
          </button>
        )}
        {step === 2 && (
          <p>
            <button type="button" onClick={() => setConfirming(true)}>
              Give up
            </button>
          </p>
        )}
      </section>
      {isConfirming && (
        <Dialog title="Sure?" close="Close" onClose={() => setConfirming(false)}>
          <button
            type="button"
            onClick={() => {
              setConfirming(false)
              setStep(3)
            }}
          >
            Yes
          </button>
        </Dialog>
      )}
    </>
  )
}

const heading = (name: string) => page.getByRole('heading', { name })

it('the focus moves to the new heading after a step is removed, and after a dialog whose opener is gone', async () => {
  await openPage('/en-US/news/')
  await hydrate(<Steps />)
  await page.getByRole('button', { name: 'Go on' }).click()
  await expectMoved(heading('Step 2'))
  await page.getByRole('button', { name: 'Give up' }).click()
  await expectMoved(heading('Sure?'))
  await page.getByRole('button', { name: 'Yes' }).click()
  await expectMoved(heading('Step 3'))
})

it('the focus is not moved if the removed element had already lost it', async () => {
  await openPage('/en-US/news/')
  const main = await hydrate(<Steps />)
  const button = page.getByRole('button', { name: 'Go on' })
  await userEvent.tab()
  await expect.element(button).toHaveFocus()
  ;(document.activeElement as HTMLElement).blur()
  vi.runAllTimers()
  main.querySelector('button')?.click()
  await expect.element(heading('Step 2')).toBeVisible()
  expect(vi.getTimerCount()).toBeGreaterThan(0)
  vi.runAllTimers()
  expect(document.activeElement).toBe(document.body)
})

it('another form of the login dialog receives the focus at its title', async () => {
  await openPage('/en-US/news/')
  await openOver('login')
  const dialog = page.getByRole('dialog')
  const title = dialog.getByRole('heading', { level: 2 })
  await dialog.getByRole('button', { name: 'Create one' }).click()
  await expectMoved(title)
  await expect.element(title).toMatchTextContent('account')
  await dialog.getByRole('button', { name: 'Back to login' }).click()
  await dialog.getByRole('button', { name: 'Forgot your password?' }).click()
  await expectMoved(title)
  await expect.element(title).toMatchTextContent('Reset')
})
