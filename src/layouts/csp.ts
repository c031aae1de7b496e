import type { SiteConfig } from '../content/build-context.ts'

/**
 * The policy of every page. No `unsafe-*`: the one inline script is known by its hash, styles come from files, and
 * platform HTML can load nothing but pictures. `frame-ancestors` works in a response header only: scripts/serve.ts adds it.
 */
export function contentSecurityPolicy(config: SiteConfig, headScriptHash: string): string {
  const api = config.apiBase === '' ? '' : ` ${new URL(config.apiBase).origin}`
  const media = config.mediaOrigins.map((origin) => ` ${origin}`).join('')
  return [
    "default-src 'none'",
    `script-src 'self' '${headScriptHash}'`,
    "style-src 'self'",
    `img-src 'self' data: blob:${media}`,
    `media-src 'self' blob:${media}`,
    "font-src 'self'",
    `connect-src 'self'${api}`,
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')
}
