import type { Claim, enterprise as declared } from '../../contract/enterprise.ts'
import type { AuditStatus } from '../../contract/form.ts'
import { askerOf } from '../business/asker.ts'
import { isDue } from '../business/clock.ts'
import { companiesLike, enterpriseFrom, exhibitorOfEnterprise } from '../business/register.ts'
import { wordsForOrNone } from '../business/words.ts'
import type { Context } from '../context.ts'
import { found, wrongField } from '../failure.ts'
import type { GroupHandlers } from '../handler.ts'
import { exhibit, exhibitor } from './goods.ts'

/** Characters that a search in the register needs. */
const KEY_MIN = 2

interface ClaimRow {
  exhibitor_id: string
  user_id: string
  pass_due: string | null
  claim_time: string
}

/** Spec 7: enterprises, the register, and who has claimed what. */
export const enterprise: GroupHandlers<typeof declared> = {
  info: ({ id }, context) => enterpriseFrom(found(exhibitorOfEnterprise(id, context), 'enterprise', id), context),
  companies: ({ searchKey }, context) => {
    if (searchKey.trim().length < KEY_MIN) throw wrongField('searchKey', 'tooShort', { least: KEY_MIN })
    return companiesLike(searchKey, context)
  },
  authentication: (_, context) => {
    const row = context.db.one<{ status: AuditStatus; real_name: string | null; reason: string | null }>(
      'SELECT status, real_name, reason FROM identity_check WHERE user_id = ?',
      askerOf(context),
    )
    const realName = row?.real_name ? masked(row.real_name) : null
    return { status: row?.status ?? 'NONE', realName, reason: wordsForOrNone(row?.reason ?? null, context.language) }
  },
  claim: ({ exhibitorId }, context) => {
    found(exhibitor(exhibitorId, context), 'exhibitor', exhibitorId)
    return claimOf(exhibitorId, context)
  },
  /** An exhibitor that has its entry has all of its exhibits with it. */
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

/** What another user has asked for, and has not got yet, is nobody's. */
function claimOf(exhibitorId: string, context: Context): Claim {
  const row = context.db.one<ClaimRow>('SELECT * FROM claim WHERE exhibitor_id = ?', exhibitorId)
  const isMine = row?.user_id === context.userId
  const isPassed = row !== undefined && isDue(row.pass_due, context.now())
  if (!row || (!isMine && !isPassed)) return { exhibitorId, state: 'UNCLAIMED', claimTime: null }
  const state = isMine ? (isPassed ? 'MINE' : 'PENDING') : 'CLAIMED'
  return { exhibitorId, state, claimTime: row.claim_time }
}

function isClaimed({ state }: Claim): boolean {
  return state === 'MINE' || state === 'CLAIMED'
}

/** The first character, and a star for each of the others: 王**. */
function masked(name: string): string {
  const [first = '', ...others] = [...name]
  return first + '*'.repeat(others.length)
}
