import type { Hono } from 'hono'
import type { Platform } from '../platform.ts'
import { mountDataCopies } from './data-copy.ts'
import { mountFiles } from './files.ts'
import { mountOidc } from './oidc.ts'
import { mountPosters } from './poster.ts'

/**
 * The addresses below /sandbox for the calls about visitors: uploads and files, the issuer, posters, copies of data.
 */
export function mountVisitorPages(app: Hono, platform: Platform): void {
  mountFiles(app, platform)
  mountOidc(app, platform)
  mountPosters(app, platform)
  mountDataCopies(app, platform)
}
