import type { SafeHtml } from '@fair/contract/rules/brand.ts'
import DOMPurify, { type Config } from 'dompurify'
import { isAllowedOrigin, originOf } from '../domain/allowed-origin.ts'
import { removeForeignMedia } from './foreign-media.ts'
import { intoOutline } from './outline.ts'
import { PURIFY } from './safe-html.ts'

let isReady = false

/** Makes the sanitiser remove pictures that the page's own policy blocks. A page in development has no policy. */
function prepare(): void {
  isReady = true
  const meta = document.querySelector<HTMLMetaElement>('meta[http-equiv="content-security-policy"]')
  if (!meta) return
  const allowed = /(?:^|;)\s*img-src ([^;]*)/.exec(meta.content)?.[1]?.split(' ') ?? []
  removeForeignMedia(DOMPurify, (address) => {
    const origin = originOf(address)
    return origin === null || isAllowedOrigin(origin, [location.origin, ...allowed])
  })
}

/** Sanitises platform HTML in the browser, with the same rules as the build (content/sanitise.ts). */
export function sanitise(html: string): SafeHtml {
  if (!isReady) prepare()
  return intoOutline(DOMPurify.sanitize(html, PURIFY as Config) as SafeHtml)
}
