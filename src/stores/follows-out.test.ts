// Hearts pressed without a network: whatever fails on the way, the platform ends up with the last press of each.

import { follow } from '@fair/contract/favourite.ts'
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { storageStub } from '../../tests/storage-stub.ts'
import type { Call, Result } from '../api/client.ts'
import { readFavourites, writeFavourite } from './favourites.ts'
import { readWaiting, sendFollow, withWaiting } from './follows-out.ts'
import { addWaiting, waitingKey } from './follows-waiting.ts'

const logIn = (userId: string) => {
  sessionStorage.setItem('authorization', 'token')
  sessionStorage.setItem('userId', userId)
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storageStub())
  vi.stubGlobal('sessionStorage', storageStub())
  logIn('U1')
})

const press = (id: string, saved: boolean) => {
  writeFavourite('EXHIBIT', id, saved)
  addWaiting(`EXHIBIT:${id}`, saved)
}

/** The fate of a call: answered, or cut off before or after the platform receives it. */
type Event = 'answered' | 'lost' | 'answer lost' | 'expired' | 'failed' | 'unreadable' | 'refused'
const FAILED = {
  lost: { code: 'network' },
  'answer lost': { code: 'timeout' },
  expired: { code: 'expired' },
  failed: { code: 'service', errCode: '503' },
  unreadable: { code: 'contract' },
  refused: { code: 'service', errCode: '1' },
} as const

/** A platform's list of what an account follows. */
function platform() {
  const followed = new Set<string>()
  let next: Event = 'answered'
  const call = (async (endpoint: unknown, { targetIds }: { targetIds: string[] }): Promise<Result<unknown>> => {
    const event = next
    if (event === 'answered' || event === 'answer lost')
      for (const id of targetIds) endpoint === follow.save ? followed.add(id) : followed.delete(id)
    return event === 'answered'
      ? { ok: true, data: null }
      : ({ ok: false, message: 'No room', ...FAILED[event] } as Result<unknown>)
  }) as Call
  const during = (event: Event) => {
    next = event
    return call
  }
  return { followed, during }
}

describe('a favourite', () => {
  it.each([
    ['lost', 'offline'],
    ['answer lost', 'offline'],
    ['expired', 'expired'],
    ['failed', 'server'],
    ['unreadable', 'server'],
  ] as const)('waits if the call is %s, and is sent later', async (event, why) => {
    const { followed, during } = platform()
    press('1', true)
    expect(await sendFollow('EXHIBIT:1', during(event))).toEqual({ kind: 'waiting', why })
    expect(readFavourites()['EXHIBIT']).toEqual(['1'])
    expect(await sendFollow('EXHIBIT:1', during('answered'))).toEqual({ kind: 'sent', saved: true })
    expect([...followed]).toEqual(['1'])
    expect(await sendFollow('EXHIBIT:1', during('answered'))).toBeNull()
  })

  it('is reverted if the platform refuses it, and no longer waits', async () => {
    press('1', true)
    expect(await sendFollow('EXHIBIT:1', platform().during('refused'))).toEqual({ kind: 'refused', message: 'No room' })
    expect(readFavourites()['EXHIBIT']).toEqual([])
    expect(readWaiting()).toEqual({})
  })

  it('that is changed while it is being sent is sent once more', async () => {
    const { followed, during } = platform()
    press('1', true)
    const sent = sendFollow('EXHIBIT:1', during('answered'))
    await Promise.resolve()
    press('1', false)
    await sent
    expect(readFavourites()['EXHIBIT']).toEqual([])
    await sendFollow('EXHIBIT:1', during('answered'))
    expect([...followed]).toEqual([])
    expect(readWaiting()).toEqual({})
  })

  it('that waits to be sent overrides the platform’s list', () => {
    press('1', true)
    press('2', false)
    expect(withWaiting({ EXHIBIT: ['2', '3'], LIVE: ['9'] })).toEqual({ EXHIBIT: ['3', '1'], LIVE: ['9'] })
  })

  it('is never sent for another account', async () => {
    const { followed, during } = platform()
    press('1', true)
    logIn('U2')
    expect(readWaiting()).toEqual({})
    expect(await sendFollow('EXHIBIT:1', during('answered'))).toBeNull()
    expect([...followed]).toEqual([])
    logIn('U1')
    expect(Object.keys(readWaiting())).toEqual(['EXHIBIT:1'])
  })

  it('does not wait if the stored data is invalid', () => {
    const press = '{"saved":true,"press":1}'
    for (const poison of [
      '{',
      'null',
      '[1]',
      '{"EXHIBIT:1":true}',
      '{"EXHIBIT:1":{"saved":1}}',
      `{"OTHER:1":${press}}`,
    ]) {
      localStorage.setItem(waitingKey(), poison)
      expect(readWaiting()).toEqual({})
    }
  })
})

it('sends the last change of each favourite in the end, whatever fails before', async () => {
  const step = fc.record({
    id: fc.constantFrom('1', '2', '3'),
    saved: fc.boolean(),
    event: fc.constantFrom<Event | 'killed'>(
      'answered',
      'lost',
      'answer lost',
      'expired',
      'failed',
      'unreadable',
      'killed',
    ),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      vi.stubGlobal('localStorage', storageStub())
      const { followed, during } = platform()
      const expected = new Set<string>()
      for (const { id, saved, event } of steps) {
        press(id, saved)
        saved ? expected.add(id) : expected.delete(id)
        // A page that is closed sends nothing more; the presses it has stored remain.
        if (event !== 'killed') await sendFollow(`EXHIBIT:${id}`, during(event))
      }
      for (const key of Object.keys(readWaiting())) await sendFollow(key, during('answered'))
      expect(followed).toEqual(expected)
      expect(new Set(readFavourites()['EXHIBIT'])).toEqual(expected)
      expect(readWaiting()).toEqual({})
    }),
  )
})
