// Builds the two contenders, each into a separate folder.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { build, transform } from 'esbuild'
import { Advice } from '../advice.mjs'
import { pages } from './contenders/handwritten/pages.ts'

const contenders = path.join(import.meta.dirname, 'contenders')
const STYLES = ['frame.css', 'content.css']

/** Writes the hand-written pages: CSS and script minified and inline. */
export async function buildHandwritten(out: string): Promise<void> {
  const script = await build({
    entryPoints: [path.join(contenders, 'handwritten/page-script.ts')],
    ...{ bundle: true, minify: true, write: false, format: 'iife', target: 'es2022' },
  })
  const styles = STYLES.map((name) => fs.readFileSync(path.join(contenders, 'fair', name), 'utf8')).join('')
  const css = await transform(styles, { loader: 'css', minify: true })
  const assets = { script: script.outputFiles?.[0]?.text.trim() ?? '', css: css.code.trim() }
  for (const [pathname, html] of Object.entries(pages(assets))) {
    const folder = path.join(out, pathname)
    fs.mkdirSync(folder, { recursive: true })
    fs.writeFileSync(path.join(folder, 'index.html'), html)
  }
}

/**
 * Builds the Astro project with the repository's Astro, from a copy: Astro writes next to the source.
 * @param copy a folder of the repository, so that its packages are found
 * @throws {Advice} the build fails
 */
export function buildAstroReact(out: string, copy: string, repository: string): void {
  fs.cpSync(contenders, copy, { recursive: true })
  const astro = path.join(repository, 'node_modules/astro/bin/astro.mjs')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [astro, 'build', '--root', path.join(copy, 'astro-react'), '--outDir', out],
    {
      cwd: repository,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
      encoding: 'utf8',
    },
  )
  if (status !== 0) throw new Advice(`The contender astro-react was not built:\n${stdout}${stderr}`)
}
