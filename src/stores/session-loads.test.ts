import { expect, it } from 'vitest'
import type { Call } from '../api/client.ts'
import { ask } from './session-loads.ts'

/** The call that is made for a form that the user owes. */
async function askedFor(formId: string): Promise<string> {
  let asked = ''
  const call = (async ({ path }: { path: string }, input: object) => {
    asked = `${path} ${JSON.stringify(input)}`
    return { ok: true, data: { formId } }
  }) as unknown as Call
  expect(await ask(call, { do: 'loadForm', what: 'channelForm', formId })).toEqual({
    ok: true,
    data: { of: 'channelForm', data: { formId } },
  })
  return asked
}

it('what a user owes after the login is asked by its id; the form of their own data by its own call', async () => {
  expect(await askedFor('CHANNEL-BUYER')).toBe('/api/v2/app/dynamicForm/{formId} {"formId":"CHANNEL-BUYER"}')
  expect(await askedFor('USER')).toBe('/api/v1/app/form/config/USER {}')
})
