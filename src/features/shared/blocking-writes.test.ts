import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Endpoint } from '@fair/contract/endpoint.ts'
import { contract } from '@fair/contract/index.ts'
import { expect, it } from 'vitest'

const FEATURES = join(import.meta.dirname, '..')

/** What covers the page during a write: the overlay itself, and the forms and steps that use it. */
const COVERS = /\b(withLoadingOverlay|useBlockingWrite|ShortForm|PlatformForm|CodeStep)\b/

/** Files that make a write and do not cover the page, each with the reason. */
const UNCOVERED: Readonly<Record<string, string>> = {
  'account/NoticeSection.tsx': 'a switch changes at once, and back if it is refused',
  'account/PrivacySection.tsx': 'a switch changes at once: the device decides',
  'agenda/room/live-room.ts': 'the player shows that it joins; leaving is not awaited',
  'agenda/room/meeting-room.ts': 'the player shows that it joins; leaving is not awaited',
  'booking/move.ts': 'after the new booking is confirmed, in the background',
  'cards/CardsApp.tsx': 'OwnCards covers the removal; undoing it is a button of the toast',
  'cards/Exchanges.tsx': 'ExchangeRow covers it',
  'login/Handover.tsx': 'a code is requested without a press',
  'login/login.api.ts': 'the login dialog covers the page',
  'login/oidc-return.ts': 'no press: the page opens with it',
  'personal/NoticesPage.tsx': 'in the background: the notices are shown',
  'plan/plan-writes.ts': 'PlanTable covers it',
  'preview/preview.api.ts': 'no press: the page opens with it',
  'registration-group/InvitePanel.tsx': 'a link is requested without a press',
  'shared/chat/chat-page.ts': 'a conversation is removed at once, and is back if it is refused',
  'ticket/pay.ts': 'OrderActions and CheckoutPage cover it',
}

/** Writes that are safe to repeat, like calls that only read. */
const REPEATABLE = ['card.withdrawShare', 'material.remove', 'material.save', 'signGroup.removeMembers']

/** The contract's calls that change something, as a file names them. */
function writesIn(text: string): string[] {
  const imports = text.matchAll(/import \{([^}]*)\} from '@fair\/contract\/[^']+'/g)
  const names = [...imports].flatMap(([, list = '']) => list.split(',').map((each) => each.trim().split(/\s+as\s+/)))
  return names.flatMap(([name = '', local = name]) => {
    const group = name.replace(/Rest$/, '')
    const calls: Readonly<Record<string, Endpoint>> = contract[group as keyof typeof contract] ?? {}
    const used = [...text.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))].map(([, call = '']) => call)
    return used.filter((call) => calls[call]?.safe === false || REPEATABLE.includes(`${group}.${call}`))
  })
}

it('every file with a write covers the page during it, or is listed with the reason', () => {
  const uncovered = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' }).filter((file) => {
    if (!/\.tsx?$/.test(file) || /\.(test|fixture)\./.test(file)) return false
    const text = readFileSync(join(FEATURES, file), 'utf8')
    return !COVERS.test(text) && writesIn(text).length > 0
  })
  expect(uncovered.sort()).toEqual(Object.keys(UNCOVERED))
})
