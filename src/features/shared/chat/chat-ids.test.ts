import { describe, expect, it } from 'vitest'
import type { Call } from '../../../api/client.ts'
import { session } from '../../../domain/conversation.fixture.ts'
import { resolveOwnId, resolveSessions } from './chat-ids.ts'

const FAILURE = { ok: false, code: 'network', message: 'gone' } as const

/** A platform with these partners, and the calls that it has answered. */
function platform(uids: Readonly<Record<string, string>> | null) {
  const calls: string[] = []
  const call = (async ({ path }: { path: string }, { userIds = [] }: { userIds?: string[] }) => {
    calls.push(`${path.split('/').at(-1)} ${userIds.length}`)
    if (!uids) return FAILURE
    if (path.endsWith('identity')) return { ok: true, data: { identity: 'own' } }
    const known = userIds.flatMap((userId) => (uids[userId] ? { userId, appUid: uids[userId] } : []))
    return { ok: true, data: known }
  }) as unknown as Call
  return { call, calls }
}

const without = (roleId: string, role: 'EXHIBITOR' | 'LIVE' = 'EXHIBITOR') => ({
  ...session({ _id: roleId, role, roleId }),
  chatgroupId: null,
})

describe('the visitor’s own id', () => {
  it('is that of the token, without a call to hex/identity', async () => {
    const { call, calls } = platform({})
    expect(await resolveOwnId(call, { appUid: 'of-token' })).toEqual({ ok: true, data: 'of-token' })
    expect(calls).toEqual([])
  })

  it('is that of hex/identity if the token has none, null or an empty one, and a failure is returned', async () => {
    for (const access of [{}, { appUid: null }, { appUid: '' }]) {
      expect(await resolveOwnId(platform({}).call, access)).toEqual({ ok: true, data: 'own' })
      expect(await resolveOwnId(platform(null).call, access)).toEqual(FAILURE)
    }
  })
})

describe('the ids of chats', () => {
  it('are those of the list, without a call to getImChatAppUid', async () => {
    const { call, calls } = platform({})
    const listed = [session(), session({ chatgroupId: 'H' })]
    expect(await resolveSessions(call, listed)).toEqual({ ok: true, data: listed })
    expect(calls).toEqual([])
  })

  it('are requested once for each partner without one, and unknown partners and audiences are dropped', async () => {
    const { call, calls } = platform({ a: 'A', b: 'B' })
    const listed = [without('a'), session(), without('b'), without('a'), without('x'), without('a', 'LIVE')]
    const got = await resolveSessions(call, listed)
    expect(got.ok && got.data.map(({ chatgroupId }) => chatgroupId)).toEqual(['A', 'G', 'B', 'A'])
    expect(calls).toEqual(['getImChatAppUid 3'])
  })

  it('are requested in batches of 200', async () => {
    const uids = Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`p${at}`, `P${at}`]))
    const { call, calls } = platform(uids)
    const got = await resolveSessions(
      call,
      Object.keys(uids).map((id) => without(id)),
    )
    expect(got.ok && got.data).toHaveLength(201)
    expect(calls).toEqual(['getImChatAppUid 200', 'getImChatAppUid 1'])
  })

  it('fail if the call fails or no chat has an id, but not for an empty list', async () => {
    expect(await resolveSessions(platform(null).call, [session(), without('a')])).toEqual(FAILURE)
    expect(await resolveSessions(platform({}).call, [without('a')])).toMatchObject({ ok: false, code: 'contract' })
    expect(await resolveSessions(platform(null).call, [])).toEqual({ ok: true, data: [] })
  })
})
