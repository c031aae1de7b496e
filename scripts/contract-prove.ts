// npm run contract:prove: checks the API document with third-party tools. Prism, a mock made from the document alone,
// serves a platform from which a site builds; the sandbox behind Prism's validating proxy shows no violation while a
// site builds and people use the fair; the connections match AsyncAPI's own schema. Exit code 5 if a check fails. npm
// fetches the tools into .cache/prove (75 MB), so that the project does not depend on them; not in npm test.
//
// npm run contract:prove -- --stories [-g TITLE | FILE …]: runs the browser stories over the built test site instead.
// Prism validates their calls and answers against the document, AsyncAPI's each chat frame. First: npm test
// -- --only site.
import fs from 'node:fs'
import path from 'node:path'
import {
  fetchedSchemas,
  fetchTools,
  PROVE_FOLDER,
  startPrism,
  violationIn,
  WEBAPI,
  writeDocument,
} from '@fair/conformance/prism.ts'
import { storiesThroughProxy } from '@fair/conformance/prove-stories.ts'
import { contract } from '@fair/contract/index.ts'
import { listen } from '@fair/deploy/serve/server.ts'
import { createSandbox } from '@fair/sandbox/app.ts'
import { examplesOf } from '@fair/sandbox/demo-page/api/examples.ts'
import { type Documents, makeDocuments } from '@fair/sandbox/demo-page/api/make.ts'
import { Advice, giveUp } from './advice.mjs'
import { pinnedNode, root, runToEnd } from './install.mjs'
import { BUILD_FLAGS } from './node-flags.mjs'

/** The arguments after --stories, for Playwright; undefined without the flag. */
function storiesFor(): string[] | undefined {
  const at = process.argv.indexOf('--stories')
  return at < 0 ? undefined : process.argv.slice(at + 1)
}

async function main(): Promise<void> {
  fs.mkdirSync(PROVE_FOLDER, { recursive: true })
  await fetchTools()
  const documents = await makeDocuments(createSandbox)
  writeDocument(documents.openApi)
  const stories = storiesFor()
  const faults = stories
    ? await storiesThroughProxy(stories, documents.asyncApi)
    : [...checkConnections(documents), ...(await buildFromMock()), ...(await walkThroughProxy())]
  if (faults.length > 0) throw new Advice([...new Set(faults)].join('\n'), 5)
  console.log(
    stories
      ? 'The document is correct: the sandbox and the site conform to it in these stories.'
      : 'The document is correct: a site builds from it alone, and the sandbox conforms to it.',
  )
}

/** Validates the connections against AsyncAPI's own schema. */
function checkConnections({ asyncApi }: Documents): string[] {
  const schemas = fetchedSchemas()
  const fault = schemas.compile(schemas.asyncApi)(asyncApi)
  return fault === null ? [] : [`The connections are not valid AsyncAPI 3.0: ${fault}`]
}

/**
 * A site built from Prism's mock. A mock gives the same answer to every request, with ids of one kind where another was
 * requested. The build skips such records, so it may skip any number of them.
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

/** A build, and people who use the fair in every way for which the document has an example. */
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
    // Adds the content type that the site's client sends with a body.
    const headers = new Headers(request.headers)
    if (body.body) headers.set('content-type', 'application/json')
    const answer = await fetch(address, { method: request.method, headers, ...body })
    const violation = await violationIn(answer.clone())
    if (violation === null) return answer
    // Requested on purpose without a login: the refusal is one of the document's examples.
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

const build = (platform: string, name: string, more: readonly string[]) => {
  const at = path.join(PROVE_FOLDER, `site-${name}`)
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

await main().catch(giveUp)
