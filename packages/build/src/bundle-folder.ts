// The pages' code as an artefact (`npm run build:bundle`): bundled once, used by builds elsewhere (`--bundle DIR`).
import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { BuildFailure, EXIT } from '@fair/contract/rules/failure.ts'
import { type Bundle, bundleDir, bundleOf } from './bundle.ts'
import { LOCK_FILE } from './folder-lock.ts'
import { discard } from './output.ts'

/** A file in the folder with the digest of the sources. */
const DIGEST_FILE = 'fair-bundle.json'

function digestIn(dir: string): string | null {
  try {
    const { code } = JSON.parse(readFileSync(join(dir, DIGEST_FILE), 'utf8')) as { code?: unknown }
    return typeof code === 'string' ? code : null
  } catch {
    return null
  }
}

/**
 * Copies the bundle of these sources to a folder.
 *
 * @throws BuildFailure (2) the folder contains something other than a bundle of ours
 */
export async function writeBundle(out: string, codeDigest: string, cacheDir: string | null): Promise<Bundle> {
  const dir = resolve(out)
  if (existsSync(dir) && readdirSync(dir).length > 0 && digestIn(dir) === null)
    throw new BuildFailure(
      EXIT.usage,
      `${dir} contains files that are not a bundle made by npm run build:bundle: they were left unchanged.`,
    )
  const bundle = await bundleOf(codeDigest, cacheDir)
  const next = `${dir}.${randomUUID()}`
  try {
    mkdirSync(dirname(dir), { recursive: true })
    cpSync(bundleDir(codeDigest, cacheDir), next, { recursive: true })
    for (const name of ['cache', LOCK_FILE]) rmSync(join(next, name), { recursive: true, force: true })
    writeFileSync(join(next, DIGEST_FILE), `${JSON.stringify({ code: codeDigest })}\n`)
    discard([dir])
    renameSync(next, dir)
  } finally {
    rmSync(next, { recursive: true, force: true })
  }
  return bundle
}

/**
 * Adds a bundle that was created elsewhere to the cached ones.
 *
 * @throws BuildFailure (2) it is not a bundle, or of other sources than these
 */
export function adoptBundle(from: string, codeDigest: string, cacheDir: string | null): void {
  const code = digestIn(from)
  if (code === null)
    throw new BuildFailure(EXIT.usage, `${from} is not a bundle: npm run build:bundle -- --out ${from} creates one.`)
  if (code !== codeDigest)
    throw new BuildFailure(EXIT.usage, `${from} was bundled from sources other than this checkout: create it again.`)
  const dir = bundleDir(codeDigest, cacheDir)
  if (existsSync(dir)) return
  const next = `${dir}.${randomUUID()}`
  mkdirSync(dirname(dir), { recursive: true })
  cpSync(from, next, { recursive: true })
  // Another build may have added the bundle meanwhile: that one is used.
  if (existsSync(dir)) discard([next])
  else renameSync(next, dir)
}
