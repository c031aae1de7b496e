// The output of commands while they work: sentences for a person, or (--log json) one object per line for collectors.
import { machineTime } from '@fair/contract/rules/machine-time.ts'
import { withoutSecrets } from '../../../src/lib/without-secrets.ts'

const FORMS = ['text', 'json'] as const
export type LogForm = (typeof FORMS)[number]
type Level = 'info' | 'warn' | 'error'
type Facts = Readonly<Record<string, string | number | boolean | null | undefined>>

export interface Log {
  readonly form: LogForm
  /** Ongoing work, which a quiet log omits. Not a sentence: only for log collectors. */
  info: (event: string, sentence: string | null, facts?: Facts) => void
  /** Something that needs attention: on stderr, also in a quiet log. */
  warn: (event: string, sentence: string, facts?: Facts) => void
  error: (event: string, sentence: string, facts?: Facts) => void
  /** How a command ended; printed in a quiet log as well. */
  result: (event: string, sentence: string, facts?: Facts) => void
  /** A field of every line from now on, such as the tenant, which only the platform can name. */
  about: (facts: Facts) => void
}

export const logFormOf = (text: string): LogForm | null => FORMS.find((each) => each === text) ?? null

/** The log format in a command line, read before its flags are checked, so that errors in flags use it too. */
export function logFormat(args: readonly string[], env: NodeJS.ProcessEnv): LogForm {
  const at = args.lastIndexOf('--log')
  const given = at >= 0 ? args[at + 1] : args.findLast((arg) => arg.startsWith('--log='))?.slice('--log='.length)
  return logFormOf(given ?? env['BUILD_LOG'] ?? '') ?? 'text'
}

type Write = (line: string, isProblem: boolean) => void

const toConsole: Write = (line, isProblem) => (isProblem ? console.error(line) : console.log(line))

/** @param write receives a line; problems go to stderr, except in JSON: a collector reads one stream */
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
    } else if (sentence !== null) write(withoutSecrets(sentence), level !== 'info')
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
