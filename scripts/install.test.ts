// From an empty folder to a running command, with a stub for npm that creates a folder instead of fetching packages.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { NODE_PACKAGES, nodeFor, pinnedNode, root } from './install.mjs'

const here = import.meta.dirname
let home: string

const PACKAGES = {
  '': {},
  'node_modules/one': { version: '1.0.0' },
  'node_modules/two': { version: '2.0.0', optional: true },
}

function write(name: string, text: string, mode = 0o644): void {
  const file = path.join(home, name)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, text, { mode })
}

/** The stub for npm: records that it was called, then runs these shell lines. */
function npmDoes(lines: string): void {
  write('bin/npm', `#!/bin/sh\n[ "$1" = ci ] && echo "$@" >> "${home}/npm-calls"\n${lines}\n`, 0o755)
}

/** Where npm installs the pinned Node, relative to the project's folder. */
const placeOfNode = path.relative(root, pinnedNode)
const WHOLE_INSTALL = `[ "$1" = ci ] || exit 0
rm -rf node_modules
mkdir -p node_modules/one '${path.dirname(placeOfNode)}'
echo '{}' > node_modules/one/package.json
ln -s '${process.execPath}' '${placeOfNode}'`

const npmCalls = () => {
  const file = path.join(home, 'npm-calls')
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim().split('\n') : []
}

interface Ended {
  code: number | null
  stdout: string
  stderr: string
}

function run(
  args: string[],
  { flags = [] as string[], search = `${path.join(home, 'bin')}:/usr/bin:/bin`, more = {} } = {},
) {
  return new Promise<Ended>((resolve) => {
    const env = { PATH: search, TMPDIR: home, HOME: home, ...more }
    const child = spawn(process.execPath, [...flags, 'scripts/run.mjs', ...args], { cwd: home, env })
    let [stdout, stderr] = ['', '']
    child.stdout.on('data', (chunk) => (stdout += chunk))
    child.stderr.on('data', (chunk) => (stderr += chunk))
    child.on('close', (code) => resolve({ code, stdout, stderr: stderr.trim() }))
  })
}

beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'install-'))
  for (const name of ['advice.mjs', 'node-flags.mjs', 'install.mjs', 'run-build.mjs', 'run.mjs']) {
    fs.mkdirSync(path.join(home, 'scripts'), { recursive: true })
    fs.copyFileSync(path.join(here, name), path.join(home, 'scripts', name))
  }
  write('package-lock.json', JSON.stringify({ packages: PACKAGES }))
  write('say.mjs', 'console.log("ran", ...process.argv.slice(2)); process.exit(Number(process.argv[2] ?? 0))')
  npmDoes(WHOLE_INSTALL)
})

afterEach(() => fs.rmSync(home, { recursive: true, force: true }))

test('installs once, and passes on arguments and the exit code', async () => {
  const first = await run(['say.mjs', '7', 'x'])
  expect(first).toMatchObject({ code: 7, stdout: 'ran 7 x\n' })
  expect((await run(['say.mjs'])).code).toBe(0)
  expect(npmCalls()).toEqual([expect.stringMatching(/^ci /)])
})

test('repairs an incomplete installation', async () => {
  await run(['say.mjs'])
  fs.rmSync(path.join(home, 'node_modules/one'), { recursive: true })
  const again = await run(['say.mjs'])
  expect(again.stderr).toContain('incomplete')
  expect(again.stdout).toBe('ran\n')
  expect(npmCalls()).toHaveLength(2)
})

test('installs again when the lockfile has changed', async () => {
  await run(['say.mjs'])
  write('package-lock.json', JSON.stringify({ packages: { ...PACKAGES, 'node_modules/one': { version: '1.0.1' } } }))
  await run(['say.mjs'])
  expect(npmCalls()).toHaveLength(2)
})

test('accepts a complete installation that was made by hand', async () => {
  await run(['say.mjs'])
  fs.rmSync(path.join(home, 'node_modules/.whole'))
  write('node_modules/.package-lock.json', JSON.stringify({ packages: PACKAGES }))
  await run(['say.mjs'])
  expect(npmCalls()).toHaveLength(1)
  expect(fs.existsSync(path.join(home, 'node_modules/.whole'))).toBe(true)
})

test('two concurrent commands install once', async () => {
  npmDoes(`sleep 0.4\n${WHOLE_INSTALL}`)
  const [one, other] = await Promise.all([run(['say.mjs', '0', 'a']), run(['say.mjs', '0', 'b'])])
  expect([one.stdout, other.stdout]).toEqual(['ran 0 a\n', 'ran 0 b\n'])
  expect(npmCalls()).toHaveLength(1)
})

