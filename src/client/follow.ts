import { Collectable, follow } from '@fair/contract/favourite.ts'
import { connect } from '../api/browser.ts'
import type { Call } from '../api/client.ts'
import { loadTranslate } from '../lib/i18n/browser-texts.ts'
import type { Translate } from '../lib/i18n/translator.ts'
import { notifyFollows } from '../stores/changes.ts'
import { type Favourites, readFavourites, writeFavourites } from '../stores/favourites.ts'
import { markSynced } from '../stores/follow-age.ts'
import { readWaiting, sendFollow, withWaiting } from '../stores/follows-out.ts'
import type { PageData } from '../stores/page-data.ts'
import { readUserId } from '../stores/session-storage.ts'
import { showToast } from '../stores/toasts.ts'

// Sends hearts to the platform for a logged-in visitor. Fetched with the first press, or to load what the account
// follows (client/after-load.ts).

async function connected(data: PageData): Promise<{ t: Translate; call: Call }> {
  const t = await loadTranslate(data.language, ['account', 'errors'])
  return { t, call: connect(data, (key) => t(`errors:${key}`)) }
}

/**
 * Sends the waiting press of a heart (`'EXHIBIT:1001'`, stores/follows-waiting.ts) and shows the outcome. If it is
 * refused, the heart is reset; after a cancellation, the list is fetched again and the confirmation offers undo (Spec
 * 4, 8).
 */
export async function sendPress(data: PageData, key: string, again: () => void): Promise<void> {
  const { t, call } = await connected(data)
  const outcome = await sendFollow(key, call)
  if (outcome === null) return
  if (outcome.kind === 'waiting') {
    if (outcome.why === 'expired') return
    return showToast({ text: t(outcome.why === 'offline' ? 'account:willBeSent' : 'account:willBeSentLater') })
  }
  if (outcome.kind === 'refused') return showToast({ text: outcome.message ?? data.uiStrings.failed, bad: true })
  if (outcome.saved) showToast({ text: t('account:saved') })
  else {
    await fetchFollows(call, [Collectable.parse(key.split(':')[0])])
    showToast({ text: t('account:unsaved'), action: { label: data.uiStrings.undo, run: again } })
  }
  notifyFollows()
}

/** Sends all waiting presses, and shows how many were sent and why others were refused. */
export async function sendWaitingPresses(data: PageData): Promise<void> {
  const { t, call } = await connected(data)
  let count = 0
  for (const key of Object.keys(readWaiting())) {
    const outcome = await sendFollow(key, call)
    // Without a network or a login the others wait as well.
    if (outcome?.kind === 'waiting' && outcome.why !== 'server') break
    if (outcome?.kind === 'sent') count += 1
    // With an id, so that no other message replaces it.
    if (outcome?.kind === 'refused') showToast({ id: key, text: outcome.message ?? data.uiStrings.failed, bad: true })
  }
  if (count === 0) return
  showToast({ text: t('account:sentLater', { count }) })
  notifyFollows()
}

/** Loads what the account follows, for some types. */
export async function syncFollows(data: PageData, types: readonly string[]): Promise<void> {
  const { call } = await connected(data)
  await fetchFollows(
    call,
    Collectable.options.filter((each) => types.includes(each)),
  )
}

async function fetchFollows(call: Call, types: readonly Collectable[]): Promise<void> {
  const userId = readUserId()
  const before = readFavourites()
  const waiting = readWaiting()
  const lists = await Promise.all(types.map((followType) => call(follow.list, { followType })))
  if (userId === null || readUserId() !== userId) return
  const now = readFavourites()
  const all = { ...now }
  const isSaved = (hearts: Favourites, type: string, id: string) => hearts[type]?.includes(id) ?? false
  for (const [n, type] of types.entries()) {
    const result = lists[n]
    if (!result?.ok) continue
    // A heart that was pressed since the request, or was still being sent, may be in the list as it was before.
    const isPressed = (id: string) => `${type}:${id}` in waiting || isSaved(before, type, id) !== isSaved(now, type, id)
    // The platform lists the newest first, the device last.
    const listed = result.data.map(({ targetId }) => targetId).toReversed()
    all[type] = [...listed.filter((id) => !isPressed(id)), ...(now[type] ?? []).filter(isPressed)]
    markSynced(type)
  }
  writeFavourites(withWaiting(all))
}
