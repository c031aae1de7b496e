/**
 * The faults that an answer can have, on demand. `amount` is milliseconds for delay and timeout, seconds for throttled,
 * bytes for huge.
 */
export const FAULTS = {
  delay: { amount: 3000, what: 'answers after a while' },
  timeout: { amount: 120_000, what: 'never answers (gives up after two minutes)' },
  reset: { what: 'breaks off in the middle of the body' },
  empty: { what: '204 without a body' },
  unauthorized: { what: '401 without an envelope' },
  forbidden: { what: '403 without an envelope' },
  throttled: { amount: 1, what: '429 with Retry-After' },
  broken: { what: '500 without an envelope' },
  html: { what: 'an HTML page instead of JSON' },
  truncated: { what: 'JSON that ends too early' },
  types: { what: 'values of another type' },
  nulls: { what: 'null for every value' },
  missing: { what: 'no fields in any object' },
  unknown: { what: 'fields that nobody has declared' },
  expired: { what: 'errCode 5014' },
  refused: { what: 'success false with an errMsg' },
  silent: { what: 'success false without an errMsg' },
  huge: { amount: 10_000_000, what: 'an answer of 10 MB' },
  doubled: { what: 'each item of a list twice' },
  unordered: { what: 'the items of a list in reverse order' },
} as const satisfies Record<string, { readonly amount?: number; readonly what: string }>

export type FaultName = keyof typeof FAULTS
export const FAULT_NAMES = Object.keys(FAULTS) as FaultName[]

export interface Fault {
  readonly name: FaultName
  readonly amount: number
}

/** The request header that requests a fault: its name, or name and amount (`delay:500`). */
export const FAULT_HEADER = 'x-sandbox-fault'

/** A fault as written in the header and the switches; undefined if there is none. */
export function parseFault(text: string | null | undefined): Fault | undefined {
  const [, word = '', amount] = /^\s*([a-z]+)\s*(?::\s*(\d{1,9}))?\s*$/.exec(text ?? '') ?? []
  const name = FAULT_NAMES.find((each) => each === word)
  if (!name) return undefined
  const usual = FAULTS[name]
  return { name, amount: amount === undefined ? ('amount' in usual ? usual.amount : 0) : Number(amount) }
}

export const writtenFault = ({ name, amount }: Fault): string => (amount === 0 ? name : `${name}:${amount}`)