test.each([
  ['npm error code ENOTFOUND', /^The packages could not be fetched because there is no network: .*\.$/],
  ['npm error code EAI_AGAIN', /there is no network/],
  ['npm error code ENOSPC', /^The disk is full: free .*\.$/],
  ['npm error code EACCES', /is not writable/],
])('%s is reported in one sentence', async (printed, sentence) => {
  npmDoes(`echo '${printed}' >&2\nexit 1`)
  const { code, stderr } = await run(['say.mjs'])
  expect(code).toBe(1)
  expect(stderr.split('\n')).toHaveLength(2)
  expect(stderr.split('\n')[1]).toMatch(sentence)
})

test('without a network, packages are installed from the cache of npm', async () => {
  npmDoes(`case "$*" in ci*--offline*) ;; *) echo 'npm error code ENOTFOUND'; exit 1;; esac\n${WHOLE_INSTALL}`)
  expect((await run(['say.mjs'])).stdout).toBe('ran\n')
  expect(npmCalls()).toEqual([expect.stringContaining('--offline')])
})

test('an unknown failure of npm is shown in full', async () => {
  npmDoes("echo 'something odd' >&2\nexit 1")
  expect((await run(['say.mjs'])).stderr).toMatch(/something odd\nnpm ci failed as shown above/)
})

test('a missing npm is reported with how to install it', async () => {
  const { code, stderr } = await run(['say.mjs'], { search: path.join(home, 'nothing') })
  expect([code, stderr]).toEqual([1, expect.stringMatching(/npm is not installed: install it/)])
})

test('a Node that is too old is reported in one sentence', async () => {
  const old = `data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'18.4.0'}})`
  const { code, stderr } = await run(['say.mjs'], { flags: ['--import', old] })
  expect(code).toBe(1)
  expect(stderr).toMatch(/^This needs Node 20 or newer and you run v.*: install a newer one .*\.$/)
  expect(npmCalls()).toEqual([])
})

test('on a system without a pinned Node the running one is used, if it is new enough', async () => {
  expect(nodeFor('darwin-arm64', '/usr/bin/node')).toBe('/usr/bin/node')
  const system = `Object.defineProperty(process,'platform',{value:'sunos'})`
  const old = `${system};Object.defineProperty(process,'versions',{value:{node:'22.4.0'}})`
  const importing = (code: string) => ['--import', `data:text/javascript,${encodeURIComponent(code)}`]
  const refused = await run(['say.mjs'], { flags: importing(old) })
  expect(refused.stderr).toMatch(
    /^npm has no package of Node 24 for sunos-\w+ and you run v.*: install Node 24 or newer .*\.$/,
  )
  expect(npmCalls()).toEqual([])
})

test('the packages of the pinned Node match package.json, have one version, and fit their platforms', () => {
  const read = (name: string) => JSON.parse(fs.readFileSync(path.join(root, name), 'utf8'))
  const { optionalDependencies } = read('package.json') as { optionalDependencies: Record<string, string> }
  expect(Object.keys(optionalDependencies).sort()).toEqual(Object.values(NODE_PACKAGES).sort())
  expect(new Set(Object.values(optionalDependencies)).size).toBe(1)
  const { packages } = read('package-lock.json') as { packages: Record<string, { os?: unknown; cpu?: unknown }> }
  for (const [platform, name] of Object.entries(NODE_PACKAGES)) {
    const { os, cpu } = packages[`node_modules/${name}`] ?? {}
    expect([os, cpu].flat().join('-')).toBe(platform)
  }
})

test('installs all packages, whatever NODE_ENV and the npm configuration omit', async () => {
  await run(['say.mjs'], { more: { NODE_ENV: 'production', npm_config_omit: 'dev' } })
  expect(npmCalls()).toEqual([expect.stringMatching(/^ci --include=dev --include=optional /)])
})

test('programs of the project do not see NODE_ENV', async () => {
  write('say.mjs', 'console.log(process.env.NODE_ENV)')
  expect((await run(['say.mjs'], { more: { NODE_ENV: 'production' } })).stdout).toBe('undefined\n')
})

test('a pinned Node that does not start on this system is reported in one sentence', async () => {
  npmDoes(
    `${WHOLE_INSTALL}\nrm '${placeOfNode}'\nprintf '#!/bin/sh\\necho no such library >&2; exit 127' > '${placeOfNode}'\nchmod +x '${placeOfNode}'`,
  )
  const { code, stderr } = await run(['say.mjs'])
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/The pinned Node does not start on this system \(no such library\): use a .*\.$/),
  ])
})
