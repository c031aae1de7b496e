import { ERROR_CODES } from '@fair/contract/error-codes.ts'
import type { PreviewTarget } from '@fair/contract/preview.ts'
import { randomId } from '@fair/contract/rules/limits.ts'
import type { Context } from '../context.ts'
import { contentById } from '../db/content-rows.ts'
import { DEMO_USERS } from '../demo.ts'
import { found, PlatformError } from '../failure.ts'

/** Opens every preview of the sandbox, like the token that a back office puts into an address. */
export const DEMO_PREVIEW_TOKEN = 'preview-demo'

/** Users of the first tenant who may see unpublished content: the press writes about it under embargo. */
const PREVIEWERS: readonly string[] = [DEMO_USERS.press]
/** How long a token is valid, in ms. */
const LIFETIME = 2 * 60 * 60_000
const TOKEN_LENGTH = 32

interface Target {
  readonly target: PreviewTarget
  /** The id of a micro page or group. */
  readonly id?: string | undefined
}

/**
 * A token for one preview of the requested exhibition.
 *
 * @throws PlatformError 4030 for a user without permission; 4041 for an unknown page or group
 */
export function openPreview({ target, id }: Target, context: Context): { previewToken: string; expireTime: string } {
  const { db, tenantId, exhibitionId, userId, now } = context
  if (userId === null || !PREVIEWERS.includes(userId))
    throw new PlatformError(ERROR_CODES.previewForbidden, 'previewForbidden')
  const targetId = target === 'MICRO_PAGE' || target === 'EXHIBITOR_GROUP' ? (id ?? '') : ''
  if (target === 'MICRO_PAGE') found(contentById('micro', targetId, context), 'microPage', targetId)
  if (target === 'EXHIBITOR_GROUP') found(contentById('group', targetId, context), 'exhibitorGroup', targetId)
  const previewToken = randomId(TOKEN_LENGTH)
  const expireTime = new Date(now().getTime() + LIFETIME).toISOString()
  const values = [previewToken, tenantId, exhibitionId, target, targetId, userId, expireTime]
  db.run('INSERT INTO preview_token VALUES (?, ?, ?, ?, ?, ?, ?)', ...values)
  return { previewToken, expireTime }
}

interface TokenRow {
  expire_time: string
}

/** @throws PlatformError 4031 for a token that is not, or no longer, valid for this preview */
export function demandPreview(token: string, { target, id }: Target, context: Context): void {
  if (token === DEMO_PREVIEW_TOKEN) return
  const { db, tenantId, exhibitionId, now } = context
  const row = db.one<TokenRow>(
    `SELECT expire_time FROM preview_token
     WHERE token = ? AND tenant_id = ? AND exhibition_id = ? AND target = ? AND target_id = ?`,
    token,
    tenantId,
    exhibitionId,
    target,
    id ?? '',
  )
  if (!row || row.expire_time <= now().toISOString())
    throw new PlatformError(ERROR_CODES.previewInvalid, 'previewInvalid')
}
