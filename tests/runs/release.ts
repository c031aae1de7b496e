// npm run test:release [-- --kills N --stops N]: releases into a folder and into an S3-compatible store (s3rver) are
// killed at random moments, N each (100). After each the live site is the old or the new one, complete; the next
// release and a rollback succeed; a constant reader never sees a missing or truncated file. Then two run at once. Then
// releases into the store are stopped (SIGSTOP) at random moments, N times (100): another release takes over, and the
// stopped one continues. Afterwards the live site is the other one's, complete.
import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { EXIT } from '@fair/contract/rules/failure.ts'
import { readFolder, readObjects } from '@fair/deploy/release/kill-reader.ts'
import type { Reader } from '@fair/deploy/release/kill-site.ts'
import { DOMAIN, makeSite, wrongIn } from '@fair/deploy/release/kill-site.ts'
import { BUCKET, STORE_ENVIRONMENT, startStore } from '@fair/deploy/release/store-server.ts'
import { giveUp } from '../../scripts/advice.mjs'
import { pinnedNode, root } from '../../scripts/install.mjs'

interface Target {
  name: string
  flags: string[]
  reader: Reader
}

/** Seconds after which a killed release's lock is taken over: short, because each round waits for it. */
const LEASE = 1

const faults: string[] = []
const need = (is: boolean, what: string) => {
  if (!is) faults.push(what)
}

function start(flags: readonly string[]): { child: ChildProcess; ended: Promise<number | null>; said: () => string } {
  const args = ['scripts/release.ts', ...flags]
  const child = spawn(pinnedNode, args, { cwd: root, env: { ...process.env, ...STORE_ENVIRONMENT } })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (text += part))
  return { child, ended: new Promise((resolve) => child.on('close', resolve)), said: () => text }
}

/** Runs it to its end. */
async function run(flags: readonly string[]): Promise<number> {
  const started = performance.now()
  const { ended, said } = start(flags)
  const code = await ended
  need(code === 0, `ended with ${code}: ${flags.join(' ')}\n${said()}`)
  return performance.now() - started
}

/** Checks that the live site is one of these versions, complete. Returns which one. */
async function shown(target: Target, work: string, versions: readonly number[], when: string): Promise<number> {
  const wrong: string[] = []
  for (const version of versions) {
    const found = await wrongIn(path.join(work, `site-${version}`), target.reader)
    if (found === null) return version
    wrong.push(`version ${version}: ${found}`)
  }
  faults.push(`${target.name}, ${when}: ${wrong.join('; ')}`)
  return Number.NaN
}

/** How often releases were stopped, by how they ended after they continued. */
async function stops(target: Target, work: string, first: number, most: number): Promise<void> {
  const site = (version: number) => path.join(work, `site-${version}`)
  const release = (version: number) => ['--site', makeSite(site(version), version), '--to', ...target.flags]
  let takes = await run(release(first))
  let version = first
  const ends = { done: 0, lost: 0, older: 0 }
  for (let stopped = 0; stopped < most && faults.length === 0; ) {
    const [slow, other] = [version + 1, version + 2]
    const { child, ended, said } = start(release(slow))
    await pause(takes * (0.3 + 0.8 * Math.random()))
    if (!child.kill('SIGSTOP')) {
      takes *= 0.9
      await ended
      version = slow
      continue
    }
    await run([...release(other), '--wait', '60'])
    await shown(target, work, [other], 'a release beside a stopped one')
    child.kill('SIGCONT')
    const code = await ended
    if (code === 0) ends.done += 1
    else if (code === EXIT.busy) ends.lost += 1
    else if (code === EXIT.older) ends.older += 1
    else faults.push(`${target.name}: a stopped release ended with ${code}: ${said()}`)
    stopped += 1
    takes *= code === 0 ? 0.97 : 1.02
    await shown(target, work, [other], `the stopped release continued (${code}), ${stopped}`)
    version = other
  }
  console.log(
    `${target.name}: ${most} stops: ${ends.done} had already switched to their site, ${ends.lost} had lost the lock, ${ends.older} were older`,
  )
}

