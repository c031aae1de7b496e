// Writes without a network are stored, and reach the platform once, whatever is cut off before.
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Call, Result } from '../../src/api/client.ts'
import { Outbox } from '../../src/features/offline/Outbox.tsx'
import { sendOutbox } from '../../src/features/shared/outbox/send-outbox.ts'
import { IslandProvider } from '../../src/islands/IslandProvider.tsx'
import { currentPage } from '../../src/islands/page.ts'
import { setOffset } from '../../src/lib/clock.ts'
import { hasDatabase } from '../../src/lib/databases.ts'
import { personalKey } from '../../src/lib/storage-keys.ts'
import { forgetLogin } from '../../src/stores/login.ts'
import { deleteWrite, restoreWrite, sendOrStore, sendWaiting } from '../../src/stores/outbox.ts'
import { forgetDatabases, readOutbox } from '../../src/stores/own-databases.ts'
import { pageOwner } from '../../src/stores/owner.ts'
import { readPageData } from '../../src/stores/page-data.ts'
import { readUserId } from '../../src/stores/session-storage.ts'
import { $toasts } from '../../src/stores/toasts.ts'
import { expectAccessible } from './accessible.ts'
import { hydrate, logIn, openOver, openPage } from './island.tsx'

/** The fate of a call: answered, refused, or cut off before or after the platform has received it. */
type Event = 'answered' | 'lost' | 'answer lost' | 'expired' | 'refused'
const FAILED = { lost: 'network', 'answer lost': 'timeout', expired: 'expired', refused: 'service' } as const

/** A platform that performs a write once per `requestId`. */
function platform() {
  const performed: string[] = []
  const during = (event: Event) =>
    (async (_: unknown, { requestId }: { requestId: string }): Promise<Result<unknown>> => {
      if ((event === 'answered' || event === 'answer lost') && !performed.includes(requestId)) performed.push(requestId)
      return event === 'answered'
        ? { ok: true, data: null }
        : ({ ok: false, code: FAILED[event], message: 'No longer free' } as Result<unknown>)
    }) as Call
  return { performed, during }
}

const message = (id: string) =>
  ({
    kind: 'message',
    id,
    input: { role: 'EXHIBITOR', roleId: '30001', content: `Text ${id}`, requestId: id },
    name: 'Hanlin',
    text: `Text ${id}`,
  }) as const

const sendLater = (call: Call) =>
  sendWaiting(call, (conflict) => (conflict ? `it overlaps with ${conflict.title}` : 'not booked'))

const stored = async () => (await readOutbox(pageOwner())).map(({ id, refusal }) => [id, refusal])

beforeEach(async () => {
  await openPage('/en-US/offline/', 'offline', 'outbox')
  await logIn()
})

afterEach(async () => {
  for (const { id } of await readOutbox(pageOwner())) await deleteWrite(id)
})

it.each(['lost', 'answer lost'] as const)('stores a write whose call fails (%s), and sends it once', async (event) => {
  const { performed, during } = platform()
  expect(await sendOrStore(message('1'), during(event))).toBe('waiting')
  expect(await stored()).toEqual([['1', null]])
  expect(await hasDatabase(personalKey('outbox', pageOwner()))).toBe(true)
  expect((await sendLater(during('lost'))).sent).toEqual([])
  expect((await sendLater(during('answered'))).sent.map(({ id }) => id)).toEqual(['1'])
  expect(performed).toEqual(['1'])
  expect(await stored()).toEqual([])
  // No page opens a database without need.
  expect(await hasDatabase(personalKey('outbox', pageOwner()))).toBe(false)
})

it('does not store a write that is refused while its form is open, or whose login has expired', async () => {
  const { during } = platform()
  expect(await sendOrStore(message('1'), during('refused'))).toMatchObject({ ok: false, message: 'No longer free' })
  expect(await sendOrStore(message('2'), during('expired'))).toMatchObject({ ok: false, code: 'expired' })
  expect(await stored()).toEqual([])
})

it('stores a later refusal with its reason, and sends the writes after it', async () => {
  const { performed, during } = platform()
  await sendOrStore(message('1'), during('lost'))
  await sendOrStore(message('2'), during('lost'))
  const refuseFirst = ((endpoint: never, input: { requestId: string }) =>
    during(input.requestId === '1' ? 'refused' : 'answered')(endpoint, input as never)) as unknown as Call
  expect((await sendLater(refuseFirst)).refused.map(({ id }) => id)).toEqual(['1'])
  expect(await stored()).toEqual([['1', 'No longer free']])
  expect(performed).toEqual(['2'])
  expect((await sendLater(during('answered'))).sent).toEqual([])
})

