import type { Hono } from 'hono'
import type { Platform } from '../platform.ts'
import { mountDataCopies } from './data-copy.ts'
import { mountFiles } from './files.ts'
import { mountOidc } from './oidc.ts'

/**
 * The addresses below /sandbox for the calls about visitors: uploads and files, the issuer, posters, copies of data.
 */
export function mountVisitorPages(app: Hono, platform: Platform): void {
  mountFiles(app, platform)
  mountOidc(app, platform)
  mountPosters(app, platform)
  mountDataCopies(app, platform)
}

/** Posters to share (poster/share): `GET /sandbox/poster/{id}.svg`. */
function mountPosters(app: Hono, { db }: Platform): void {
  app.get('/sandbox/poster/:name{[A-Za-z0-9_-]+\\.svg}', (c) => {
    const id = c.req.param('name').replace(/\.svg$/, '')
    const row = db.one<{ svg: string }>('SELECT svg FROM poster WHERE id = ?', id)
    if (!row) return new Response(null, { status: 404 })
    return new Response(row.svg, {
      headers: {
        'content-type': 'image/svg+xml; charset=utf-8',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, immutable',
      },
    })
  })
}
