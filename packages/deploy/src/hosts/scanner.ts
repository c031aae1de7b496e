// MDN's own scanner, for npm run test:hosts -- --observatory: fetched (130 MB), and directed to a host of this machine.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { Advice } from '../../../../scripts/advice.mjs'
import { pinnedNode, root, runToEnd } from '../../../../scripts/install.mjs'

const PACKAGE = '@mdn/mdn-http-observatory'
const VERSION = '1.4.8'
const FOLDER = path.join(root, '.cache/observatory')

interface Scan {
  /** By rule: the finding in the scanner's words, and its points. */
  readonly findings: Readonly<Record<string, readonly [found: string, points: number]>>
}

/** Installs the scanner if it is missing. @throws {Advice} npm fails */
export async function fetchScanner(): Promise<void> {
  const home = path.join(FOLDER, 'node_modules', PACKAGE)
  if (!fs.existsSync(home)) {
    console.log(`Fetching ${PACKAGE}@${VERSION} …`)
    fs.mkdirSync(FOLDER, { recursive: true })
    fs.writeFileSync(path.join(FOLDER, 'package.json'), '{ "private": true }\n')
    const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--omit=optional', '--save-exact']
    const { code, output } = await runToEnd('npm', ['install', '--prefix', FOLDER, ...quiet, `${PACKAGE}@${VERSION}`])
    if (code !== 0) throw new Advice(`${output}\nThe scanner could not be fetched; see above.`)
  }
  // The browsers' list of HTTPS-only hosts: none of ours is in it.
  fs.mkdirSync(path.join(home, 'conf'), { recursive: true })
  fs.writeFileSync(path.join(home, 'conf/hsts-preload.json'), '{}')
}

/** Runs in a process that trusts the certificate from its start; every name resolves to this machine. */
const PROGRAM = `
import dns from 'node:dns'
const [home, host, httpPort, httpsPort] = process.argv.slice(1)
dns.lookup = (_, options, done) => {
  const answer = typeof options === 'function' ? options : done
  return options.all ? answer(null, [{ address: '127.0.0.1', family: 4 }]) : answer(null, '127.0.0.1', 4)
}
const { retrieve } = await import(home + '/src/retriever/retriever.js')
const { ALL_TESTS } = await import(home + '/src/constants.js')
const { getScoreModifier } = await import(home + '/src/grader/grader.js')
const page = await retrieve(host, { httpPort, httpsPort })
const findings = {}
for (const test of ALL_TESTS) {
  const output = test(page)
  findings[output.constructor.name] = [output.result, getScoreModifier(output.result)]
}
console.log(JSON.stringify({ findings }))
process.exit()
`

/** The scanner's findings. */
export function scan(host: string, ports: { http: number; https: number }, certificate: string): Scan {
  const home = path.join(FOLDER, 'node_modules', PACKAGE)
  const args = ['--input-type=module', '--eval', PROGRAM, home, host, String(ports.http), String(ports.https)]
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: certificate, NODE_OPTIONS: '' }
  return JSON.parse(execFileSync(pinnedNode, args, { encoding: 'utf8', env })) as Scan
}
