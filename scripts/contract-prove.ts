// npm run contract:prove: holds the API document against tools that are not ours. Prism, a mock from the document alone,
// serves a platform from which a site builds; the sandbox behind Prism's validating proxy shows no violation while a site
// builds and people use the fair; the connections hold against AsyncAPI's own schema. Exit code 5 where one does not. The
// tools are fetched by npm into .cache/prove (75 MB), so that the project does not depend on them; not in npm test.
import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { contract } from '../src/contract/index.ts'
import { createSandbox } from '../src/sandbox/app.ts'
import type { JsonSchema } from '../src/sandbox/demo-page/api/components.ts'
import { examplesOf } from '../src/sandbox/demo-page/api/examples.ts'
import { type Documents, makeDocuments } from '../src/sandbox/demo-page/api/make.ts'
import { Advice, giveUp } from './advice.mjs'
import { pinnedNode, root, runToEnd } from './install.mjs'
import { BUILD_FLAGS } from './node-flags.mjs'
import { listen } from './serve.ts'

const TOOLS = ['@stoplight/prism-cli@5.16.0', '@asyncapi/specs@6.11.1']
const FOLDER = path.join(root, '.cache/prove')
const DOCUMENT = path.join(FOLDER, 'openapi.json')
const PRODUCT = '/expo-main'
/** The sandbox's calls, as the site's own server hands them on; a platform's own address has none. */
const WEBAPI = '/webapi'

async function main(): Promise<void> {
  fs.mkdirSync(FOLDER, { recursive: true })
  await fetchTools()
  const documents = await makeDocuments(createSandbox)
  // Prism takes no path from a server's address.
  const paths = Object.entries(Object(documents.openApi['paths'])).map(([each, item]) => [PRODUCT + each, item])
  const { servers: _, ...rest } = documents.openApi
  fs.writeFileSync(DOCUMENT, JSON.stringify({ ...rest, paths: Object.fromEntries(paths) }))
  const faults = [...checkConnections(documents), ...(await buildFromMock()), ...(await walkThroughProxy())]
  if (faults.length > 0) throw new Advice([...new Set(faults)].join('\n'), 5)
  console.log('The document holds: a site builds from it alone, and the sandbox keeps it.')
}

async function fetchTools(): Promise<void> {
  const has = (tool: string) => {
    const at = tool.lastIndexOf('@')
    const manifest = path.join(FOLDER, 'node_modules', tool.slice(0, at), 'package.json')
    return fs.existsSync(manifest) && JSON.parse(fs.readFileSync(manifest, 'utf8')).version === tool.slice(at + 1)
  }
  if (TOOLS.every(has)) return
  console.log(`Fetching ${TOOLS.join(' and ')} …`)
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--save-exact']
  fs.writeFileSync(path.join(FOLDER, 'package.json'), '{ "private": true }\n')
  const { code, output } = await runToEnd('npm', ['install', '--prefix', FOLDER, ...quiet, ...TOOLS])
  if (code !== 0) throw new Advice(`${output}\nPrism could not be fetched as shown above.`)
}

/** The connections against AsyncAPI's own schema. */
function checkConnections({ asyncApi }: Documents): string[] {
  const fetched = createRequire(path.join(FOLDER, 'package.json'))
  const schema: JsonSchema = fetched('@asyncapi/specs/schemas/3.0.0-without-$id.json')
  const { default: Ajv } = fetched('ajv')
  const { default: addFormats } = fetched('ajv-formats')
  const ajv = new Ajv({ strict: false, allErrors: true })
  addFormats(ajv)
  const validate = ajv.compile(schema)
  if (validate(asyncApi)) return []
  return [`The connections are no AsyncAPI 3.0: ${JSON.stringify(validate.errors.slice(0, 5))}`]
}

/**
 * A site from Prism's mock. A mock answers the same whatever it is asked: the ids of one kind where another was asked for,
 * which a build leaves out; so it may leave out as many as it likes.
 */
