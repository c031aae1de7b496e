import type { Endpoint } from '../../../contract/endpoint.ts'
import type { Sandbox } from '../../app.ts'
import { DEMO_LOGIN, DEMO_USERS } from '../../demo.ts'
import { createKnown } from '../../probe/known.ts'
import { callsOf, isRead, type NamedCall } from '../../probe/reads.ts'
import { inRounds } from '../../probe/rounds.ts'
import type { Table } from './document.ts'
import type { Example } from './operation.ts'

type Envelope = Readonly<Record<string, unknown>>

/** Users who are asked for in turn, until one gets an answer: not everybody has a ticket, or may register. */
const ASKERS = [DEMO_USERS.buyer, DEMO_USERS.registered, DEMO_USERS.press, DEMO_USERS.newcomer] as const

/**
 * Asks a sandbox by every call, reads first, and keeps what succeeded. Give it a sandbox of its own: it changes what is
 * in it.
 */
export async function examplesOf(sandbox: Sandbox, table: Table, tenantId: string): Promise<Map<string, Example>> {
  const calls = callsOf(table)
  const known = createKnown()
  const examples = new Map<string, Example>()
  const options = { words: { domainName: 'localhost', ...DEMO_LOGIN, loginType: 'PASSWORD' } }
  const run = async (some: readonly NamedCall[], userId: string | null) => {
    const headers = headersFor(sandbox, tenantId, userId)
    const left = some.filter(({ name }) => !examples.has(name))
    await inRounds(
      left,
      known,
      async ({ name, endpoint }, input) => {
        const envelope = await ask(sandbox, endpoint, input, headers)
        if (envelope['success'] === true) examples.set(name, { input, envelope: shortened(envelope) as Envelope })
        return { result: true, payload: envelope }
      },
      options,
    )
  }
  const reads = calls.filter(({ name, endpoint }) => isRead(name, endpoint))
  for (const userId of ASKERS) await run(reads, userId)
  // What ends a login or an account comes when nothing else is to be asked any more.
  const writes = calls.filter(({ name, endpoint }) => !isRead(name, endpoint) && !name.startsWith('auth.'))
  for (const userId of ASKERS) await run(writes, userId)
  await run(calls, ASKERS[0])
  return examples
}

function headersFor(sandbox: Sandbox, tenantId: string, userId: string | null): Record<string, string> {
  const login = userId === null ? {} : { Authorization: sandbox.admin.signIn(userId, tenantId), userId }
  return { language: 'en-US', tenantId, ...login }
}

async function ask(
  sandbox: Sandbox,
  endpoint: Endpoint,
  input: Readonly<Record<string, unknown>>,
  headers: Record<string, string>,
): Promise<Envelope> {
  const rest = new Map(Object.entries(input))
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest.get(name)))
    rest.delete(name)
    return value
  })
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT'
  const query = hasBody ? '' : `?${new URLSearchParams([...rest].map(([name, value]) => [name, String(value)]))}`
  const body = hasBody ? { body: JSON.stringify(Object.fromEntries(rest)) } : {}
  const address = `http://localhost/webapi/expo-main${path}${query}`
  const response = await sandbox.fetch(new Request(address, { method: endpoint.method, headers, ...body }))
  return response.json()
}

/** Items of a list that an example shows, at the top and further in. */
const SHOWN = 2
const SHOWN_INSIDE = 1
const LONGEST = 300

/** Few items and short texts: an example shows a shape, not a fair. */
function shortened(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value
  if (Array.isArray(value))
    return value.slice(0, depth > 1 ? SHOWN_INSIDE : SHOWN).map((item) => shortened(item, depth + 1))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shortened(field, depth + 1)]))
}
