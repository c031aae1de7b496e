// npm run contract:check -- --platform URL --domain HOST [--login ACCOUNT:PASSWORD]: asks a platform for everything that
// can be asked without changing anything, and holds the answers against the contract. A line a call: what came, how
// fast, and the exact place and reason where it does not fit; then what a visitor loses (needs.ts). Exit code 5 if anything
// does not fit or a must is refused, empty or cannot be asked for, 4 if nobody answers.
import fs from 'node:fs'
import { parseArgs } from 'node:util'
import { contract } from '../src/contract/index.ts'
import { callsOf } from '../src/sandbox/probe/reads.ts'
import { Advice, giveUp } from './advice.mjs'
import { type Checked, checkPlatform } from './contract/check.ts'
import { Unreachable } from './contract/platform.ts'
import { RULES } from './contract/rules.ts'
import { htmlOf, isSound, tableOf } from './contract/table.ts'

const USAGE = `Usage: npm run contract:check -- --platform URL --domain HOST [--login ACCOUNT:PASSWORD] [--language TAG]
                              [--product NAME] [--timeout MS] [--report FILE]
  --platform  the platform's address, as its calls are made: {address}/{product}-main/…
  --domain    the host whose tenant is asked for
  --login     an email or phone and its password, for the calls that need a login; or in CONTRACT_LOGIN, where no list
              of processes shows it
  --language  the language to ask in                                                (the tenant's own)
  --product   the {product} in the calls' paths                                     (expo)
  --timeout   milliseconds for one call                                             (15000)
  --report    writes the table as JSON, too, or as a page where FILE ends in .html`

const EXIT = { usage: 2, unreached: 4, broken: 5 } as const

function commandLine() {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      options: {
        platform: text,
        domain: text,
        login: text,
        language: text,
        product: text,
        timeout: text,
        report: text,
        help: { type: 'boolean' },
      },
    }).values
  } catch (error) {
    throw new Advice(`${error instanceof Error ? error.message : error}\n${USAGE}`, EXIT.usage)
  }
}

function loginOf(text: string | undefined) {
  if (!text) return undefined
  const at = text.indexOf(':')
  if (at < 1 || at === text.length - 1)
    throw new Advice('--login takes an account and its password: ACCOUNT:PASSWORD.', EXIT.usage)
  return { account: text.slice(0, at), password: text.slice(at + 1) }
}

async function check(flags: ReturnType<typeof commandLine>): Promise<Checked[]> {
  const { platform = '', domain = '', product = 'expo', language } = flags
  if (!/^https?:$/.test(URL.parse(platform)?.protocol ?? '')) {
    throw new Advice(`--platform takes an http(s) address, not "${platform}".\n${USAGE}`, EXIT.usage)
  }
  if (!/^[a-z0-9.-]+(:\d+)?$/i.test(domain))
    throw new Advice(`--domain takes a host name, not "${domain}".\n${USAGE}`, EXIT.usage)
  const timeout = Number(flags.timeout ?? 15_000)
  if (!(timeout > 0)) throw new Advice(`--timeout takes milliseconds, not "${flags.timeout}".`, EXIT.usage)
  const login = loginOf(flags.login ?? process.env['CONTRACT_LOGIN'])
  try {
    return await checkPlatform({
      platform,
      domain,
      product,
      language,
      login,
      timeout,
      calls: callsOf(contract),
      rules: RULES,
    })
  } catch (error) {
    throw error instanceof Unreachable ? new Advice(error.message, EXIT.unreached) : error
  }
}

async function main(): Promise<void> {
  const flags = commandLine()
  if (flags.help) return console.log(USAGE)
  const checked = await check(flags)
  console.log(tableOf(checked))
  if (flags.report?.endsWith('.html')) fs.writeFileSync(flags.report, htmlOf(checked, flags.platform ?? ''))
  else if (flags.report) fs.writeFileSync(flags.report, `${JSON.stringify(checked, null, 2)}\n`)
  process.exitCode = isSound(checked) ? 0 : EXIT.broken
}

await main().catch(giveUp)
