import fs from 'node:fs'
import path from 'node:path'
import { openPlatform } from '@fair/deploy/serve/platform.ts'
import type { Handler } from '@fair/deploy/serve/proxy.ts'
import { createSite, listen, portOf } from '@fair/deploy/serve/server.ts'
import type { JsonSchema } from '@fair/sandbox/demo-page/api/formats.ts'
import { FAULT_HEADER } from '@fair/sandbox/faults/faults.ts'
import { Advice } from '../../../scripts/advice.mjs'
import { pinnedNode, root, runToEnd } from '../../../scripts/install.mjs'
import { type ExchangeCheck, openExchangeCheck } from './exchange-check.ts'
import { openFrameCheck } from './frame-check.ts'
import { fetchedSchemas, startPrism, WEBAPI } from './prism.ts'

/** The parts that the document describes. */
const CALLS = `${WEBAPI}/expo-main/`

/**
 * Runs the stories over the built test sites, and checks their requests and answers against the document. The sandbox
 * answers as usual; Prism receives a copy of each exchange, so that no story waits for it or loses its host.
 *
 * @param args arguments for Playwright: files, `-g TITLE`
 * @param asyncApi the schema for the frames of the chat
 * @returns the violations of the document, each with how often, and the programs that failed
 */
export async function storiesThroughProxy(args: readonly string[], asyncApi: JsonSchema): Promise<string[]> {
  const [site, siteB] = ['test-site', 'test-site-b'].map((name) => path.join(root, '.cache', name)) as [string, string]
  if (!fs.existsSync(site)) throw new Advice('Build the test site first: npm test -- --only site.')
  const platform = await openPlatform({})
  if (!platform.handler || !platform.upgrade) throw new Error('no sandbox')
  const frames = openFrameCheck(asyncApi, fetchedSchemas().compile)
  const check = await openExchangeCheck((upstream) => startPrism(['proxy', '--errors'], upstream))
  const sites = { '*': site, ...(fs.existsSync(siteB) && { 'b.localhost': siteB }) }
  const served = await listen(
    createSite({ sites, platform: watched(platform.handler, check) }),
    portOf(process.env['E2E_PORT'] ?? '0'),
    (port) => `E2E_PORT=${port} npm run contract:prove -- --stories`,
    frames.watch(platform.upgrade),
  )
  const cli = path.join(root, 'node_modules/@playwright/test/cli.js')
  const environment = {
    ...process.env,
    E2E_PORT: String(served.port),
    E2E_SERVED: '1',
    TEST_SITE: site,
    TEST_SITE_B: siteB,
  }
  const { code } = await runToEnd(pinnedNode, [cli, 'test', '--project=site', ...args], environment, true)
  const { count, faults } = await check.close()
  await served.close()
  await platform.close()
  const observed = frames.result()
  console.log(`Through Prism: ${count} calls of the stories, and ${observed.count} frames`)
  const all = [...faults, ...observed.faults]
  return code === 0 ? all : [...all, 'Stories failed; see above.']
}

/** The sandbox, with each call and its answer passed to the check. */
function watched(handler: Handler, check: ExchangeCheck): Handler {
  return async (request) => {
    const { pathname, search } = new URL(request.url)
    const isCall = pathname.startsWith(CALLS) && request.method !== 'OPTIONS'
    // An answer that a story breaks on purpose is no violation of the document.
    if (!isCall || request.headers.has(FAULT_HEADER)) return handler(request)
    const body = request.body ? await request.clone().arrayBuffer() : null
    const answer = await handler(request)
    check.add({
      method: request.method,
      address: pathname.slice(WEBAPI.length) + search,
      headers: request.headers,
      body,
      answer: answer.clone(),
    })
    return answer
  }
}
