// What commands say while they work: sentences for a person, or (--log json) one object a line for who collects logs.
import { machineTime } from '../src/lib/clock.ts'
import { withoutSecrets } from '../src/lib/without-secrets.ts'

const FORMS = ['text', 'json'] as const
export type LogForm = (typeof FORMS)[number]
type Level = 'info' | 'warn' | 'error'
type Facts = Readonly<Record<string, string | number | boolean | null | undefined>>

export interface Log {
  readonly form: LogForm
  /** Work that goes on; a quiet log leaves it out. No sentence: it is for collectors alone. */
  info: (event: string, sentence: string | null, facts?: Facts) => void
  /** What somebody should look at: on the second stream, also of a quiet log. */
  warn: (event: string, sentence: string, facts?: Facts) => void
  error: (event: string, sentence: string, facts?: Facts) => void
  /** How a command ended: said by a quiet log as well. */
  result: (event: string, sentence: string, facts?: Facts) => void
  /** A fact of every line from now on, such as the tenant, which only the platform knows. */
  about: (facts: Facts) => void
}

export const logFormOf = (text: string): LogForm | null => FORMS.find((each) => each === text) ?? null

/** The log format that a command line requests, read before its flags are checked, so that errors in flags use it too. */
export function logFormat(args: readonly string[], env: NodeJS.ProcessEnv): LogForm {
  const at = args.lastIndexOf('--log')
  const given = at >= 0 ? args[at + 1] : args.findLast((arg) => arg.startsWith('--log='))?.slice('--log='.length)
  return logFormOf(given ?? env['BUILD_LOG'] ?? '') ?? 'text'
}

type Write = (line: string, isProblem: boolean) => void

const toConsole: Write = (line, isProblem) => (isProblem ? console.error(line) : console.log(line))

/** @param write takes a line; problems go where errors go, but in JSON: a collector reads one stream */
export function createLog(form: LogForm, { quiet = false, write = toConsole } = {}): Log {
  let common: Facts = {}
  const put = (level: Level, event: string, sentence: string | null, facts: Facts) => {
    if (form === 'json') {
      const time = new Date(machineTime()).toISOString()
      const line = { time, level, event, ...common, ...facts, ...(sentence === null ? {} : { message: sentence }) }
      write(
        JSON.stringify(line, (_, value) => (typeof value === 'string' ? withoutSecrets(value) : value)),
        false,
      )
    } else if (sentence !== null) write(sentence, level !== 'info')
  }
  return {
    form,
    info: (event, sentence, facts = {}) => quiet || put('info', event, sentence, facts),
    warn: (event, sentence, facts = {}) => put('warn', event, sentence, facts),
    error: (event, sentence, facts = {}) => put('error', event, sentence, facts),
    result: (event, sentence, facts = {}) => put('info', event, sentence, facts),
    about: (facts) => {
      common = { ...common, ...facts }
    },
  }
}
