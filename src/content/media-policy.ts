import { isAllowedOrigin, originOf } from '../domain/allowed-origin.ts'

/** Hosts, besides the page's own, from which a platform serves what pages load: origins for the policy, by purpose. */
export interface PlatformOrigins {
  /** The chat's connection. */
  im: string[]
  /** Playlists and segments of streams and recordings, and captions. */
  streams: string[]
  /** Where files are uploaded to. */
  uploads: string[]
  /** Pictures, videos and uploaded files. */
  media: string[]
}

/** Where pages may load pictures and videos from, besides relative addresses. */
export interface MediaPolicy {
  /** Origin of the site. */
  origin: string
  origins: Pick<PlatformOrigins, 'media' | 'streams'>
}

// The scripts and the bundled pages each have a copy of this module.
const key = Symbol.for('fair.media')
const holder = globalThis as { [key]?: MediaPolicy | null }

/** Sets the policy of the build in progress; null: none, e.g. when spreadsheets are imported. */
export const setMediaPolicy = (policy: MediaPolicy | null): void => {
  holder[key] = policy
}

export const mediaPolicy = (): MediaPolicy | null => holder[key] ?? null

/** Whether a page of this build may load an address. Always true without a policy, as in an import. */
export function mayLoad(kind: 'picture' | 'video', address: string): boolean {
  const [policy, origin] = [mediaPolicy(), originOf(address)]
  if (policy === null || origin === null) return true
  const { media, streams } = policy.origins
  return isAllowedOrigin(origin, [policy.origin, ...media, ...(kind === 'video' ? streams : [])])
}
