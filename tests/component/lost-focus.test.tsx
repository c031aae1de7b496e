// What a press takes away does not take the focus with it: it goes to the heading of what has come (WCAG 2.4.3).
import { useState } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from '../../src/components/Dialog.tsx'
import { hydrate, openOver, openPage } from './island.tsx'

function Steps() {
  const [step, setStep] = useState(1)
  const [asks, setAsks] = useState(false)
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
            <button type="button" onClick={() => setAsks(true)}>
              Give up
            </button>
          </p>
        )}
      </section>
      {asks && (
        <Dialog title="Sure?" close="Close" onClose={() => setAsks(false)}>
          <button
            type="button"
            onClick={() => {
              setAsks(false)
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

it('a step that goes, and a dialog whose opener has gone, leave the focus at the heading of what came', async () => {
  await openPage('/en-US/news/')
  await hydrate(<Steps />)
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect.element(heading('Step 2')).toHaveFocus()
  await page.getByRole('button', { name: 'Give up' }).click()
  await expect.element(heading('Sure?')).toHaveFocus()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect.element(heading('Step 3')).toHaveFocus()
})

it('who presses beside everything has left, and is not fetched back', async () => {
  await openPage('/en-US/news/')
  const main = await hydrate(<Steps />)
  const button = page.getByRole('button', { name: 'Go on' })
  await userEvent.tab()
  await expect.element(button).toHaveFocus()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  ;(document.activeElement as HTMLElement).blur()
  vi.runAllTimers()
  main.querySelector('button')?.click()
  await expect.element(heading('Step 2')).toBeVisible()
  expect(vi.getTimerCount()).toBeGreaterThan(0)
  vi.runAllTimers()
  expect(document.activeElement).toBe(document.body)
})

it('another of the login’s forms has the focus at its title', async () => {
  await openPage('/en-US/news/')
  await openOver('login')
  const dialog = page.getByRole('dialog')
  const title = dialog.getByRole('heading', { level: 2 })
  await dialog.getByRole('button', { name: 'Create one' }).click()
  await expect.element(title).toHaveFocus()
  await expect.element(title).toMatchTextContent('account')
  await dialog.getByRole('button', { name: 'Back to login' }).click()
  await dialog.getByRole('button', { name: 'Forgotten your password?' }).click()
  await expect.element(title).toHaveFocus()
  await expect.element(title).toMatchTextContent('Reset')
})