/** Returns the next version that has not been released. */
async function kills(target: Target, work: string, most: number): Promise<number> {
  const site = (version: number) => path.join(work, `site-${version}`)
  const release = (version: number) => ['--site', makeSite(site(version), version), '--to', ...target.flags]
  const back = ['--domain', DOMAIN, '--to', ...target.flags, '--rollback']
  // How long a release takes, adjusted after each round: kills fall between the start of its work and its end.
  let takes = await run(release(1))
  let version = 1
  let stands = 1
  let [landed, ofOld, ofNew] = [0, 0, 0]
  while (landed < most && faults.length === 0) {
    const next = version + 1
    const { child, ended } = start(release(next))
    await pause(takes * (0.3 + 0.8 * Math.random()))
    child.kill('SIGKILL')
    const isKilled = (await ended) === null
    takes *= isKilled ? 1.04 : 0.9
    landed += Number(isKilled)
    const now = await shown(target, work, [stands, next], `after kill ${landed}`)
    if (isKilled && now === stands) ofOld += 1
    else if (isKilled) ofNew += 1
    await run(release(next))
    await shown(target, work, [next], `the release after kill ${landed}`)
    const before = stands
    stands = next
    if (landed % 3 === 1) {
      await run(back)
      await run(['--domain', DOMAIN, '--to', ...target.flags, '--resume'])
      await shown(target, work, [before], `the rollback after kill ${landed}`)
      stands = before
    }
    version = next
  }
  console.log(`${target.name}: ${landed} kills, ${ofOld} left the old site current, ${ofNew} the new one`)
  // release.test.ts covers this within one process.
  if (most > 9) await twoAtOnce(target, work, version + 1, release)
  return version + 3
}

async function twoAtOnce(
  target: Target,
  work: string,
  first: number,
  release: (version: number) => string[],
): Promise<void> {
  await Promise.all([run([...release(first), '--allow-older']), run([...release(first + 1), '--allow-older'])])
  await shown(target, work, [first, first + 1], 'two at once')
}

/** Reads as visitors do until it is stopped. */
async function reading(target: Target, until: AbortSignal): Promise<void> {
  let reads = 0
  while (!until.aborted) {
    const page = await target.reader.visit().catch((error) => String(error))
    need(page === null, `${target.name}: a visitor received ${page}`)
    reads += 1
    await pause(25)
  }
  console.log(`${target.name}: ${reads} visits meanwhile`)
}

async function main(): Promise<void> {
  const count = { type: 'string', default: '100' } as const
  const { values } = parseArgs({ options: { kills: count, stops: count } })
  const work = fs.mkdtempSync(path.join(os.tmpdir(), 'release-'))
  const server = await startStore(path.join(work, 'store'))
  const place = ['--endpoint', server.endpoint, '--lease', String(LEASE), '--keep', '3']
  const targets: Target[] = [
    {
      name: 'folder',
      flags: [path.join(work, 'folder'), '--keep', '3', '--precompress'],
      reader: readFolder(path.join(work, 'folder')),
    },
    {
      name: 'S3',
      flags: [`s3://${BUCKET}/fairs`, ...place],
      reader: readObjects(`${server.endpoint}/${BUCKET}/fairs`),
    },
  ]
  try {
    for (const target of targets) {
      const own = path.join(work, target.name)
      const end = new AbortController()
      await run(['--site', makeSite(path.join(own, 'site-0'), 0), '--to', ...target.flags])
      const visitor = reading(target, end.signal)
      const next = await kills(target, own, Number(values.kills)).finally(() => end.abort())
      await visitor
      // A folder's lock is a system lock: a stopped release still holds it.
      if (target.name === 'S3') await stops(target, own, next, Number(values.stops))
    }
  } finally {
    await server.close()
    fs.rmSync(work, { recursive: true, force: true })
  }
  for (const fault of faults.slice(0, 20)) console.error(fault)
  console.log(`${faults.length} faults`)
  if (faults.length > 0) process.exitCode = 1
}

await main().catch(giveUp)
process.exit()
