// A session's audience asks questions while it runs, votes, reads the answers, and rates it once it is over.
import { CALL_RETRIES } from '@fair/contract/rules/limits.ts'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { deleteWrite, sendOrStore } from '../../src/stores/outbox.ts'
import { readOutbox } from '../../src/stores/own-databases.ts'
import { pageOwner } from '../../src/stores/owner.ts'
import { expectAccessible } from './accessible.ts'
import { logIn, openOver, openPage, press } from './island.tsx'
import { holdCalls, watchCalls, withAnswers, withFault } from './network.ts'

it('a question is asked and voted for', async () => {
  await openPage('/en-US/meeting/detail/5002/', 'feedback')
  await logIn()
  await openOver('questions')
  const dialog = page.getByRole('dialog', { name: 'Questions' })
  await expect.element(dialog.getByText('From how many pieces on is there a volume price?')).toBeVisible()
  await expectAccessible('dialog')
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect.element(dialog.getByText('Write your question first')).toBeVisible()
  const field = dialog.getByRole('textbox', { name: 'Your question' })
  await expect.element(field).toHaveFocus()
  await userEvent.type(field, 'Is there a version for 110 volts?')
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect.element(dialog.getByRole('listitem').filter({ hasText: '110 volts' })).toBeVisible()
  await expect.element(field).toHaveValue('')
  const vote = dialog.getByRole('button', { name: /^Vote for “Is there a version for 110 volts/ })
  await expect.element(vote).toHaveAttribute('aria-pressed', 'false')
  press(vote)
  await expect.element(vote).toHaveAttribute('aria-pressed', 'true')
  await expect.element(vote).toHaveTextContent('1 vote')
  press(vote)
  await expect.element(vote).toHaveTextContent('0 votes')
})

it('a refused vote is reported where it can be read and closed: in the dialog', async () => {
  await openPage('/en-US/meeting/detail/5002/', 'feedback')
  await logIn()
  await openOver('questions')
  const dialog = page.getByRole('dialog', { name: 'Questions' })
  withFault('refused', /vote$/)
  await dialog
    .getByRole('button', { name: /^Vote for/ })
    .first()
    .click()
  const report = page.css('dialog .toast-bad')
  await expect.element(report).toBeVisible()
  await report.getByRole('button', { name: 'Close' }).click()
  await expect.element(report).not.toBeInTheDocument()
  await dialog
    .getByRole('button', { name: /^Vote for/ })
    .first()
    .click()
  await expect.element(report).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await expect.element(dialog).not.toBeInTheDocument()
  // What was not closed stays on the page.
  await expect.element(page.css('body > #toasts .toast-bad')).toBeVisible()
})

it('votes given while others are being sent are all shown, and stay when the list does not load', async () => {
  await openPage('/en-US/meeting/detail/5002/', 'feedback')
  await logIn()
  await openOver('questions')
  const votes = page.getByRole('dialog', { name: 'Questions' }).getByRole('button', { name: /^Vote for/ })
  await expect.poll(() => votes.elements().length).toBeGreaterThan(1)
  const pressed = () => [0, 1].map((n) => votes.nth(n).element().getAttribute('aria-pressed'))
  expect(pressed()).toEqual(['false', 'false'])
  const release = holdCalls(/vote$/)
  press(votes.nth(0))
  press(votes.nth(1))
  release()
  await expect.poll(pressed).toEqual(['true', 'true'])
  withFault('offline', /session\/questions$/)
  const calls = watchCalls()
  await userEvent.type(page.getByRole('textbox', { name: 'Your question' }), 'Is there a trial?')
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect.element(page.getByText('Your question has been sent').first()).toBeInTheDocument()
  const lists = () => calls.filter((each) => each.includes('/session/questions?')).length
  // More, if the list is refreshed meanwhile, as it is every ten seconds.
  await expect.poll(lists).toBeGreaterThan(CALL_RETRIES)
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(pressed()).toEqual(['true', 'true'])
})

