import type { AllowedLink } from '../../contract/link.ts'
import { checkTarget, type Target } from '../../domain/links.ts'

/** Seconds before an allowed address opens by itself. */
export const COUNTDOWN = 5

/** Where an address leads, as the middle page shows it. */
export type Destination =
  | { kind: 'none' }
  | Exclude<Target, { kind: 'allowed' | 'foreign' }>
  /** Another site: named, with the entry of the allow-list that it is on; `opens`: by itself, after the countdown. */
  | { kind: 'site'; href: string; host: string; secure: boolean; name: string | null; opens: boolean }

/**
 * The address that a middle page is asked for (`?url=`), decoded once; null without one. Two of them are a trick: what
 * is checked must be what is opened.
 */
export function addressIn(search: string): string | null {
  const requested = new URLSearchParams(search).getAll('url')
  if (requested.length === 0) return null
  return requested.length === 1 ? (requested[0] ?? '') : ''
}

/**
 * Judges an address (Spec 2, /jump-middle and /external-link). Only a host of the platform's list opens by itself, and
 * only over https: every other site waits for the visitor's own click.
 *
 * @param own the site's origin
 */
export function destinationOf(requested: string | null, links: readonly AllowedLink[], own: string): Destination {
  if (requested === null) return { kind: 'none' }
  const target = checkTarget(
    requested,
    links.map((link) => link.host),
    own,
  )
  if (target.kind === 'refused' || target.kind === 'internal') return target
  const { href, host, secure } = target
  const entry = links.find((link) => checkTarget(requested, [link.host], own).kind === 'allowed')
  return { kind: 'site', href, host, secure, name: entry?.linkName ?? null, opens: entry !== undefined && secure }
}
