import type { TrackingRecord as SentRecord, TrackingContent } from '@fair/contract/tracking.ts'
import {
  initialTracking,
  type PathEntry,
  restoreTracking,
  sourceOf,
  type TrackingEvent,
  type TrackingRecord,
  type TrackingState,
  track,
} from '../domain/tracking.ts'

/** The owner of a page (Spec 3, session items owner and ownerId). */
export interface Owner {
  owner: string
  ownerId: string
}

/** A page as tracking sees it. */
export interface PageView {
  /** When it was entered, in ms since 1970. */
  at: number
  /** Without language, exhibition, query and last slash. */
  pathname: string
  /** The label in routes.ts. */
  label: string
  keepsOwner: boolean
  /** The page's owner, if it is known on entering; the visit counts for this owner from here on. */
  owner: Owner | null
}

/** The environment that tracking needs; client/tracking.ts provides the browser's. */
export interface TrackingPorts {
  now(): number
  /** Runs later; returns a function that cancels it. */
  later(ms: number, run: () => void): () => void
  read(): unknown
  /** null: removes the stored state. */
  keep(state: TrackingState | null): void
  /** Whether the visitor may be tracked: while not, nothing is recorded, and earlier records are not sent later. */
  allowed(): boolean
  /**
   * What exists now (Spec 4). `hopeless`: it cannot appear by itself, as without consent or network; then nothing is
   * polled.
   */
  ready(): { tenant: boolean; exhibition: boolean; sender: boolean; hopeless: boolean }
  readOwner(): Owner | null
  keepOwner(owner: Owner | null): void
  /** false: the records did not arrive; they are sent later. */
  post(records: SentRecord[]): Promise<boolean>
}

export interface Tracker {
  /** A page was entered: the first one, or one restored from the cache. */
  enter(view: PageView): void
  /** The page at `pathname` has loaded its record and belongs to `owner`. Ignored once another page was entered (Spec 4). */
  setOwner(pathname: string, owner: Owner): void
  /** A condition has changed: the network, or whether the visitor may be tracked. */
  wake(): void
  /** Deletes all page views, at a logout. The open page is not recorded again. */
  clear(): void
}

/** Runs the tracking rule (domain/tracking.ts) with a clock, a store and a sender. */
export function createTracker(ports: TrackingPorts): Tracker {
  let state = restoreTracking(ports.read())
  let cancel = () => {}
  /** The page that is shown, and whether it was recorded. */
  let shown: PageView | null = null
  let isRecorded = false

  function go(event: TrackingEvent): void {
    const step = track(state, event)
    state = step.state
    // Stored before it is sent: a page that is left meanwhile sends nothing twice.
    ports.keep(state)
    if (step.send.length > 0) void send(step.send)
    cancel()
    cancel = () => {}
    if (step.wakeAt === null) return
    const due = step.wakeAt - event.at
    const isLate = state.history.some((entry) => !entry.sent && entry.dueAt <= event.at)
    if (isLate && ports.ready().hopeless) return
    cancel = ports.later(due, look)
  }
  const look = () => {
    const { tenant, exhibition, sender } = ports.ready()
    go({ type: 'ready', at: ports.now(), tenant, exhibition, sender })
  }

  async function send(records: readonly TrackingRecord[]): Promise<void> {
    const owner = ports.readOwner()
    if (await ports.post(records.map((record) => withOwner(record, owner)))) return
    // An empty history was cleared in the meantime.
    if (!ports.allowed() || state.history.length === 0) return
    // The records did not arrive: they wait for the network, or for the next page.
    state = { ...state, history: state.history.map((entry) => unsent(entry, records)) }
    ports.keep(state)
  }

  function record(view: PageView): void {
    isRecorded = true
    const { at, pathname, label, keepsOwner } = view
    // Records that the previous page had no time to send belong to that page's owner, not to this one's.
    const owner = ports.readOwner()
    state = { ...state, history: state.history.map((entry) => (entry.sent ? entry : ownedBy(entry, owner))) }
    const before = state.history.at(-1)?.record
    const content: TrackingContent = {
      event: 'enter',
      label,
      source: sourceOf(pathname) ?? (before ? contentOf(before).source : null),
      from: before?.pathname ?? null,
    }
    const { tenant, exhibition, sender } = ports.ready()
    if (!keepsOwner) ports.keepOwner(null)
    go({ type: 'ready', at, tenant, exhibition, sender })
    go({ type: 'navigate', at, pathname, content: JSON.stringify(content), keepsOwner })
    if (view.owner) updateOwner(at, pathname, view.owner)
    look()
  }

  function updateOwner(at: number, pathname: string, owner: Owner): void {
    go({ type: 'allowOwner', at, pathname })
    if (state.canUpdateOwner) ports.keepOwner(owner)
  }

  function forget(): void {
    isRecorded = false
    clear()
  }

  function clear(): void {
    cancel()
    state = initialTracking
    ports.keep(null)
    ports.keepOwner(null)
  }

  return {
    enter(view) {
      shown = view
      if (ports.allowed()) record(view)
      else forget()
    },
    setOwner(pathname, owner) {
      if (shown?.pathname === pathname) shown = { ...shown, owner }
      if (isRecorded) updateOwner(ports.now(), pathname, owner)
    },
    wake() {
      if (!ports.allowed()) return forget()
      if (isRecorded || !shown) return look()
      // Recorded from the moment at which tracking is allowed.
      record({ ...shown, at: ports.now() })
    },
    clear,
  }
}

/** The content of a record from this session's store; invalid content yields an empty one. */
function contentOf({ content }: TrackingRecord): TrackingContent {
  const empty: TrackingContent = { event: 'enter', label: '' }
  try {
    const stored: unknown = JSON.parse(content)
    return typeof stored === 'object' && stored !== null ? { ...empty, ...stored } : empty
  } catch {
    return empty
  }
}

/** @param owner of the page that is shown; a record of an earlier page has its own */
const withOwner = (record: TrackingRecord, owner: Owner | null): SentRecord => ({
  time: record.time,
  pathname: record.pathname,
  content: { owner: owner?.owner ?? null, ownerId: owner?.ownerId ?? null, ...contentOf(record) },
})

const ownedBy = (entry: PathEntry, owner: Owner | null): PathEntry => ({
  ...entry,
  record: { ...entry.record, content: JSON.stringify(withOwner(entry.record, owner).content) },
})

const unsent = (entry: PathEntry, records: readonly TrackingRecord[]): PathEntry =>
  records.some(({ time, pathname }) => time === entry.record.time && pathname === entry.record.pathname)
    ? { ...entry, sent: false }
    : entry
