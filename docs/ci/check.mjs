// node docs/ci/check.mjs https://fair.example.com release.json: checks the host after a release. It must serve the release and the
// tenant of the report (/release.json), the home page with its scripts and style sheets, robots.txt, and 404 for a missing page.
// Retries for a minute, because a CDN may be slow. On failure it prints the reason and exits with 1, or with 4 if the release
// changed nothing, so that there is nothing to roll back. SITE_CHECK=off skips the check where CI cannot reach the host.
import { readFileSync } from 'node:fs'

const [address, file] = process.argv.slice(2)
const seconds = Number(process.env.SITE_CHECK_SECONDS ?? 60)
if (!address || !file) throw new Error('Usage: node docs/ci/check.mjs https://fair.example.com release.json')

const ask = (path) => fetch(new URL(path, address), { signal: AbortSignal.timeout(10_000), redirect: 'manual' })

const told = JSON.parse(readFileSync(file, 'utf8'))

/** Returns what is wrong with the site, or null. */
async function fault() {
  const label = await ask('/release.json')
  const shown = label.status === 200 ? await label.json() : {}
  for (const [what, is, should] of [
    ['release', shown.release, told.release],
    ['domain', shown.domain, told.domain],
    ['tenant', shown.tenant, told.tenant],
  ]) {
    if (is !== should) return `/release.json (${label.status}) has the ${what} ${is}, not ${should}`
  }
  const home = await ask('/')
  const text = await home.text()
  if (home.status !== 200 || !text.includes('</html>')) return `/ returned ${home.status}`
  const named = [...text.matchAll(/(?:src|href)="?(\/_astro\/[^"\s>]+\.(?:js|css))/g)].map(([, path]) => path)
  for (const path of ['/robots.txt', ...new Set(named)]) {
    const { status } = await ask(path)
    if (status !== 200) return `${path} returned ${status}`
  }
  const { status } = await ask('/no-such-page-of-ours/')
  return status === 404 ? null : `a page that does not exist returned ${status}`
}

const last = Date.now() + seconds * 1000
for (let found = 'off'; process.env.SITE_CHECK !== 'off' && found !== null; ) {
  found = await fault().catch((error) => `${address} does not answer: ${error.cause?.code ?? error.message}`)
  if (found === null) console.log(`${address} shows the complete site.`)
  else if (Date.now() > last) {
    console.error(found)
    process.exit(told.former === null || told.former === told.release ? 4 : 1)
  } else await new Promise((resolve) => setTimeout(resolve, Math.min(5000, seconds * 100)))
}
