import type { AllowedLink } from '@fair/contract/link.ts'
import { checkTarget, type Target } from '../../domain/links.ts'

/** Seconds before an allowed address opens by itself. */
export const COUNTDOWN = 5

/** Where an address leads, as the middle page shows it. */
export type Destination =
  | { kind: 'none' }
  | Exclude<Target, { kind: 'allowed' | 'foreign' }>
  /** Another site, with its name on the allow-list. `opens`: it opens by itself after the countdown. */
  | { kind: 'site'; href: string; host: string; secure: boolean; name: string | null; opens: boolean }

/**
 * The address requested from a middle page (`?url=`), decoded once; null without one. More than one is rejected as an
 * attack: the address that is checked must be the one that is opened.
 */
export function addressIn(search: string): string | null {
  const requested = new URLSearchParams(search).getAll('url')
  if (requested.length === 0) return null
  return requested.length === 1 ? (requested[0] ?? '') : ''
}

/**
 * Checks an address (Spec 2, /jump-middle and /external-link). Only a host on the platform's list opens by itself, and
 * only over https. All other sites wait for the visitor's click.
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
