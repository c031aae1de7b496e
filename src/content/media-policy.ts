import { isAllowedOrigin, originOf } from '../domain/allowed-origin.ts'

/** Where a platform has what pages load, besides the page's own host: origins for the policy, by what they are for. */
export interface PlatformOrigins {
  /** The chat's connection. */
  im: string[]
  /** Playlists and segments of streams and recordings, captions. */
  streams: string[]
  /** Where files are sent to. */
  uploads: string[]
  /** Pictures, videos, what has been uploaded. */
  media: string[]
}

/** Where pages may load pictures and videos from, besides relative addresses. */
export interface MediaPolicy {
  /** Of the site. */
  origin: string
  origins: Pick<PlatformOrigins, 'media' | 'streams'>
}

// The scripts and the bundled pages have a copy of this module each.
const key = Symbol.for('fair.media')
const holder = globalThis as { [key]?: MediaPolicy | null }

/** Sets the policy of the build in progress; null: none, as where spreadsheets are imported. */
export const setMediaPolicy = (policy: MediaPolicy | null): void => {
  holder[key] = policy
}

export const mediaPolicy = (): MediaPolicy | null => holder[key] ?? null

/** Whether a page of this build may load an address. Without a policy it may: the build that follows has one. */
export function mayLoad(kind: 'picture' | 'video', address: string): boolean {
  const [policy, origin] = [mediaPolicy(), originOf(address)]
  if (policy === null || origin === null) return true
  const { media, streams } = policy.origins
  return isAllowedOrigin(origin, [policy.origin, ...media, ...(kind === 'video' ? streams : [])])
}
