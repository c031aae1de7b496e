import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Language } from '@fair/contract/rules/language.ts'
import { build } from 'esbuild'

/** Bundles head.ts for a tenant; the hash goes into the CSP. For scripts only: it runs esbuild. */
export async function makeHeadScript(site: {
  languages: Language[]
  current: string | null
  built: string[]
  /** The tenant has a mobile site. */
  mobile: boolean
}): Promise<{ code: string; hash: string }> {
  const { mobile, ...known } = site
  const result = await build({
    entryPoints: [fileURLToPath(new URL('./head.ts', import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    // Only the code that fetches texts uses import.meta, through Vite; tree shaking removes it here.
    logOverride: { 'empty-import-meta': 'silent' },
    define: { SITE: JSON.stringify(known), MOBILE_SITE: String(mobile) },
  })
  // A second pass removes code that is unused once functions are inlined.
  const shaken = await build({
    stdin: { contents: result.outputFiles[0]?.text ?? '' },
    ...{ bundle: true, minify: true, write: false, format: 'iife', target: 'es2022' },
  })
  const code = (shaken.outputFiles[0]?.text ?? '').trim()
  return { code, hash: `sha256-${createHash('sha256').update(code).digest('base64')}` }
}
