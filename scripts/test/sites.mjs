// The built sites that the stages share. Each is built once per run, so that no stage reads the site of an earlier day.
import { Advice } from '../advice.mjs'
import { APART_BUILD } from '../apart.mjs'
import { ensureFonts } from '../chromium.mjs'
import { runBuild } from '../run-build.mjs'
import { BUILD_REPORT, environment, FOLDERS } from './programs.mjs'

/** The last published exhibition is not built, so that stories meet an unbuilt one. */
const BUILT = '2001,2002,2004,2005'

/** Flags of npm run build, by site. */
const FLAGS = {
  main: ['--sandbox', '--exhibition', BUILT, '--out', FOLDERS.main, '--report', BUILD_REPORT],
  second: ['--sandbox', '--domain', 'b.localhost', '--out', FOLDERS.second],
  apart: [...APART_BUILD, '--out', FOLDERS.apart],
}

/** @typedef {keyof typeof FLAGS} Site */

/** @type {Map<Site, Promise<void>>} */
const started = new Map()

/** @param {Site} site @param {import('./programs.mjs').Out} out */
async function build(site, out) {
  const code = await runBuild(FLAGS[site], environment, out)
  if (code !== 0) throw new Advice(`The test site "${site}" did not build (exit code ${code}).`)
}

/**
 * Builds the sites that this run has not built yet.
 * @param {Site[]} sites
 * @param {import('./programs.mjs').Out} out
 * @throws {Advice} a build failed
 */
export async function buildSites(sites, out) {
  // Builds render the sharing pictures with these fonts.
  await ensureFonts()
  const missing = sites.filter((site) => !started.has(site))
  // The smallest site goes first: it bundles the code for all of them. The others then use both cores.
  const first = missing.includes('second') ? ['second'] : []
  for (const group of [first, missing.filter((site) => site !== 'second')]) {
    for (const site of /** @type {Site[]} */ (group)) started.set(site, build(site, out))
    await Promise.all(group.map((site) => started.get(/** @type {Site} */ (site))))
  }
}
