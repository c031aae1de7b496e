import type { InputOf } from '@fair/contract/endpoint.ts'
import type { Collectable, favourite as declared } from '@fair/contract/favourite.ts'
import { derivedEntries, isDerived } from '../business/derived-favourites.ts'
import { idsIn } from '../business/fields.ts'
import { thingOf } from '../business/things.ts'
import { type Context, requesterOf } from '../context.ts'
import { missing } from '../failure.ts'
import type { GroupHandlers } from '../handler.ts'
import { slice } from '../paging.ts'
import { hasTerms, searchText, termsOf } from '../search-text.ts'
import type { Favourite, FavouriteEntry } from '../sent.ts'
import type { TextKey } from '../texts.ts'

type Calls = typeof declared

const PAGE_SIZE = 20
/** The maximum number of items per call: a device stores no more. */
const TARGETS_MAX = 500

/** Spec 7, "Lists loaded by followType"; Spec 3, "Favourite lists by followType". */
export const favourite: GroupHandlers<Calls> = {
  list: async ({ followType }, context) =>
    isDerived(followType)
      ? (await derivedEntries(followType, context)).map(bare)
      : rowsOf(followType, context).map(favouriteFrom),
  page: async ({ followType, keyword, ...paging }, context) => {
    const entries = isDerived(followType)
      ? await derivedEntries(followType, context)
      : rowsOf(followType, context).map((row) => ({
          ...favouriteFrom(row),
          ...thingOf(row.follow_type, row.target_id, context),
        }))
    const terms = termsOf(keyword)
    const matching = entries.filter((entry) => terms.length === 0 || hasTerms(wordsOf(entry), terms))
    return { records: slice(matching, paging, PAGE_SIZE), total: matching.length, facets: {} }
  },
  cancel: ({ followType, targetIds }, context) => {
    const ids = idsIn('targetIds', targetIds, TARGETS_MAX)
    const sql = 'DELETE FROM favourite WHERE user_id = ? AND follow_type = ? AND target_id = ?'
    context.db.transaction(() => {
      for (const id of ids) context.db.run(sql, requesterOf(context), followType, id)
    })
    return null
  },
  save: (input, context) => context.db.transaction(() => save(input, context)),
}

interface Row {
  seq: number
  follow_type: Collectable
  target_id: string
  follow_time: string
}

/** Newest first. */
function rowsOf(followType: Collectable, context: Context): Row[] {
  return context.db.all<Row>(
    'SELECT * FROM favourite WHERE user_id = ? AND follow_type = ? ORDER BY seq DESC',
    requesterOf(context),
    followType,
  )
}

function favouriteFrom({ seq, follow_type, target_id, follow_time }: Row): Favourite {
  return { followId: `F${seq}`, followType: follow_type, targetId: target_id, followTime: follow_time }
}

function bare({ followId, followType, targetId, followTime }: FavouriteEntry): Favourite {
  return { followId, followType, targetId, followTime }
}

/**
 * Follows all available items, in the requested order: items of a device's list that were removed from the fair are
 * skipped, a single one is refused. Items already followed stay unchanged.
 */
function save({ followType, targetIds }: InputOf<Calls['save']>, context: Context): Favourite[] {
  const ids = idsIn('targetIds', targetIds, TARGETS_MAX)
  const there = ids.filter((id) => thingOf(followType, id, context))
  const [first] = ids
  if (ids.length === 1 && there.length === 0) throw missing(KIND_WORDS[followType], first ?? '')
  const sql = 'INSERT OR IGNORE INTO favourite (user_id, follow_type, target_id, follow_time) VALUES (?, ?, ?, ?)'
  // The first of a list is the newest, and is written last.
  for (const id of there.toReversed())
    context.db.run(sql, requesterOf(context), followType, id, context.now().toISOString())
  const rows = new Map(rowsOf(followType, context).map((row) => [row.target_id, row]))
  return there.flatMap((id) => {
    const row = rows.get(id)
    return row ? favouriteFrom(row) : []
  })
}

const KIND_WORDS: Readonly<Record<Collectable, TextKey>> = {
  EXHIBITOR: 'exhibitor',
  EXHIBIT: 'exhibit',
  EXHIBITOR_GROUP: 'exhibitorGroup',
  LIVE: 'liveStream',
  MEETING: 'meeting',
  INFORMATION: 'information',
  PROJECT: 'project',
  MEMBER: 'member',
  ACTIVITY: 'activity',
}

/** The text that a keyword is searched in. */
function wordsOf(entry: FavouriteEntry): string {
  const { exhibitor, exhibit, exhibitorGroup, live, meeting, information, project, member, activity } = entry
  const names = [
    exhibitor?.exhibitorName,
    exhibitor?.localName,
    exhibit?.exhibitsName,
    exhibit?.exhibitorName,
    exhibitorGroup?.groupName,
    live?.title,
    live?.exhibitorName,
    meeting?.title,
    meeting?.hostName,
    information?.title,
    project?.projectName,
    member?.memberName,
    activity?.title,
    entry.card?.otherName,
    entry.card?.otherCompany,
    entry.inquiry?.title,
    entry.inquiry?.inquiryNumber,
    entry.calendar?.title,
    entry.calendar?.hostName,
  ]
  return searchText(...names.filter((name) => name !== undefined))
}
