import { appointment } from '@fair/contract/appointment.ts'
import { card } from '@fair/contract/card.ts'
import { chat } from '@fair/contract/chat.ts'
import type { Endpoint, InputOf, OutputOf } from '@fair/contract/endpoint.ts'
import { inquiry } from '@fair/contract/inquiry.ts'
import { reservation } from '@fair/contract/reservation.ts'
import { sample } from '@fair/contract/sample.ts'
import type { EntrySummary } from '@fair/contract/schedule.ts'
import { sessionFeedback } from '@fair/contract/session-feedback.ts'
import { atom, type ReadableAtom } from 'nanostores'
import type { Call, Result } from '../api/client.ts'
import { isOffline, isRefusal } from '../domain/errors.ts'
import { now } from '../lib/clock.ts'
import { inTurn } from '../lib/in-turn.ts'
import type { Owner } from '../lib/storage-keys.ts'
import {
  addWrite,
  listWrites,
  type OutboxKind,
  readWrite,
  removeWrite,
  type StoredWrite,
  storeWrite,
} from './outbox-database.ts'
import { pageOwner } from './owner.ts'
import { readPageData } from './page-data.ts'
import { readUserId } from './session-storage.ts'

/**
 * The call for each kind of write. The platform performs each once per `requestId`; a card once per exhibitor, and of a
 * session's ratings the last one.
 */
const CALLS = {
  inquiry: inquiry.save,
  card: card.operate,
  talk: reservation.create,
  message: chat.leaveMessage,
  sample: sample.save,
  booking: appointment.create,
  question: sessionFeedback.ask,
  rating: sessionFeedback.rate,
} as const satisfies Record<OutboxKind, object>

type Calls = typeof CALLS
type InputFor<K extends OutboxKind> = InputOf<Calls[K]>
type OutputFor<K extends OutboxKind> = OutputOf<Calls[K]>

/** A write as passed in by a form. */
export interface Write<K extends OutboxKind> extends Pick<StoredWrite, 'id' | 'name' | 'text'> {
  kind: K
  input: InputFor<K> & object
}

const $count = atom(0)
/** Incremented with every change of the outbox, in this tab or another. */
export const $outboxChanges: ReadableAtom<number> = $count

const channel = globalThis.document && new BroadcastChannel('outbox')
if (channel) channel.onmessage = () => $count.set($count.get() + 1)

function notifyChange(): void {
  $count.set($count.get() + 1)
  channel?.postMessage(null)
}

/** Sends a write about the exhibition of the page where it was made, whichever exhibition this page shows. */
const send = (call: Call, { kind, input, exhibitionId }: StoredWrite) =>
  call(CALLS[kind] as unknown as Endpoint<object, unknown>, input, exhibitionId ? { headers: { exhibitionId } } : {})

/** Returns why nothing was booked, from the entry that overlaps; null if the platform names none. */
type UnbookedText = (conflict: EntrySummary | null) => string

/** Why the platform has not performed a write, although it reports no error; null if it has. */
function refusalIn(kind: OutboxKind, data: unknown, unbookedText: UnbookedText): string | null {
  if (kind !== 'booking') return null
  const { appointmentId, conflict } = data as OutputFor<'booking'>
  return appointmentId == null ? unbookedText(conflict ?? null) : null
}

/** Removes a write that was answered. */
async function remove(owner: Owner, write: StoredWrite): Promise<void> {
  await removeWrite(owner, write)
  notifyChange()
}

/**
 * Stores a write on the device, then sends it. If the page or the browser ends before the answer, a later page sends it again
 * (`sendWaiting`). Writes are sent one at a time across all tabs.
 *
 * @returns the platform's answer; 'waiting' if there was none, so that the write stays stored and is sent later
 */
export async function sendOrStore<K extends OutboxKind>(
  { kind, id, input, name, text }: Write<K>,
  call: Call,
): Promise<Result<OutputFor<K>> | 'waiting'> {
  const owner = pageOwner()
  const path = location.pathname + location.search
  const { exhibitionId } = readPageData()
  const write: StoredWrite = {
    ...{ id, kind, input, name, text, path, exhibitionId },
    ...{ storedAt: now().getTime(), refusal: null },
  }
  // Without a login or a database it is sent like any other call.
  const stored = owner.userId === null ? null : await addWrite(owner, write).catch(() => null)
  return inTurn('outbox', async () => {
    // Another person may have logged in before this turn: nothing is sent in their name.
    if (owner.userId !== null && ![null, owner.userId].includes(readUserId()))
      return stored ? 'waiting' : { ok: false, code: 'aborted', message: '' }
    const answer = (await send(call, write)) as Result<OutputFor<K>>
    if (!stored) return answer
    if (!answer.ok && isOffline(answer)) {
      notifyChange()
      return 'waiting'
    }
    // Refused, or logged out meanwhile: the form shows that, and still contains what was typed.
    await remove(owner, stored)
    return answer
  })
}

/** The outcome of the writes that were waiting. */
export interface SentWrites {
  sent: StoredWrite[]
  refused: StoredWrite[]
}

/**
 * Sends the waiting writes of the logged-in account, the oldest first, until the network or the login ends. Refused
 * writes remain stored with the reason, and so do bookings that overlap with another entry.
 */
export async function sendWaiting(call: Call, unbookedText: UnbookedText): Promise<SentWrites> {
  const owner = pageOwner()
  const done: SentWrites = { sent: [], refused: [] }
  if (owner.userId === null) return done
  for (const { id } of await listWrites(owner)) {
    const goesOn = await inTurn('outbox', async () => {
      // Another tab may have sent it meanwhile, or the visitor may have deleted it.
      const write = await readWrite(owner, id)
      if (!write || write.refusal !== null) return true
      // Nothing is sent in another person's name.
      if (readUserId() !== owner.userId) return false
      const answer = await send(call, write)
      const refusal = answer.ok ? refusalIn(write.kind, answer.data, unbookedText) : answer.message
      if (refusal === null) {
        await remove(owner, write)
        done.sent.push(write)
        return true
      }
      if (!answer.ok && (isOffline(answer) || answer.code === 'expired' || answer.code === 'aborted')) return false
      // The platform has not decided, or a captive portal has answered: the write stays, and does not block the others.
      if (!answer.ok && answer.code !== 'input' && !isRefusal(answer)) return true
      // A logout during the call has deleted the database, which must not be created again.
      if (readUserId() !== owner.userId) return false
      // A newer write with its id waits in its place.
      if ((await readWrite(owner, id))?.storedAt !== write.storedAt) return true
      const refused = { ...write, refusal }
      await storeWrite(owner, refused)
      done.refused.push(refused)
      return true
    })
    if (!goesOn) break
  }
  notifyChange()
  return done
}

/** Deletes a write unsent. Returns false if it was sent before that. */
export const deleteWrite = (id: string): Promise<boolean> =>
  inTurn('outbox', async () => {
    const write = await readWrite(pageOwner(), id)
    if (write) await remove(pageOwner(), write)
    return write !== undefined
  })

/** Stores a deleted write again. */
export async function restoreWrite(write: StoredWrite): Promise<void> {
  await storeWrite(pageOwner(), write)
  notifyChange()
}
