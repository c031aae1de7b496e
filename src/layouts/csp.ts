import { parseAddress } from '@fair/contract/rules/address.ts'
import type { SiteConfig } from '../content/build-context.ts'

/**
 * The policy of every page. No `unsafe-*`: the one inline script is allowed by its hash, styles are files, and platform
 * HTML can load nothing but pictures. Other hosts of a platform are allowed only for their purpose. `frame-ancestors`
 * works in a response header only: packages/deploy/src/serve/server.ts adds it.
 */
export function contentSecurityPolicy(
  { apiBase, origins, vitals = null }: Pick<SiteConfig, 'apiBase' | 'origins'> & Partial<Pick<SiteConfig, 'vitals'>>,
  headScriptHash: string,
): string {
  const api = [parseAddress(apiBase)?.origin ?? []].flat()
  // Unless it is named, the chat uses the host of the calls.
  const im = (origins.im.length > 0 ? origins.im : api).map(asSocket)
  const { streams, uploads, media } = origins
  const reportOrigins = [parseAddress(vitals?.url ?? '')?.origin ?? []].flat()
  const from = (name: string, own: string, ...others: string[]) => [name, own, ...new Set(others)].join(' ')
  return [
    "default-src 'none'",
    `script-src 'self' '${headScriptHash}'`,
    "style-src 'self'",
    from('img-src', "'self' data: blob:", ...media),
    // Some browsers play HLS natively.
    from('media-src', "'self' blob:", ...media, ...streams),
    "font-src 'self'",
    // Voice messages are rendered from their bytes, which are files of `media`.
    from('connect-src', "'self'", ...api, ...im, ...streams, ...uploads, ...media, ...reportOrigins),
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')
}

/** A policy's `https:` is not `wss:`. */
const asSocket = (origin: string): string => origin.replace(/^http/i, 'ws')
