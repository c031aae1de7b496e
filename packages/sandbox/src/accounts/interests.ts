import { INTERESTS_MAX } from '@fair/contract/rules/limits.ts'
import type { Preference } from '@fair/contract/user.ts'
import type { Context } from '../context.ts'
import type { Database } from '../db/database.ts'
import { wrongField } from '../failure.ts'
import { made } from '../paging.ts'
import { requester, type UserRow, userById } from './users.ts'

/** A user's interests: ids of tags, industries and categories. */
export interface Interests {
  readonly tagIds: readonly string[]
  readonly industryIds: readonly string[]
  readonly categoryIds: readonly string[]
}

const NONE: Interests = { tagIds: [], industryIds: [], categoryIds: [] }

/** A user's interests; none for a visitor who is not logged in. */
export function interestsOf(db: Database, userId: string | null): Interests {
  const row = userId === null ? undefined : userById(db, userId)
  return row === undefined ? NONE : fromRow(row)
}

function fromRow(row: UserRow): Interests {
  return {
    tagIds: JSON.parse(row.tag_ids),
    industryIds: JSON.parse(row.industry_ids),
    categoryIds: JSON.parse(row.category_ids),
  }
}

/**
 * Replaces the user's interest tags (Spec 7, exhibitions/interested/tag).
 *
 * @throws PlatformError 4000 for an unknown tag, or more than 20
 */
export function saveInterestTags(context: Context, tagIds: readonly string[]): void {
  const { db, fair } = context
  const chosen = [...new Set(tagIds)]
  if (chosen.length > INTERESTS_MAX) throw wrongField('tagIds', 'tooMany', { max: INTERESTS_MAX })
  requireKnown('tagIds', chosen, fair.tags)
  db.run('UPDATE user SET tag_ids = ? WHERE id = ?', JSON.stringify(chosen), requester(context).id)
}

/** @throws PlatformError 4000 that names the first unknown value */
export function requireKnown(
  field: string,
  ids: readonly string[],
  known: readonly { readonly value: string }[],
): void {
  const values = new Set(known.map(({ value }) => value))
  const at = ids.findIndex((id) => !values.has(id))
  if (at >= 0) throw wrongField(`${field}.${at}`, 'formChoice')
}

/** The user's interests and permissions, tags with their names. */
export function preferenceOf(context: Context): Preference {
  const row = requester(context)
  const { tagIds, industryIds, categoryIds } = fromRow(row)
  const tags = new Map(context.fair.tags.map((tag) => [tag.value, tag]))
  return {
    tags: made(tagIds, (tagId) => {
      const tag = tags.get(tagId)
      return tag && { tagId, tagName: tag.label(context.language) }
    }),
    industryIds: [...industryIds],
    categoryIds: [...categoryIds],
    receivesEmail: row.receives_email === 1,
    receivesSms: row.receives_sms === 1,
    trackingConsent: row.tracking_consent === null ? null : row.tracking_consent === 1,
  }
}
