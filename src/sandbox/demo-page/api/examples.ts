import type { Endpoint } from '../../../contract/endpoint.ts'
import { site } from '../../../contract/site.ts'
import type { Sandbox } from '../../app.ts'
import { DEMO_LOGIN, DEMO_STRONG_PASSWORD, DEMO_USERS } from '../../demo.ts'
import { DEMO_PREVIEW_TOKEN } from '../../handlers/decoration-rest-token.ts'
import { createKnown } from '../../probe/known.ts'
import { callsOf, isRead } from '../../probe/reads.ts'
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
export async function examplesOf(sandbox: Sandbox, table: Table): Promise<Map<string, Example>> {
  const tenantId = await firstTenant(sandbox)
  const calls = callsOf(table)
  const examples = new Map<string, Example>()
  const reads = calls.filter(({ name, endpoint }) => isRead(name, endpoint))
  const writes = calls.filter((call) => !reads.includes(call) && !call.name.startsWith('auth.'))
  // What ends a login or an account comes when nothing else is to be asked any more.
  const logins = calls.filter((call) => !reads.includes(call) && call.name.startsWith('auth.'))
  for (const userId of ASKERS) {
    // Of each user's own: somebody else's ticket is no ticket.
    const known = createKnown()
    const headers = { language: 'en-US', tenantId, userId, Authorization: sandbox.admin.signIn(userId, tenantId) }
    for (const some of userId === ASKERS.at(-1) ? [reads, writes, logins] : [reads, writes]) {
      const left = some.filter((call) => reads.includes(call) || !examples.has(call.name))
      await inRounds(
        left,
        known,
        async ({ name, endpoint }, made) => {
          const input = WRITTEN[name] ?? made
          const envelope = await ask(sandbox, endpoint, input, headers)
          const isNew = envelope['success'] === true && !isEmpty(envelope) && !examples.has(name)
          if (isNew) examples.set(name, { input, envelope: shortened(envelope) as Envelope })
          return { result: true, payload: envelope }
        },
        { words: { previewToken: DEMO_PREVIEW_TOKEN } },
      )
    }
  }
  return examples
}

/** Inputs of which a schema says too little. */
const WRITTEN: Readonly<Record<string, Record<string, unknown>>> = {
  'auth.login': { loginType: 'PASSWORD', accountType: 'EMAIL', ...DEMO_LOGIN },
  'auth.changePassword': { oldPassword: DEMO_LOGIN.password, newPassword: DEMO_STRONG_PASSWORD },
  'card.save': {
    label: 'Trade',
    language: 'en-US',
    fields: { name: 'Alex Chen', company: 'Harbour Imports', email: 'alex@example.com' },
    shownFields: ['name', 'company'],
    isDefault: false,
  },
}

/** A list of nothing shows nothing: another user may have something in it. */
function isEmpty(envelope: Envelope): boolean {
  const items = envelope['list'] ?? envelope['records']
  return Array.isArray(items) && items.length === 0
}

async function firstTenant(sandbox: Sandbox): Promise<string> {
  const input = { domainName: 'localhost', networkType: 'PUBLIC', terminalType: 'PC' }
  const envelope = await ask(sandbox, site.tenantSite, input, {})
  return String(Object(envelope[site.tenantSite.reply.kind]).tenantId)
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
