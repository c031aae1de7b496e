import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, statfsSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@fair/build/digests.ts'
import { filesBelow } from '@fair/build/output.ts'
import { EXIT } from '@fair/contract/rules/failure.ts'
import { machineTime } from '@fair/contract/rules/machine-time.ts'
import { ensureFaketime, laterBy } from '../../scripts/faketime.mjs'
import { type Built, differences, fingerprint, runBuild, smallSite } from './site-builds.ts'
import { editAtRandom, listedIds, type SmallPlatform, smallPlatform } from './small-platform.ts'
import type { HostileSuite, Plan } from './suite.ts'

const FEW = ['--languages', 'en-US', '--jobs', '1']
const DAY = 86_400

interface Site extends Plan {
  platform: SmallPlatform
  /** Changes something, so that the next build has changes to write. */
  edit: () => void
}

/** Full disks, failing disks, read-only folders, clocks that jump: reported as such, and the site remains. */
export const machine: HostileSuite = {
  name: 'machine',
  what: 'disk errors are reported and leave the site unchanged, and clock jumps do not affect builds',
  run: async (plan) => {
    const platform = await smallPlatform()
    try {
      const ids = await listedIds(platform.sandbox)
      let n = 0
      const edit = () => {
        n += 1
        editAtRandom(platform.sandbox, ids, n, plan.random)
      }
      const site: Site = { ...plan, platform, edit }
      await fullDisk(site)
      if (plan.size === 'full') await failingCalls(site)
      await readOnly(site)
      if (plan.size === 'full') await readOnlyCheckout(site)
      await clocks(site)
    } finally {
      await platform.close()
    }
  },
}

const build = ({ platform }: Site, out: string, how: Parameters<typeof runBuild>[1] = {}, ...more: string[]) =>
  runBuild(smallSite(platform.url, out, ...FEW, ...more), how)

/** The failure is reported with its own code, and the site is the same as before. */
function isPresent(
  { results }: Site,
  what: string,
  { code, output }: Built,
  before: ReadonlyMap<string, string>,
  out: string,
  says: RegExp,
) {
  results.check(code === EXIT.disk && says.test(output), `${what} is reported as such`, `${code} ${output}`)
  const unequal = differences(before, fingerprint(out))
  results.check(unequal.length === 0, `${what}: the site is unchanged`, unequal.join())
}

/** A build onto a separate small disk, with less and less room. */
async function fullDisk(site: Site): Promise<void> {
  const disk = join(site.dir, 'disk')
  mkdirSync(disk)
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'fair-hostile', disk], { encoding: 'utf8' })
  if (mounted.status !== 0)
    return site.results.skip('a full disk', `no disk can be mounted here (${(mounted.stderr ?? 'no mount').trim()})`)
  try {
    const out = join(disk, 'dist')
    const first = await build(site, out)
    if (first.code !== 0) return site.results.check(false, 'a build onto a small disk', first.output)
    const { blocks, bavail, bsize } = statfsSync(disk)
    const used = (blocks - bavail) * bsize
    const before = fingerprint(out)
    for (const share of site.size === 'full' ? [0.02, 0.1, 0.3, 0.5, 0.7, 0.9] : [0.1, 0.5]) {
      // A second complete site needs as much space again: only a part of that is left.
      const bytes = Math.round(used * (1 + share))
      spawnSync('mount', ['-o', `remount,size=${bytes}`, disk])
      isPresent(
        site,
        `a disk with room for ${share * 100} % of a site`,
        await build(site, out, {}, '--clean'),
        before,
        out,
        /disk is full/,
      )
    }
    spawnSync('mount', ['-o', 'remount,size=64m', disk])
    const after = await build(site, out)
    site.results.check(after.code === 0, 'the build after a full disk', after.output)
  } finally {
    spawnSync('umount', ['-l', disk])
  }
}

/** A disk that fails at various calls, through strace. */
async function failingCalls(site: Site): Promise<void> {
  if (spawnSync('strace', ['-V']).status !== 0)
    return site.results.skip('a disk that fails (EIO)', 'there is no strace')
  const out = join(site.dir, 'failing')
  await build(site, out)
  const before = fingerprint(out)
  for (const [call, error, when] of [
    ['rename', 'EIO', '2+'],
    ['mkdir', 'EIO', '40+'],
    ['mkdir', 'ENOSPC', '200+'],
    ['link', 'EIO', '5+'],
    ['symlink', 'EIO', '1+'],
  ] as const) {
    const trace = [
      'strace',
      '-f',
      '-qq',
      '-o',
      '/dev/null',
      '-e',
      `trace=${call}`,
      '-e',
      `inject=${call}:error=${error}:when=${when}`,
    ]
    const built = await build(site, out, { under: trace }, ...(call === 'link' ? [] : ['--clean']))
    // A call that is made less often than that does not fail.
    if (built.code === 0) site.results.skip(`${error} of ${call}`, 'the build makes too few of these calls')
    else isPresent(site, `${error} of ${call}`, built, before, out, error === 'EIO' ? /disk fails|EIO/ : /disk is full/)
  }
}

