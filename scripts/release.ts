// npm run release: copies a built site to where it is served from, as a folder next to the earlier releases, and
// switches to it in one step; or switches back. See --help and docs/operator.md.
import { existsSync, realpathSync } from 'node:fs'
import { dirname, resolve, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { exitCodeOf } from '@fair/build/exit-code.ts'
import { writeReport } from '@fair/build/write-report.ts'
import { BuildFailure, EXIT } from '@fair/contract/rules/failure.ts'
import { canPack } from '@fair/deploy/release/dictionaries.ts'
import { folderStore } from '@fair/deploy/release/folder-store.ts'
import { listReleases, publish, type ReleaseReport, resumeReleases, rollBack } from '@fair/deploy/release/publish.ts'
import { readSiteFiles, type Site } from '@fair/deploy/release/site-files.ts'
import type { ReleaseStore } from '@fair/deploy/release/store.ts'

const USAGE = `Usage: npm run release -- --site DIR --to DIR|s3://BUCKET/PREFIX [--keep N] [--keep-assets DAYS] [--precompress [--no-dictionaries] [--no-archives]]
       npm run release -- --to … --domain HOST --rollback [RELEASE]
       npm run release -- --to … --domain HOST --resume
       npm run release -- --to … --domain HOST --list
  --site         a complete built site; its domain names the folder below --to
  --to           where releases are stored: a folder, or a bucket of an S3-compatible store
  --endpoint     the store's address, if it is not Amazon S3
  --rollback     switches back to the previous release, or to the named one, and pauses releases (exit 12)
  --resume       ends the pause; with --site, it also releases the site
  --list         lists the stored releases
  --keep         releases to keep for rollbacks                                     (5)
  --keep-release one more release to keep, as a CDN may still serve it
  --keep-assets  days to keep scripts of earlier releases                           (7)
  --precompress  into a folder: Brotli and gzip files beside each text file, for nginx and Caddy (npm run hosts),
                 and pages compressed with a dictionary of each language, for browsers that have it
  --no-dictionaries  without those pages: for a host behind a CDN that does not honour Vary
  --no-archives      without the files that contain all pages of a language, for visitors who use the fair offline
  --allow-fewer  allows over 10 % fewer pages of a kind; otherwise exit 10
  --tenant       id of the tenant that the site must belong to; any other: exit 11
  --new-tenant   allows the domain to change to another tenant
  --allow-older  allows a site that is older than the current one; otherwise exit 13
  --wait         seconds to wait for another release of the same domain             (600)
  --lease        seconds until a killed release's lock in a bucket expires          (60)
  --report       file for a report of the release, as JSON`

const usage = (sentence: string) => new BuildFailure(EXIT.usage, `${sentence}\n${USAGE}`)

function commandLine() {
  const [text, flag] = [{ type: 'string' }, { type: 'boolean' }] as const
  const numbers = { keep: text, 'keep-release': text, 'keep-assets': text, wait: text, lease: text }
  const options = {
    ...{ site: text, to: text, endpoint: text, domain: text, rollback: text, report: text, tenant: text, ...numbers },
    ...{
      precompress: flag,
      'no-dictionaries': flag,
      'no-archives': flag,
      list: flag,
      resume: flag,
      quiet: flag,
      help: flag,
    },
    ...{ 'allow-fewer': flag, 'allow-older': flag, 'new-tenant': flag },
  }
  // --rollback may be given without a value.
  const args = process.argv.slice(2).map((word, index, all) => {
    const next = all[index + 1]
    return word === '--rollback' && (next === undefined || next.startsWith('-')) ? '--rollback=' : word
  })
  try {
    return parseArgs({ args, options }).values
  } catch (error) {
    throw usage(error instanceof Error ? error.message : String(error))
  }
}

function numberOf(name: string, text: string, least: number, most: number): number {
  const is = /^\d{1,6}$/.test(text) && Number(text) >= least && Number(text) <= most
  if (!is) throw usage(`--${name} takes a number from ${least} to ${most}, not "${text}".`)
  return Number(text)
}

/** A folder of releases within the site would become part of it, and be hidden from the next build. */
function apart(site: Site, to: string): void {
  let above = resolve(to)
  while (!existsSync(above)) above = dirname(above)
  if (`${realpathSync(above)}${sep}`.startsWith(`${site.dir}${sep}`)) throw usage(`${to} is inside the site.`)
}

async function main(): Promise<void> {
  const flags = commandLine()
  if (flags.help) return console.log(USAGE)
  const { to, rollback } = flags
  if (!to) throw usage('--to is missing: it names the folder or bucket of the releases.')
  if (flags.list !== true && flags.resume !== true && rollback === undefined && flags.site === undefined)
    throw usage('--site is missing: it names the built site.')
  const lease = numberOf('lease', flags.lease ?? '60', 1, 3600)
  const options = {
    keep: numberOf('keep', flags.keep ?? '5', 1, 1000),
    keepRelease: flags['keep-release'] || null,
    keepAssets: numberOf('keep-assets', flags['keep-assets'] ?? '7', 0, 3650),
    tenant: flags.tenant || null,
    newTenant: flags['new-tenant'] ?? false,
    allowFewer: flags['allow-fewer'] ?? false,
    allowOlder: flags['allow-older'] ?? false,
    resume: flags.resume ?? false,
    wait: numberOf('wait', flags.wait ?? '600', 0, 86_400),
    say: (text: string) => void (flags.quiet || console.log(text)),
  }
  // Before anything is locked, because it takes a while.
  const site = flags.site === undefined ? undefined : readSiteFiles(flags.site)
  const domain = flags.domain ?? site?.domain
  if (!domain || !/^[a-z0-9][a-z0-9.-]*$/.test(domain))
    throw usage('--domain is missing: it names the domain of the site.')
  if (site && site.domain !== domain) throw usage(`${flags.site} is the site of ${site.domain}, not of ${domain}.`)
  const isPacking = flags.precompress === true
  if (isPacking && to.startsWith('s3:'))
    throw usage('--precompress is for folders: a CDN in front of a bucket compresses by itself.')
  const store = to.startsWith('s3:')
    ? await inBucket(to, domain, flags.endpoint, lease)
    : folderStore(
        resolve(to),
        domain,
        isPacking,
        isPacking && !flags['no-dictionaries'] && hasZstandard(options.say),
        isPacking && !flags['no-archives'],
      )
  if (flags.list) return list(store)
  if (site && rollback === undefined) {
    if (!to.startsWith('s3:')) apart(site, to)
    return printReport(await publish(store, site, options), flags.report, options.say)
  }
  if (rollback === undefined) {
    await resumeReleases(store, options)
    return options.say(`Releases of ${domain} are no longer paused.`)
  }
  printReport(await rollBack(store, rollback || null, options), flags.report, options.say)
}

/** Whether pages can be compressed with dictionaries; reports why not. */
function hasZstandard(say: (text: string) => void): boolean {
  const is = canPack()
  if (!is)
    say(`No dictionaries: Node ${process.versions.node} does not support Zstandard dictionaries (24.6 and newer do).`)
  return is
}

async function inBucket(
  to: string,
  domain: string,
  endpoint: string | undefined,
  lease: number,
): Promise<ReleaseStore> {
  // A release into a folder does not need the SDK.
  const { objectStore } = await import('@fair/deploy/release/object-store.ts')
  return objectStore(to, domain, { endpoint, lease })
}

async function list(store: ReleaseStore): Promise<void> {
  const all = await listReleases(store)
  if (all.length === 0) console.log(`No releases in ${store.place}.`)
  for (const { id, made, files, isShown } of all)
    console.log(`${isShown ? '→' : ' '} ${id}  ${made}  ${Object.keys(files).length} files`)
}

function printReport(report: ReleaseReport, file: string | undefined, say: (text: string) => void): void {
  const unwritten = file === undefined ? null : writeReport(file, report)
  if (unwritten !== null) console.error(unwritten)
  const { domain, place, release, former, uploaded, uploadedBytes, taken, removed, milliseconds } = report
  const sent = `${uploaded} files sent (${(uploadedBytes / 1e6).toFixed(1)} MB), ${taken} reused, ${removed.length} releases removed`
  const what = release === former ? `still serves ${release}` : `now serves ${release}, ${former ?? 'nothing'} before`
  say(`${domain} ${what}: ${sent}, in ${(milliseconds / 1000).toFixed(1)} s; ${place}`)
}

if (import.meta.main) process.exit(await exitCodeOf(main))