it('a session that is over can be rated, and the rating can be changed', async () => {
  await openPage('/en-US/meeting/detail/5006/', 'feedback', 'stars')
  await logIn()
  await openOver('rating')
  const dialog = page.getByRole('dialog', { name: 'Rate this session' })
  await expect.element(dialog.getByText(/^\d(\.\d)? of 5 from \d+ ratings$/)).toBeVisible()
  await expectAccessible('dialog')
  const send = dialog.getByRole('button', { name: 'Send rating' })
  await send.click()
  await expect.element(dialog.getByText('Choose one to five stars')).toBeVisible()
  press(dialog.getByRole('radio', { name: '4 stars' }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Feedback (optional)' }), 'Clear, and to the point.')
  const count = async () => Number(/from (\d+)/.exec(dialog.element().textContent ?? '')?.[1])
  const before = await count()
  await send.click()
  await expect.poll(count).toBe(before + 1)
  // The thanks for the first rating may still be shown.
  withAnswers(/rating\/save$/, (answer) => ({ ...Object(answer), data: { ...Object(answer).data, average: 1.5 } }))
  press(dialog.getByRole('radio', { name: '5 stars' }))
  await send.click()
  await expect.element(dialog.getByText(/^1\.5 of 5 from /)).toBeVisible()
  await expect.element(page.getByText('Thank you for your rating').first()).toBeInTheDocument()
  expect(await count()).toBe(before + 1)
  await expect.element(dialog.getByRole('heading', { name: 'Questions' })).toBeVisible()
})

it('a rating that waits is replaced by a later one of the same session', async () => {
  await openPage('/en-US/meeting/detail/5006/', 'feedback', 'stars', 'outbox')
  await logIn()
  withFault('offline', /rating\/save$/)
  for (const stars of ['2 stars', '5 stars']) {
    await openOver('rating')
    const dialog = page.getByRole('dialog', { name: 'Rate this session' })
    await expect.element(dialog.getByRole('button', { name: 'Send rating' })).toBeVisible()
    press(dialog.getByRole('radio', { name: stars }))
    await dialog.getByRole('button', { name: 'Send rating' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
  }
  const stored = await readOutbox(pageOwner())
  for (const { id } of stored) await deleteWrite(id)
  expect(stored).toMatchObject([{ kind: 'rating', input: { stars: 5 } }])
})

it('a rating stays stored while an older one of the same session is answered', async () => {
  const { call } = await openPage('/en-US/meeting/detail/5006/', 'feedback', 'stars', 'outbox')
  await logIn()
  const rate = (stars: 1 | 5) => {
    const input = { businessType: 'MEETING', businessId: '5006', stars, comment: '' } as const
    return sendOrStore({ kind: 'rating', id: 'rating MEETING 5006', input, name: '', text: '' }, call)
  }
  const release = holdCalls(/rating\/save$/)
  const requested = watchCalls()
  const older = rate(1)
  await expect.poll(() => requested.filter((path) => path.endsWith('rating/save'))).toHaveLength(1)
  const newer = rate(5)
  await expect.poll(async () => (await readOutbox(pageOwner())).map(({ input }) => input)).toMatchObject([{ stars: 5 }])
  const mended = withFault('offline', /rating\/save$/)
  release()
  expect([await older, await newer]).toMatchObject([{ ok: true }, 'waiting'])
  mended()
  const stored = await readOutbox(pageOwner())
  for (const { id } of stored) await deleteWrite(id)
  expect(stored).toMatchObject([{ kind: 'rating', input: { stars: 5 } }])
})

it('an activity at the venue accepts questions as well', async () => {
  await openPage('/en-US/activity/detail/A2001-sourcing/', 'feedback')
  await logIn()
  await openOver('questions')
  const dialog = page.getByRole('dialog', { name: 'Questions' })
  await userEvent.type(dialog.getByRole('textbox', { name: 'Your question' }), 'Where do we meet afterwards?')
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect.element(dialog.getByRole('listitem').filter({ hasText: 'Where do we meet' })).toBeVisible()
})