/** Run by a user who may read but not write, because root may write everywhere. */
async function readOnly(site: Site): Promise<void> {
  const parent = join(site.dir, 'read-only')
  const out = join(parent, 'dist')
  mkdirSync(parent)
  if (process.getuid?.() === 0) {
    // Other users must at least be able to enter the folder.
    chmodSync(site.dir, 0o755)
    const disk = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'fair-hostile', parent], { encoding: 'utf8' })
    if (disk.status !== 0)
      return site.results.skip(
        'a folder that is not writable',
        'root may write everywhere, and no disk can be mounted here',
      )
    try {
      const first = await build(site, out)
      site.results.check(first.code === 0, 'the build before', first.output)
      const before = fingerprint(out)
      site.edit()
      spawnSync('mount', ['-o', 'remount,ro', parent])
      isPresent(site, 'a read-only disk', await build(site, out), before, out, /read-only/)
    } finally {
      spawnSync('umount', ['-l', parent])
    }
    return
  }
  await build(site, out)
  const before = fingerprint(out)
  site.edit()
  chmodSync(parent, 0o555)
  chmodSync(join(parent, '.dist.releases'), 0o555)
  isPresent(
    site,
    'a folder that is not writable',
    await build(site, out),
    before,
    out,
    /no permission to read or write/,
  )
  chmodSync(parent, 0o755)
  chmodSync(join(parent, '.dist.releases'), 0o755)
}

/** Runs a command (`$@`) with the folder `$0` read-only. */
const READ_ONLY = 'mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && cd "$0" && exec "$@"'

/** A read-only checkout, as in a container: reported as such, and built if --cache-dir names another folder. */
async function readOnlyCheckout(site: Site): Promise<void> {
  const under = ['unshare', '--mount', 'sh', '-c', READ_ONLY, root]
  if (spawnSync(under[0] ?? '', [...under.slice(1), 'true']).status !== 0)
    return site.results.skip('a read-only checkout', 'no disk can be mounted here')
  const out = join(site.dir, 'from-read-only')
  const refused = await build(site, out, { under })
  const isSaid = refused.code === EXIT.disk && /read-only.*--cache-dir/s.test(refused.output)
  site.results.check(isSaid, 'a read-only checkout is reported as such', `${refused.code} ${refused.output}`)
  const built = await build(site, out, { under }, '--cache-dir', join(site.dir, 'cache'))
  const usual = join(site.dir, 'from-usual')
  const other = await build(site, usual)
  const unequal = differences(fingerprint(out), fingerprint(usual))
  site.results.check(
    built.code === 0 && other.code === 0 && unequal.length === 0,
    'a build in a read-only checkout',
    built.output + unequal.join(),
  )
}

/** Builds on days far apart, forwards and back, over files with arbitrary times. */
async function clocks(site: Site): Promise<void> {
  const missing: unknown = await ensureFaketime().then(
    () => undefined,
    (error) => error,
  )
  if (missing)
    return site.results.skip('a clock that jumps', missing instanceof Error ? missing.message : String(missing))
  const out = join(site.dir, 'clocks')
  for (const days of site.size === 'full' ? [0, 400, -400, 1, -1, 3000, 0] : [400, -400]) {
    site.edit()
    const built = await build(site, out, { env: laterBy(days * DAY) })
    const clean = await build(site, join(site.dir, 'clock-clean'), {}, '--clean')
    const unequal = differences(fingerprint(out), fingerprint(join(site.dir, 'clock-clean')))
    site.results.check(
      built.code === 0 && clean.code === 0 && unequal.length === 0,
      `a clock ${days} days ahead`,
      built.output + unequal.join(),
    )
    // No code may rely on file times.
    const then = new Date(machineTime() - days * DAY * 1000)
    for (const file of filesBelow(out)) if (existsSync(join(out, file))) utimesSync(join(out, file), then, then)
  }
}
