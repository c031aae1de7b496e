import type { Instant } from '@fair/contract/rules/brand.ts'
import { isoOf } from '@fair/contract/rules/instant.ts'
import { PATH_HISTORY_CAP, TRACKING_ENTER_MS, TRACKING_RECHECK_MS } from '@fair/contract/rules/limits.ts'

/**
 * Page-view tracking as a reducer with its time passed in (Spec 4 and 9): no clock, no timer, no storage. The state is
 * plain JSON, because a page change is a new document: it is in session storage between two pages, and events that one
 * page had no time to send are sent by the next one.
 */

/** A page view as it is sent (Spec 3). `time` is ISO 8601 in UTC: when the page was entered. */
export interface TrackingRecord {
  time: Instant
  pathname: string
  content: string
}

export interface PathEntry {
  record: TrackingRecord
  /** When the enter event may be sent, in ms since 1970. */
  dueAt: number
  sent: boolean
}

export interface TrackingState {
  /** The path history, oldest first: at most 20. An entry dropped unsent is lost. */
  history: readonly PathEntry[]
  /** Whether the page may change the owner that the events are counted for; reset to false on each navigation. */
  canUpdateOwner: boolean
  /** Whether tenant, exhibition and sender all exist. */
  ready: boolean
}

export type TrackingEvent =
  /** A page was entered. `keepsOwner`: its path keeps the owner (routes.ts), so the event need not wait for a new one. */
  | { type: 'navigate'; at: number; pathname: string; content: string; keepsOwner: boolean }
  /** Time has passed: the wake-up requested by `wakeAt`. */
  | { type: 'tick'; at: number }
  /** What exists now; at a wake-up this may be sent instead of a tick. */
  | { type: 'ready'; at: number; tenant: boolean; exhibition: boolean; sender: boolean }
  /** The page at `pathname` has loaded its record: it may set the owner, unless the visitor has navigated meanwhile. */
  | { type: 'allowOwner'; at: number; pathname: string }

export interface TrackingStep {
  state: TrackingState
  /**
   * What to send now, oldest first. Store the state before sending, so that a page left meanwhile sends nothing twice.
   */
  send: TrackingRecord[]
  /** When to wake up, in ms since 1970; null if nothing is waiting. */
  wakeAt: number | null
}

export const initialTracking: TrackingState = { history: [], canUpdateOwner: false, ready: false }

function applied(state: TrackingState, event: TrackingEvent): TrackingState {
  switch (event.type) {
    case 'navigate': {
      const { at, pathname, content, keepsOwner } = event
      const record = { time: isoOf(at), pathname, content }
      const entry = { record, dueAt: keepsOwner ? at : at + TRACKING_ENTER_MS, sent: false }
      return { ...state, history: [...state.history, entry].slice(-PATH_HISTORY_CAP), canUpdateOwner: false }
    }
    case 'ready':
      return { ...state, ready: event.tenant && event.exhibition && event.sender }
    case 'allowOwner':
      return { ...state, canUpdateOwner: state.history.at(-1)?.record.pathname === event.pathname }
    case 'tick':
      return state
  }
}

/** One step: the state after the event, the enter events that are due, and when to check again. */
export function track(before: TrackingState, event: TrackingEvent): TrackingStep {
  const { at } = event
  const send: TrackingRecord[] = []
  let resumeAt: number | null = null
  const { history, ...rest } = applied(before, event)
  const after = history.map((entry) => {
    if (entry.sent) return entry
    // A device whose clock was set back must not wait longer than the delay.
    const dueAt = Math.min(entry.dueAt, at + TRACKING_ENTER_MS)
    if (dueAt <= at && rest.ready) {
      send.push(entry.record)
      return { ...entry, sent: true }
    }
    const next = dueAt > at ? dueAt : at + TRACKING_RECHECK_MS
    resumeAt = resumeAt === null ? next : Math.min(resumeAt, next)
    return dueAt === entry.dueAt ? entry : { ...entry, dueAt }
  })
  return { state: { ...rest, history: after }, send, wakeAt: resumeAt }
}

function isEntry(value: unknown): value is PathEntry {
  if (typeof value !== 'object' || value === null || !('record' in value && 'dueAt' in value && 'sent' in value))
    return false
  const { record, dueAt, sent } = value
  if (typeof record !== 'object' || record === null || !Number.isFinite(dueAt) || typeof sent !== 'boolean')
    return false
  const fields: Partial<Record<keyof TrackingRecord, unknown>> = record
  return [fields.time, fields.pathname, fields.content].every((field) => typeof field === 'string')
}

/**
 * The state that an earlier page left in session storage (already parsed), for a new document: not ready, because the
 * new page has to find its sender again. Anything that is no state is dropped; so is each invalid entry.
 */
export function restoreTracking(stored: unknown): TrackingState {
  if (typeof stored !== 'object' || stored === null || !('history' in stored) || !Array.isArray(stored.history)) {
    return initialTracking
  }
  return { ...initialTracking, history: stored.history.filter(isEntry).slice(-PATH_HISTORY_CAP) }
}

/** The pages whose visits are distinguished by their source (Spec 2 and 4). */
const SOURCES = ['micro-page', 'login-preview'] as const

/**
 * The tracking source of a page: `micro-page` or `login-preview` for that page and the pages below it; null elsewhere.
 * `pathname` has no language.
 */
export const sourceOf = (pathname: string): (typeof SOURCES)[number] | null =>
  SOURCES.find((source) => `${pathname}/`.startsWith(`/${source}/`)) ?? null
