import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { listen } from '@fair/deploy/serve/server.ts'
import type { JsonSchema } from '@fair/sandbox/demo-page/api/formats.ts'
import { Advice } from '../../../scripts/advice.mjs'
import { pinnedNode, root, runToEnd } from '../../../scripts/install.mjs'
import type { Compile } from './frame-check.ts'

// Prism and AsyncAPI's schema, which `npm run contract:prove` installs in a separate folder.

const TOOLS = ['@stoplight/prism-cli@5.16.0', '@asyncapi/specs@6.11.1']
export const PROVE_FOLDER = path.join(root, '.cache/prove')
const DOCUMENT = path.join(PROVE_FOLDER, 'openapi.json')
/** The prefix of the sandbox's calls on the site's server; a platform's own address has none. */
export const WEBAPI = '/webapi'
const PRODUCT = '/expo-main'

/** Stores the document in Prism's form: Prism ignores the path in a server's address. */
export function writeDocument({ servers: _, ...rest }: Readonly<Record<string, unknown>>): void {
  const paths = Object.entries(Object(rest['paths'])).map(([each, item]) => [PRODUCT + each, item])
  fs.writeFileSync(DOCUMENT, JSON.stringify({ ...rest, paths: Object.fromEntries(paths) }))
}

/** Installs the tools if they are missing. @throws {Advice} npm fails */
export async function fetchTools(): Promise<void> {
  const has = (tool: string) => {
    const at = tool.lastIndexOf('@')
    const manifest = path.join(PROVE_FOLDER, 'node_modules', tool.slice(0, at), 'package.json')
    return fs.existsSync(manifest) && JSON.parse(fs.readFileSync(manifest, 'utf8')).version === tool.slice(at + 1)
  }
  if (TOOLS.every(has)) return
  console.log(`Fetching ${TOOLS.join(' and ')} …`)
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--save-exact']
  fs.writeFileSync(path.join(PROVE_FOLDER, 'package.json'), '{ "private": true }\n')
  const { code, output } = await runToEnd('npm', ['install', '--prefix', PROVE_FOLDER, ...quiet, ...TOOLS])
  if (code !== 0) throw new Advice(`${output}\nPrism could not be fetched; see above.`)
}

/** The fault that Prism reports in a request or an answer; null for none. */
export async function violationIn(answer: Response): Promise<string | null> {
  if (answer.status < 400) return null
  const body = await answer.json().catch(() => null)
  const [, error] = /prism\/errors#(\w+)/.exec(String(Object(body).type)) ?? []
  return error === undefined ? null : `${error} ${JSON.stringify(Object(body).validation ?? Object(body).detail)}`
}

/** The JSON schema compiler, and AsyncAPI's own schema, as installed. */
export function fetchedSchemas(): { compile: Compile; asyncApi: JsonSchema } {
  const fetched = createRequire(path.join(PROVE_FOLDER, 'package.json'))
  const { default: Ajv } = fetched('ajv')
  const { default: addFormats } = fetched('ajv-formats')
  const ajv = new Ajv({ strict: false, allErrors: true })
  addFormats(ajv)
  const compile: Compile = (schema) => {
    const validate = ajv.compile(schema)
    return (value) => (validate(value) ? null : JSON.stringify(validate.errors.slice(0, 5)))
  }
  return { compile, asyncApi: fetched('@asyncapi/specs/schemas/3.0.0-without-$id.json') }
}

export interface Prism {
  readonly url: string
  stop(): void
}

/** Starts Prism on a free port, and waits until it listens. */
export async function startPrism(command: readonly string[], upstream?: string): Promise<Prism> {
  const free = await listen(
    () => new Response(''),
    0,
    () => 'npm run contract:prove',
  )
  await free.close()
  const cli = path.join(PROVE_FOLDER, 'node_modules/@stoplight/prism-cli/dist/index.js')
  const own = ['--host', '127.0.0.1', '--port', String(free.port), DOCUMENT, ...(upstream ? [upstream] : [])]
  const child = spawn(pinnedNode, [cli, ...command, ...own], { stdio: ['ignore', 'pipe', 'pipe'] })
  await listening(child)
  return { url: `http://127.0.0.1:${free.port}`, stop: () => child.kill() }
}

const listening = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let output = ''
    const read = (chunk: Buffer) => {
      output = (output + chunk).slice(-2000)
      if (output.includes('Prism is listening')) resolve()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.on('exit', () => reject(new Advice(`Prism exited before it was listening: ${output}`)))
  })
