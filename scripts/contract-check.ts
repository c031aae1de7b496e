// npm run contract:check -- --platform URL --domain HOST [--login ACCOUNT:PASSWORD]: asks a platform for everything that
// can be asked without changing anything, and holds the answers against the contract. A line a call: what came, how
// fast, and the exact place and reason where it does not fit; then what a visitor loses (needs.ts). Exit code 5 if anything
// does not fit or a must is refused, empty or cannot be asked for, 4 if nobody answers.
import fs from 'node:fs'
import { parseArgs } from 'node:util'
import { contract } from '../src/contract/index.ts'
import { callsOf, type NamedCall } from '../src/sandbox/probe/reads.ts'
import { Advice, giveUp } from './advice.mjs'
import { type Checked, checkPlatform } from './contract/check.ts'
import { openPlatform, Unreachable } from './contract/open.ts'
import { checkRules, type Rule } from './contract/rules.ts'
import { idRules, listRules } from './contract/rules-list.ts'
import { loginRules } from './contract/rules-login.ts'
import { PLATFORM_RULES } from './contract/rules-platform.ts'
import { htmlOf, isSound, tableOf } from './contract/table.ts'

const USAGE = `Usage: npm run contract:check -- --platform URL --domain HOST [--login ACCOUNT:PASSWORD] [--language TAG]
                              [--product NAME] [--timeout MS] [--origin ORIGIN]
                              [--write] [--report FILE]
  --platform  the platform's address, as its calls are made: {address}/{product}-main/…
  --domain    the host whose tenant is asked for
  --login     an email or phone and its password, for the calls that need a login; or in CONTRACT_LOGIN, where no list
              of processes shows it
  --language  the language to ask in                                                (the tenant's own)
  --product   the {product} in the calls' paths                                     (expo)
  --timeout   milliseconds for one call                                             (15000)
  --origin    of the site's pages, where the platform is on another: asks for the browser's leave (CORS)
  --write     asks the calls that change something, too, without a token: each has to refuse with 5014
  --report    writes the table as JSON, too, or as a page where FILE ends in .html
Asked beyond the form of each answer, a line each:
  login       a call that declares a login refuses with 5014 who has no token
  unknown id  a call about one thing refuses an id that nothing has
  paging      a list's pages are parts of one whole, of the asked size, empty beyond the end
  keyword, facets, sort   what narrows a list never widens it; a facet's count is the list's total with it
  languages   each language of the tenant has the same exhibits
  tenants     an unknown host is refused, and an unknown tenant has no exhibitions
  CORS        a preflight from --origin allows every header and method
  pictures    ?w= gives a picture
Exit code: 0 all of it is kept, 2 a flag is wrong, 4 nobody answers, 5 an answer does not fit or a must is lost.`

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
        origin: text,
        write: { type: 'boolean' },
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

/** What is asked beyond the form of each answer. */
const rulesOf = (calls: readonly NamedCall[], mayWrite: boolean): Rule[] => [
  ...loginRules(calls, mayWrite),
  ...idRules(calls),
  ...listRules(calls),
  ...PLATFORM_RULES,
]

async function check(flags: ReturnType<typeof commandLine>): Promise<Checked[]> {
  const { platform = '', domain = '', product = 'expo', language } = flags
  if (!/^https?:$/.test(URL.parse(platform)?.protocol ?? '')) {
    throw new Advice(`--platform takes an http(s) address, not "${platform}".\n${USAGE}`, EXIT.usage)
  }
  if (!/^[a-z0-9.-]+(:\d+)?$/i.test(domain))
    throw new Advice(`--domain takes a host name, not "${domain}".\n${USAGE}`, EXIT.usage)
  if (flags.origin !== undefined && URL.parse(flags.origin)?.origin !== flags.origin)
    throw new Advice(`--origin takes an origin such as https://fair.example, not "${flags.origin}".`, EXIT.usage)
  const timeout = Number(flags.timeout ?? 15_000)
  if (!(timeout > 0)) throw new Advice(`--timeout takes milliseconds, not "${flags.timeout}".`, EXIT.usage)
  const login = loginOf(flags.login ?? process.env['CONTRACT_LOGIN'])
  const calls = callsOf(contract)
  try {
    const opened = await openPlatform({
      platform,
      domain,
      origin: flags.origin,
      product,
      language,
      login,
      timeout,
      calls,
    })
    const answers = await checkPlatform(opened.options, opened)
    return [...answers, ...(await checkRules(opened, rulesOf(calls, flags.write === true)))]
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
