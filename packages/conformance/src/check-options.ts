// The flags of npm run contract:check, and the login from its environment.
import { parseArgs } from 'node:util'
import { Advice } from '../../../scripts/advice.mjs'

export const USAGE = `Usage: npm run contract:check -- --platform URL --domain HOST [--other-domain HOST] [--origin ORIGIN] [--write]
                              [--language TAG] [--product NAME] [--timeout MS] [--report FILE]
  --platform      the platform's address; its calls go to {address}/{product}-main/…
  --domain        the host whose tenant is checked
  --other-domain  a host of another tenant of the platform: checks that the two are kept separate
  --origin        the site's origin, if it is not the platform's: preflights and answers are checked for it (CORS)
  --write         also checks calls that change something, on the test account: a favourite, an inquiry, a reservation,
                  a card; each is removed again, and anything that could not be removed is listed (LEFT BEHIND)
  --language      the language of the requests                                      (the tenant's default)
  --product       the {product} in the calls' paths                                 (expo)
  --timeout       timeout of one call in milliseconds                               (15000)
  --report        also writes the table as JSON, or as a page if FILE ends in .html
Environment variables, so that no process list shows them:
  CONTRACT_LOGIN  ACCOUNT:PASSWORD of a test account (email or phone), for the calls that need a login
  CONTRACT_TOKEN  or the token of a logged-in account
Levels: if a must fails, there is no fair or it shows wrong data; if a should fails, visitors lose what the line names.
Exit: 0 passed; 2 wrong flags; 4 no answer, or the login fails; 5 an answer does not fit, or a must fails.`

export const EXIT = { usage: 2, unreached: 4, broken: 5 } as const

function flagsOf(args: readonly string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      args: [...args],
      options: {
        platform: text,
        domain: text,
        'other-domain': text,
        origin: text,
        write: { type: 'boolean' },
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
    throw new Advice('CONTRACT_LOGIN takes an account and its password: ACCOUNT:PASSWORD.', EXIT.usage)
  return { account: text.slice(0, at), password: text.slice(at + 1) }
}

/**
 * Options of the check; null if the usage should be shown.
 *
 * @throws Advice with the exit code for wrong flags
 */
export function readCheckOptions(args: readonly string[], env: Readonly<Record<string, string | undefined>>) {
  const flags = flagsOf(args)
  if (flags.help) return null
  const { platform = '', domain = '', product = 'expo', language } = flags
  if (!/^https?:$/.test(URL.parse(platform)?.protocol ?? '')) {
    throw new Advice(`--platform takes an http(s) address, not "${platform}".\n${USAGE}`, EXIT.usage)
  }
  if (!/^[a-z0-9.-]+(:\d+)?$/i.test(domain))
    throw new Advice(`--domain takes a host name, not "${domain}".\n${USAGE}`, EXIT.usage)
  const timeout = Number(flags.timeout ?? 15_000)
  if (!(timeout > 0)) throw new Advice(`--timeout takes milliseconds, not "${flags.timeout}".`, EXIT.usage)
  const login = loginOf(env['CONTRACT_LOGIN'])
  const token = env['CONTRACT_TOKEN']
  if (flags.write && !login && !token)
    throw new Advice('--write needs a test account: CONTRACT_LOGIN or CONTRACT_TOKEN.', EXIT.usage)
  const { origin } = flags
  if (origin !== undefined && URL.parse(origin)?.origin !== origin)
    throw new Advice(`--origin takes an origin such as https://fair.example, not "${origin}".`, EXIT.usage)
  const { report } = flags
  const [write, otherDomain] = [flags.write === true, flags['other-domain']]
  return { platform, domain, product, language, login, token, timeout, write, otherDomain, origin, report }
}
