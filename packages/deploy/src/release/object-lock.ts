import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { waitForLock } from '@fair/build/wait-for-lock.ts'
import { BuildFailure, EXIT } from '@fair/contract/rules/failure.ts'
import type { Objects } from './objects.ts'
import type { Held } from './store.ts'

const SENT = { type: 'application/json', cacheControl: 'no-store' }
/** For stores without conditions: after two writes at once, both read the later one. */
const SETTLE = 300

/**
 * A lock as an object, which its holder rewrites again and again. If it is unchanged for a whole lease, its holder was
 * killed, and it is taken over: no clock is compared with another.
 *
 * @param wait seconds
 * @param lease milliseconds
 */
export async function holdObject(
  objects: Objects,
  key: string,
  { wait, lease, say }: { wait: number; lease: number; say: (text: string) => void },
): Promise<Held> {
  const token = randomUUID()
  let beat = 0
  const text = () => Buffer.from(JSON.stringify({ token, beat: ++beat }))
  const isMine = (object: { text: string } | null) => object?.text.includes(token) ?? false
  let seen = { tag: '', since: 0 }
  const take = async (): Promise<true | undefined> => {
    const held = await objects.get(key)
    // A write whose answer was lost, and that was sent again.
    if (isMine(held)) return true
    if (held && held.tag !== seen.tag) seen = { tag: held.tag, since: performance.now() }
    if (held && performance.now() - seen.since < lease) return undefined
    if (!(await objects.put(key, text(), SENT, held ? { tag: held.tag } : { absent: true }))) return undefined
    await pause(SETTLE)
    return isMine(await objects.get(key)) ? true : undefined
  }
  // A shorter wait than a lease may end while the lock of a killed holder is still valid.
  await waitForLock(take, wait, () => `Another release is in progress in ${objects.place}`, say)
  const lost = () => new BuildFailure(EXIT.busy, `Another release has taken over ${objects.place}: this one stops.`)
  const renew = async () => {
    const held = await objects.get(key)
    if (!held || !isMine(held)) throw lost()
    if (!(await objects.put(key, text(), SENT, { tag: held.tag })) && !isMine(await objects.get(key))) throw lost()
  }
  let failure: unknown
  let renewal = Promise.resolve()
  /** One after the other: two at once would each find the lock changed. */
  const renewed = () => {
    renewal = renewal.then(renew).catch((error) => {
      failure ??= error
    })
    return renewal
  }
  const timer = setInterval(renewed, lease / 4)
  const throwIfLost = () => {
    if (failure) throw failure
  }
  return {
    throwIfLost,
    check: async () => {
      await renewed()
      throwIfLost()
    },
    release: async () => {
      clearInterval(timer)
      await renewal
      if (isMine(await objects.get(key))) await objects.remove([key])
    },
  }
}
