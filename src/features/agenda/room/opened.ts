/** The event that the room belongs to. */
export interface Subject {
  readonly businessType: 'LIVE' | 'MEETING'
  readonly businessId: string
}

/** The content of the stage. `at`: the moment to seek to, in seconds; `turn` counts the visitor's requests. */
export type Opened =
  | { readonly kind: 'room'; readonly at: number | null; readonly turn: number }
  /** The film that a meeting shows to visitors who have not joined. */
  | { readonly kind: 'film'; readonly at: null; readonly turn: number }
  | { readonly kind: 'replay'; readonly replayId: string; readonly at: number | null; readonly turn: number }

/** The content that a click opens; null if the click is not on a control of the stage. */
export function openedBy(target: Element, now: Opened | null): Opened | null {
  const turn = (now?.turn ?? 0) + 1
  if (target.closest('[data-join]')) return { kind: 'room', at: null, turn }
  if (target.closest('[data-film]')) return { kind: 'film', at: null, turn }
  const link = target.closest<HTMLElement>('[data-replay], [data-t]')
  const replayId = link?.dataset['replay'] ?? link?.closest('[data-recording]')?.getAttribute('data-recording')
  const at = link?.dataset['t'] === undefined ? null : Number(link.dataset['t'])
  if (replayId) return { kind: 'replay', replayId, at, turn }
  // A chapter of a running event.
  return link && at !== null ? { kind: 'room', at, turn } : null
}

/** What an address opens: `?replay=…&t=…` a moment of a recording, `?join` a running event; null for nothing. */
export function openedIn(query: URLSearchParams): Opened | null {
  const replayId = query.get('replay')
  const seconds = Number(query.get('t') ?? Number.NaN)
  const at = seconds >= 0 ? seconds : null
  if (replayId !== null) return { kind: 'replay', replayId, at, turn: 0 }
  return query.has('join') ? { kind: 'room', at, turn: 0 } : null
}

/** This page's address with a moment of a recording; with null, an address that opens neither one nor the event. */
export function addressOf(replay: Extract<Opened, { kind: 'replay' }> | null): string {
  const address = new URL(location.href)
  if (replay === null) for (const name of ['replay', 'join']) address.searchParams.delete(name)
  else address.searchParams.set('replay', replay.replayId)
  const at = replay?.at ?? null
  if (at === null) address.searchParams.delete('t')
  else address.searchParams.set('t', String(Math.floor(at)))
  return address.href
}