async function buildFromMock(): Promise<string[]> {
  const prism = await startPrism(['mock'])
  try {
    const { code, output } = await build(prism.url, 'mock', ['--left-out', '100'])
    return code === 0 ? [] : [`No site builds from the document alone:\n${output}`]
  } finally {
    prism.stop()
  }
}

/** A build, and people who use the fair in every way that the document shows an example of. */
async function walkThroughProxy(): Promise<string[]> {
  const sandbox = createSandbox({ media: false, report: () => {} })
  const served = await listen(sandbox.fetch, 0, () => 'npm run contract:prove')
  const prism = await startPrism(['proxy', '--errors'], `http://127.0.0.1:${served.port}${WEBAPI}`)
  const faults: string[] = []
  const throughPrism = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    const body = request.method === 'GET' ? {} : { body: await request.clone().arrayBuffer() }
    if (!pathname.startsWith(WEBAPI)) return sandbox.fetch(request)
    const address = prism.url + pathname.slice(WEBAPI.length) + search
    // A body is what the site's client sends as well.
    const headers = new Headers(request.headers)
    if (body.body) headers.set('content-type', 'application/json')
    const answer = await fetch(address, { method: request.method, headers, ...body })
    const violation = await violationIn(answer.clone())
    if (violation === null) return answer
    // Asked on purpose by somebody who is not logged in: how that is refused is an example of the document's.
    if (violation.startsWith('UNAUTHORIZED') && !headers.has('authorization')) return sandbox.fetch(request)
    faults.push(`${request.method} ${pathname}: ${violation}`)
    return sandbox.fetch(request)
  }
  try {
    const { code, output } = await build(prism.url, 'proxy', [])
    if (code !== 0) faults.push(`No site builds through the proxy:\n${output}`)
    const { examples } = await examplesOf({ ...sandbox, fetch: throughPrism }, contract)
    console.log(`Through the proxy: a build, and examples of ${examples.size} calls`)
    return faults
  } finally {
    prism.stop()
    await served.close()
    sandbox.close()
  }
}

/** What Prism says is wrong with what was asked or answered; null for nothing. */
async function violationIn(answer: Response): Promise<string | null> {
  if (answer.status < 400) return null
  const body = await answer.json().catch(() => null)
  const [, error] = /prism\/errors#(\w+)/.exec(String(Object(body).type)) ?? []
  return error === undefined ? null : `${error} ${JSON.stringify(Object(body).validation ?? Object(body).detail)}`
}

const build = (platform: string, name: string, more: readonly string[]) => {
  const at = path.join(FOLDER, `site-${name}`)
  console.log(`Building ${path.relative(root, at)} …`)
  const own = [
    '--platform',
    platform,
    '--languages',
    'en-US',
    '--out',
    at,
    '--report',
    `${at}.json`,
    '--clean',
    '--quiet',
  ]
  return runToEnd(pinnedNode, [...BUILD_FLAGS, path.join(root, 'scripts/build.ts'), ...own, ...more])
}

interface Prism {
  readonly url: string
  stop(): void
}

/** Starts Prism on a free port, and waits until it listens. */
async function startPrism(command: readonly string[], upstream?: string): Promise<Prism> {
  const free = await listen(
    () => new Response(''),
    0,
    () => 'npm run contract:prove',
  )
  await free.close()
  const cli = path.join(FOLDER, 'node_modules/@stoplight/prism-cli/dist/index.js')
  const own = ['--host', '127.0.0.1', '--port', String(free.port), DOCUMENT, ...(upstream ? [upstream] : [])]
  const child = spawn(pinnedNode, [cli, ...command, ...own], { stdio: ['ignore', 'pipe', 'pipe'] })
  await listening(child)
  return { url: `http://127.0.0.1:${free.port}`, stop: () => child.kill() }
}

const listening = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let output = ''
    const heard = (chunk: Buffer) => {
      output = (output + chunk).slice(-2000)
      if (output.includes('Prism is listening')) resolve()
    }
    child.stdout?.on('data', heard)
    child.stderr?.on('data', heard)
    child.on('exit', () => reject(new Advice(`Prism ended before it listened: ${output}`)))
  })

await main().catch(giveUp)
