import { beforeEach, expect, it, vi } from 'vitest'
import { testPageData } from '../../tests/page-data.ts'
import { storageStub } from '../../tests/storage-stub.ts'
import type { Result } from '../api/client.ts'
import { writeFavourite } from '../stores/favourites.ts'
import { readWaiting } from '../stores/follows-out.ts'
import { addWaiting } from '../stores/follows-waiting.ts'
import { $toasts } from '../stores/toasts.ts'
import { sendWaitingPresses } from './follow.ts'

const answers = vi.hoisted(() => new Map<string, object>())
vi.mock('../api/browser.ts', () => ({
  connect: () => async (_: unknown, input: { targetIds: string[] }) =>
    answers.get(input.targetIds[0] ?? '') ?? ({ ok: true, data: null } satisfies Result<null>),
}))
vi.mock('../lib/i18n/browser-texts.ts', () => ({ loadTranslate: async () => (key: string) => key }))

beforeEach(() => {
  vi.stubGlobal('localStorage', storageStub())
  vi.stubGlobal('sessionStorage', storageStub())
  sessionStorage.setItem('authorization', 'token')
  sessionStorage.setItem('userId', 'U1')
  answers.clear()
})

it.each([
  ['a server error of one does not hold up', { code: 'service', errCode: '500' }, ['2']],
  ['a missing network holds up', { code: 'network' }, ['2', '3']],
  ['an expired login holds up', { code: 'expired' }, ['2', '3']],
])('sends waiting presses: %s the later ones', async (_, failure, left) => {
  for (const id of ['1', '2', '3']) {
    writeFavourite('EXHIBIT', id, true)
    addWaiting(`EXHIBIT:${id}`, true)
  }
  answers.set('2', { ok: false, message: '', ...failure })
  await sendWaitingPresses(testPageData())
  expect(Object.keys(readWaiting())).toEqual(left.map((id) => `EXHIBIT:${id}`))
})

it('shows a refusal that the number of sent presses does not replace', async () => {
  for (const id of ['1', '2']) {
    writeFavourite('EXHIBIT', id, true)
    addWaiting(`EXHIBIT:${id}`, true)
  }
  answers.set('1', { ok: false, code: 'service', errCode: '4040', message: 'Withdrawn' })
  const toasts: unknown[] = []
  const stop = $toasts.listen((toast) => toasts.push([toast?.id, toast?.text]))
  await sendWaitingPresses(testPageData())
  stop()
  expect(toasts).toEqual([
    ['EXHIBIT:1', 'Withdrawn'],
    [undefined, 'account:sentLater'],
  ])
})
