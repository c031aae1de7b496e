import type { InputOf } from '@fair/contract/endpoint.ts'
import type { enterprise as declared } from '@fair/contract/enterprise.ts'
import type { AuditStatus } from '@fair/contract/form.ts'
import { after, dueIn, isDue, MINUTE } from '../business/clock.ts'
import {
  companiesLike,
  enterpriseFrom,
  exhibitorOfEnterprise,
  organisationCode,
  registeredNames,
} from '../business/register.ts'
import { wordsForOrNone } from '../business/words.ts'
import { type Context, requesterOf } from '../context.ts'
import { found, refused, wrongField } from '../failure.ts'
import type { GroupHandlers } from '../handler.ts'
import type { Claim, OwnClaim } from '../sent.ts'
import { exhibit, exhibitor } from './goods.ts'

/** The minimum number of characters for a search in the register. */
const KEY_MIN = 2
/** The delay before the platform decides a claim. */
const EXAMINED_AFTER = 10 * MINUTE

type ClaimInput = InputOf<typeof declared.claimSave>

interface ClaimRow {
  exhibitor_id: string
  user_id: string
  pass_due: string | null
  claim_time: string
}

/** Spec 7: enterprises, the register, and claims. */
export const enterprise: GroupHandlers<typeof declared> = {
  info: ({ id }, context) => enterpriseFrom(found(exhibitorOfEnterprise(id, context), 'enterprise', id), context),
  companies: ({ searchKey }, context) => {
    if (searchKey.trim().length < KEY_MIN) throw wrongField('searchKey', 'tooShort', { least: KEY_MIN })
    return companiesLike(searchKey, context)
  },
  authentication: (_, context) => {
    const row = context.db.one<{ status: AuditStatus; real_name: string | null; reason: string | null }>(
      'SELECT status, real_name, reason FROM identity_check WHERE user_id = ?',
      requesterOf(context),
    )
    const realName = row?.real_name ? masked(row.real_name) : null
    return { status: row?.status ?? 'NONE', realName, reason: wordsForOrNone(row?.reason ?? null, context.language) }
  },
  claim: ({ exhibitorId }, context) => {
    found(exhibitor(exhibitorId, context), 'exhibitor', exhibitorId)
    return claimOf(exhibitorId, context)
  },
  claimSave: (input, context) => context.db.transaction(() => claim(input, context)),
  claims: (_, context) => ownClaims(context),
  /** An exhibitor that has claimed its entry has all its exhibits with it. */
  claimCount: ({ exhibitorId }, context) => {
    const { exhibitsCount } = found(exhibitor(exhibitorId, context), 'exhibitor', exhibitorId)
    return isClaimed(claimOf(exhibitorId, context)) ? exhibitsCount : 0
  },
  sponsors: ({ exhibitsId }, context) => {
    const maker = exhibitor(found(exhibit(exhibitsId, context), 'exhibit', exhibitsId).exhibitorId, context)
    if (!maker) return []
    const { exhibitorId, exhibitorName, logo } = maker
    const claim = claimOf(exhibitorId, context)
    return isClaimed(claim) ? [{ exhibitorId, exhibitorName, logo, claimTime: claim.claimTime ?? '' }] : []
  },
}

/** The first to pass gets it; a pending request is only visible to the user who made it. */
function claimOf(exhibitorId: string, context: Context): Claim {
  const rows = context.db.all<ClaimRow>(
    'SELECT * FROM claim WHERE exhibitor_id = ? ORDER BY pass_due, user_id',
    exhibitorId,
  )
  const mine = rows.find(({ user_id }) => user_id === context.userId)
  const owner = rows.find(({ pass_due }) => isDue(pass_due, context.now()))
  const shown = owner ?? mine
  if (!shown) return { exhibitorId, state: 'UNCLAIMED', claimTime: null }
  const state = shown === owner ? (owner === mine ? 'MINE' : 'CLAIMED') : 'PENDING'
  return { exhibitorId, state, claimTime: shown.claim_time }
}

/**
 * Requests an entry. The company behind it gets it after a while; a request by any other company has to be audited,
 * which nobody does here.
 */
function claim({ exhibitorId, companyName, organisationCode: code }: ClaimInput, context: Context): Claim {
  const { regionCode, enterpriseId } = found(exhibitor(exhibitorId, context), 'exhibitor', exhibitorId)
  const names = registeredNames(code, context)
  if (names.length === 0) throw wrongField('organisationCode', 'notInRegister')
  if (!names.includes(companyName.trim())) throw wrongField('companyName', 'notOfCode')
  const now = claimOf(exhibitorId, context)
  if (now.state === 'CLAIMED') throw refused('claimTaken')
  if (now.state !== 'UNCLAIMED') return now
  const due = organisationCode(enterpriseId, regionCode) === code ? dueIn(context.now(), EXAMINED_AFTER) : null
  const row = [exhibitorId, requesterOf(context), due, after(context.now(), 0)] as const
  context.db.run('INSERT INTO claim (exhibitor_id, user_id, pass_due, claim_time) VALUES (?, ?, ?, ?)', ...row)
  return claimOf(exhibitorId, context)
}

function ownClaims(context: Context): OwnClaim[] {
  const rows = context.db.all<ClaimRow>(
    'SELECT * FROM claim WHERE user_id = ? ORDER BY claim_time DESC, exhibitor_id',
    requesterOf(context),
  )
  return rows.flatMap(({ exhibitor_id }) => {
    const entry = exhibitor(exhibitor_id, context)
    if (!entry) return []
    return [{ ...claimOf(exhibitor_id, context), exhibitorName: entry.exhibitorName, logo: entry.logo }]
  })
}

function isClaimed({ state }: Claim): boolean {
  return state === 'MINE' || state === 'CLAIMED'
}

/** The first character, and a star for each other one: 王**. */
function masked(name: string): string {
  const [first = '', ...others] = [...name]
  return first + '*'.repeat(others.length)
}