it.each([
  ['a server error', { code: 'service', errCode: '503' }],
  ['an answer that is not the platform’s', { code: 'contract', errCode: 'success' }],
] as const)('keeps a write after %s, and sends the writes after it', async (_, failure) => {
  const { performed, during } = platform()
  await sendOrStore(message('1'), during('lost'))
  await sendOrStore(message('2'), during('lost'))
  const failFirst = (async (endpoint: never, input: { requestId: string }) =>
    input.requestId === '1'
      ? { ok: false, message: 'That did not work', ...failure }
      : during('answered')(endpoint, input as never)) as unknown as Call
  expect(await sendLater(failFirst)).toMatchObject({ refused: [], sent: [{ id: '2' }] })
  expect(await stored()).toEqual([['1', null]])
  expect((await sendLater(during('answered'))).sent).toHaveLength(1)
  expect(performed).toEqual(['2', '1'])
})

it('refuses a booking that conflicts when it is sent, and books one whose conflict was accepted', async () => {
  const { during } = platform()
  const booking = (id: string, acceptConflict: boolean) =>
    ({
      kind: 'booking',
      id,
      input: { appointmentType: 'LIVE', businessId: '1', acceptConflict, requestId: id },
      name: 'Opening',
      text: '',
    }) as const
  await sendOrStore(booking('1', false), during('lost'))
  await sendOrStore(booking('2', true), during('lost'))
  await sendOrStore(booking('3', false), during('lost'))
  await sendOrStore(booking('4', true), during('lost'))
  const conflict = { entryId: '9', kind: 'LIVE', title: 'Robots', startTime: '', endTime: '' }
  const answer = (async (_: unknown, { requestId }: { requestId: string }): Promise<Result<unknown>> => {
    if (requestId === '3') return { ok: true, data: { appointmentId: '33', conflict: null } }
    // Neither booked nor with a reason.
    if (requestId === '4') return { ok: true, data: { appointmentId: null, conflict: null } }
    return { ok: true, data: { appointmentId: requestId === '2' ? '22' : null, conflict } }
  }) as Call
  const { sent, refused } = await sendLater(answer)
  expect(sent.map(({ id }) => id)).toEqual(['2', '3'])
  expect(refused.map(({ id }) => id)).toEqual(['1', '4'])
  expect(await stored()).toEqual([
    ['1', 'it overlaps with Robots'],
    ['4', 'not booked'],
  ])
})

it('sends writes in their order, even if the clock is set back between them', async () => {
  const { during } = platform()
  await sendOrStore(message('2'), during('lost'))
  setOffset(-3_600_000)
  await sendOrStore(message('1'), during('lost'))
  setOffset(0)
  expect((await sendLater(during('answered'))).sent.map(({ id }) => id)).toEqual(['2', '1'])
})

it('sends a write about the exhibition where it was made, from a page of another one', async () => {
  const { during } = platform()
  const { exhibitionId } = readPageData()
  await sendOrStore(message('1'), during('lost'))
  history.replaceState(null, '', '/en-US/offline/?live=another')
  const about: unknown[] = []
  const answer = (async (...call: Parameters<Call>) => {
    about.push(call[2]?.headers?.exhibitionId)
    return during('answered')(...call)
  }) as Call
  await sendLater(answer)
  expect(about).toEqual([exhibitionId])
})

it('does not send a write with another account, and sends it with its own account later', async () => {
  const { performed, during } = platform()
  await sendOrStore(message('1'), during('lost'))
  const first = readUserId() ?? ''
  sessionStorage.setItem('userId', 'another')
  expect((await sendLater(during('answered'))).sent).toEqual([])
  expect(performed).toEqual([])
  forgetDatabases(pageOwner())
  sessionStorage.setItem('userId', first)
  expect((await sendLater(during('answered'))).sent).toHaveLength(1)
})

it('does not send a waiting write with an account that has logged in meanwhile', async () => {
  const { performed, during } = platform()
  const first = readUserId() ?? ''
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const slow = (async (...call: Parameters<Call>) => {
    await answered
    return during('answered')(...call)
  }) as Call
  const sent = [sendOrStore(message('1'), slow), sendOrStore(message('2'), during('answered'))]
  await expect.poll(async () => (await stored()).length).toBe(2)
  sessionStorage.setItem('userId', 'another')
  answer()
  expect(await Promise.all(sent)).toMatchObject([{ ok: true }, 'waiting'])
  expect(performed).toEqual(['1'])
  sessionStorage.setItem('userId', first)
  expect(await stored()).toEqual([['2', null]])
})

