import { expect, it } from 'vitest'
import type { Call } from '../api/client.ts'
import { loadSession } from './session-loads.ts'

/** The call made for a form that the user has to complete. */
async function callFor(formId: string): Promise<string> {
  let query = ''
  const call = (async ({ path }: { path: string }, input: object) => {
    query = `${path} ${JSON.stringify(input)}`
    return { ok: true, data: { formId } }
  }) as unknown as Call
  expect(await loadSession(call, { do: 'loadForm', what: 'channelForm', formId })).toEqual({
    ok: true,
    data: { of: 'channelForm', data: { formId } },
  })
  return query
}

it('loads a form by its id, and the form of the user’s own data by its own call', async () => {
  expect(await callFor('CHANNEL-BUYER')).toBe('/api/v2/app/dynamicForm/{formId} {"formId":"CHANNEL-BUYER"}')
  expect(await callFor('USER')).toBe('/api/v1/app/form/config/USER {}')
})
