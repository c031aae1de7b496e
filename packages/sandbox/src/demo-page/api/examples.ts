import { site } from '@fair/contract/site.ts'
import { DEMO_USERS } from '../../demo.ts'
import { DEMO_PREVIEW_TOKEN } from '../../handlers/decoration-rest-token.ts'
import { createKnown } from '../../probe/known.ts'
import { callsOf, isRead } from '../../probe/reads.ts'
import { inRounds } from '../../probe/rounds.ts'
import type { Sandbox } from '../../sandbox.ts'
import type { Table } from './document.ts'
import { send } from './send.ts'
import { type Envelope, shortened } from './shortened.ts'
import { walk } from './walk/walk.ts'
import type { Walked } from './walk/walker.ts'

/** Users tried in turn, until one gets an answer: not everybody has a ticket, or may register. */
const ASKERS = [DEMO_USERS.buyer, DEMO_USERS.registered, DEMO_USERS.press, DEMO_USERS.newcomer] as const

/**
 * Lets people use a sandbox (walk/), then sends it every call that nobody has used, reads first, and records the
 * answers that succeeded, and the refusals. Give it a separate sandbox: it changes its data.
 */
export async function examplesOf(sandbox: Sandbox, table: Table): Promise<Walked> {
  const tenantId = await firstTenant(sandbox)
  const calls = callsOf(table)
  const walked = await walk(sandbox, tenantId, calls)
  const { examples } = walked
  const reads = calls.filter(({ name, endpoint }) => isRead(name, endpoint))
  const writes = calls.filter((call) => !reads.includes(call) && !call.name.startsWith('auth.'))
  // Calls that end a login or an account come last.
  const logins = calls.filter((call) => !reads.includes(call) && call.name.startsWith('auth.'))
  for (const userId of ASKERS) {
    // Separate for each user: another user's ticket is not valid.
    const known = createKnown()
    const headers = { language: 'en-US', tenantId, userId, Authorization: sandbox.admin.signIn(userId, tenantId) }
    for (const some of userId === ASKERS.at(-1) ? [reads, writes, logins] : [reads, writes]) {
      const left = some.filter((call) => reads.includes(call) || !examples.has(call.name))
      await inRounds(
        left,
        known,
        async ({ name, endpoint }, made) => {
          const input = WRITTEN[name] ?? made
          const envelope = await send(sandbox, endpoint, input, headers)
          const isNew = envelope['success'] === true && !isEmpty(envelope) && !examples.has(name)
          if (isNew) examples.set(name, { input, envelope: shortened(envelope) })
          return { result: true, payload: envelope }
        },
        { words: { previewToken: DEMO_PREVIEW_TOKEN } },
      )
    }
  }
  return walked
}

/** Inputs that the schema does not specify enough. */
const WRITTEN: Readonly<Record<string, Record<string, unknown>>> = {
  'card.save': {
    label: 'Trade',
    language: 'en-US',
    fields: { name: 'Alex Chen', company: 'Harbour Imports', email: 'alex@example.com' },
    shownFields: ['name', 'company'],
    isDefault: false,
  },
}

/** An empty list is a poor example: another user may have something in it. */
function isEmpty(envelope: Envelope): boolean {
  const items = envelope['list'] ?? envelope['records']
  return Array.isArray(items) && items.length === 0
}

async function firstTenant(sandbox: Sandbox): Promise<string> {
  const input = { domainName: 'localhost', networkType: 'PUBLIC', terminalType: 'PC' }
  const envelope = await send(sandbox, site.tenantSite, input, {})
  return String(Object(envelope[site.tenantSite.reply.kind]).tenantId)
}