it('stores nothing for an account that logs out while its write is refused', async () => {
  const { during } = platform()
  await sendOrStore(message('1'), during('lost'))
  const owner = pageOwner()
  const refuseAfterLogout = (async (...call: Parameters<Call>) => {
    forgetLogin(true)
    forgetDatabases(owner)
    return during('refused')(...call)
  }) as Call
  expect((await sendLater(refuseAfterLogout)).refused).toEqual([])
  expect(await readOutbox(owner)).toEqual([])
})

it('performs or refuses every write exactly once, whatever fails before', async () => {
  const step = fc.record({
    event: fc.constantFrom<Event | 'killed'>('answered', 'lost', 'answer lost', 'refused', 'killed'),
    later: fc.array(fc.constantFrom<Event>('answered', 'lost', 'answer lost', 'expired'), { maxLength: 2 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      const { performed, during } = platform()
      const refused = new Set<string>()
      for (const [n, { event, later }] of steps.entries()) {
        const write = message(String(n))
        // A page that was killed has stored the write, and received no answer.
        if (event === 'killed') await restoreWrite({ ...write, path: '/', storedAt: n, refusal: null })
        else {
          const answer = await sendOrStore(write, during(event))
          if (answer !== 'waiting' && !answer.ok) refused.add(write.id)
        }
        for (const each of later) await sendLater(during(each))
      }
      await sendLater(during('answered'))
      const expected = steps.map((_, n) => String(n)).filter((id) => !refused.has(id))
      expect(performed.toSorted()).toEqual(expected.toSorted())
      expect(await stored()).toEqual([])
    }),
    { numRuns: 60 },
  )
})

it('lists waiting and refused writes, and restores a deleted one', async () => {
  const { during } = platform()
  await sendOrStore(message('1'), during('lost'))
  await sendLater(during('refused'))
  await sendOrStore(message('2'), during('lost'))
  await hydrate(
    <IslandProvider>
      <Outbox />
    </IslandProvider>,
  )
  const list = page.getByRole('region', { name: 'Waiting to be sent' })
  await expect.element(list.getByText('Not accepted: No longer free')).toBeVisible()
  await expect.element(list.getByText('Waiting for a connection')).toBeVisible()
  await expect.element(list.getByText('Text 2')).toBeVisible()
  await expectAccessible('#outbox')
  await list.getByRole('button', { name: 'Delete: Message to Hanlin' }).first().click()
  await expect.poll(stored).toEqual([['2', null]])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await stored()).length).toBe(2)
})

it('does not report a write as unsent that was sent while the visitor deleted it', async () => {
  const { performed, during } = platform()
  await sendOrStore(message('1'), during('lost'))
  await hydrate(
    <IslandProvider>
      <Outbox />
    </IslandProvider>,
  )
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const slow = (async (...call: Parameters<Call>) => {
    await answered
    return during('answered')(...call)
  }) as Call
  const sending = sendLater(slow)
  const toasts: string[] = []
  const stop = $toasts.listen((toast) => toasts.push(toast?.text ?? ''))
  await page.getByRole('button', { name: 'Delete: Message to Hanlin' }).click()
  answer()
  expect((await sending).sent).toHaveLength(1)
  await expect.element(page.getByRole('region', { name: 'Waiting to be sent' })).not.toBeInTheDocument()
  // The deletion's turn comes after the call.
  await deleteWrite('none')
  stop()
  expect(performed).toEqual(['1'])
  expect(toasts).toEqual([])
})

it('shows each refusal beside the number of sent writes', async () => {
  const stored = { path: '/', storedAt: 1, refusal: null }
  await restoreWrite({ ...message('sent'), ...stored })
  for (const id of ['refused', 'refused too'])
    await restoreWrite({ ...message(id), ...stored, input: { ...message(id).input, roleId: id } })
  await sendOutbox((await currentPage()).data)
  await expect.element(page.getByText('1 entry that was waiting has been sent')).toBeVisible()
  await expect.poll(() => page.getByText('Not accepted:', { exact: false }).elements().length).toBe(2)
})

it('a logout asks before it deletes waiting writes', async () => {
  const { during } = platform()
  await sendOrStore(message('1'), during('lost'))
  await openOver('logout')
  const dialog = page.getByRole('dialog', { name: 'Not sent yet' })
  await expect.element(dialog.getByText('1 entry that has not been sent will be deleted.')).toBeVisible()
  await expectAccessible('dialog')
  const owner = pageOwner()
  await dialog.getByRole('button', { name: 'Delete and log out' }).click()
  await expect.poll(() => readUserId()).toBeNull()
  await expect.poll(async () => (await readOutbox(owner)).length).toBe(0)
})
