import { connect } from '../api/browser.ts'
import type { Call } from '../api/client.ts'
import { Collectable, follow } from '../contract/favourite.ts'
import { isOffline } from '../domain/errors.ts'
import { loadTranslate } from '../lib/i18n/browser-texts.ts'
import type { Translate } from '../lib/i18n/translator.ts'
import { tellFollows } from '../stores/changes.ts'
import { readFavourites, writeFavourite, writeFavourites } from '../stores/favourites.ts'
import { markSynced } from '../stores/follow-age.ts'
import type { PageData } from '../stores/page-data.ts'
import { readUserId } from '../stores/session-storage.ts'
import { showToast } from '../stores/toasts.ts'

// What hearts tell the platform for who is logged in (issue 6, 2). Fetched with the first press, or to learn what the
// account follows (client/after-load.ts).

async function connected(data: PageData): Promise<{ t: Translate; call: Call }> {
  const t = await loadTranslate(data.language, ['account', 'errors'])
  return { t, call: connect(data, (key) => t(`errors:${key}`)) }
}

/** One after the other, so that the last press of a heart is what the platform hears last. */
let turn: Promise<unknown> = Promise.resolve()

/**
 * Tells the platform that a heart (`'EXHIBIT:1001'`) is pressed or not any more. Refused, it goes back with the reason;
 * cancelled, the list is fetched again and the confirmation has an undo (Spec 4, 8).
 */
export function syncFollow(data: PageData, key: string, saved: boolean, again: () => void): Promise<void> {
  const told = turn.then(() => tell(data, key, saved, again))
  turn = told.catch(() => {})
  return told
}

async function tell(data: PageData, key: string, saved: boolean, again: () => void): Promise<void> {
  const [type = '', id = ''] = key.split(':')
  const followType = Collectable.parse(type)
  const { t, call } = await connected(data)
  const input = { followType, targetIds: [id] }
  const result = saved ? await call(follow.save, input) : await call(follow.cancel, input)
  const { uiStrings } = data
  if (!result.ok) {
    // A later press has changed its mind, and tells the platform next.
    if ((readFavourites()[type]?.includes(id) ?? false) === saved) {
      writeFavourite(type, id, !saved)
    }
    const retry = isOffline(result) ? { action: { label: t('account:retry'), run: again } } : {}
    return showToast({ text: result.message, bad: true, ...retry })
  }
  if (saved) showToast({ text: t('account:saved') })
  else {
    await fetchFollows(call, [followType])
    showToast({ text: t('account:unsaved'), action: { label: uiStrings.undo, run: again } })
  }
  tellFollows()
}

/** Learns what the account follows of some types: a press that is on its way meanwhile comes first. */
export async function syncFollows(data: PageData, types: readonly string[]): Promise<void> {
  const { call } = await connected(data)
  await turn
  await fetchFollows(
    call,
    Collectable.options.filter((each) => types.includes(each)),
  )
}

async function fetchFollows(call: Call, types: readonly Collectable[]): Promise<void> {
  const userId = readUserId()
  const lists = await Promise.all(types.map((followType) => call(follow.list, { followType })))
  if (userId === null || readUserId() !== userId) return
  const all = readFavourites()
  for (const [n, type] of types.entries()) {
    const result = lists[n]
    if (!result?.ok) continue
    // The platform's newest is first, the device's last.
    all[type] = result.data.map(({ targetId }) => targetId).toReversed()
    markSynced(type)
  }
  writeFavourites(all)
}
