// node docs/ci/check.mjs https://fair.example.com release.json: checks the host after a release. It must serve the release and the
// tenant of the report (/release.json), the home page with its scripts and style sheets, robots.txt, and 404 for a missing page.
// Retries for a minute, because a CDN may be slow. On failure it prints the reason and exits with 1, or with 4 if the release
// changed nothing, so that there is nothing to roll back. SITE_CHECK=off skips the check where CI cannot reach the host.
import { readFileSync } from 'node:fs'

const [address, file] = process.argv.slice(2)
const seconds = Number(process.env.SITE_CHECK_SECONDS ?? 60)
if (!address || !file) throw new Error('Usage: node docs/ci/check.mjs https://fair.example.com release.json')

const request = (path) => fetch(new URL(path, address), { signal: AbortSignal.timeout(10_000), redirect: 'manual' })

const report = JSON.parse(readFileSync(file, 'utf8'))

/** Returns what is wrong with the site, or null. */
async function findFault() {
  const response = await request('/release.json')
  const served = response.status === 200 ? await response.json() : {}
  for (const name of ['release', 'domain', 'tenant']) {
    if (served[name] !== report[name])
      return `/release.json (${response.status}) has the ${name} ${served[name]}, not ${report[name]}`
  }
  const home = await request('/')
  const text = await home.text()
  if (home.status !== 200 || !text.includes('</html>')) return `/ returned ${home.status}`
  const assets = [...text.matchAll(/(?:src|href)="?(\/_astro\/[^"\s>]+\.(?:js|css))/g)].map(([, path]) => path)
  for (const path of ['/robots.txt', ...new Set(assets)]) {
    const { status } = await request(path)
    if (status !== 200) return `${path} returned ${status}`
  }
  const { status } = await request('/no-such-page-of-ours/')
  return status === 404 ? null : `a page that does not exist returned ${status}`
}

const deadline = Date.now() + seconds * 1000
while (process.env.SITE_CHECK !== 'off') {
  const fault = await findFault().catch((error) => `${address} does not answer: ${error.cause?.code ?? error.message}`)
  if (fault === null) {
    console.log(`${address} serves the complete site.`)
    break
  }
  if (Date.now() > deadline) {
    console.error(fault)
    process.exit(report.former === null || report.former === report.release ? 4 : 1)
  }
  await new Promise((resolve) => setTimeout(resolve, Math.min(5000, seconds * 100)))
}
