// Which calls of the contract nothing makes: compares tests/unused-calls.json with a test run (check-calls.ts).
import fs from 'node:fs'
import type { Endpoint } from '@fair/contract/endpoint.ts'

/** Calls of the contract by `group.call`, each with the reason (readings: "each needs a reason"). */
export interface UnusedCalls {
  /** Nothing in the site makes them: a platform may omit them. */
  readonly noCaller: Readonly<Record<string, string>>
  /** The site makes them, but no story and no build needs to. */
  readonly notObserved: Readonly<Record<string, string>>
}

type Contract = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>

export const readUnusedCalls = (): UnusedCalls =>
  JSON.parse(fs.readFileSync(new URL('../../tests/unused-calls.json', import.meta.url), 'utf8'))

/**
 * The faults in the list, as sentences. An observed call refutes `noCaller`, whichever stories ran. Only a full run can
 * show that nothing makes a call; a call of `notObserved` may be made or not, so that the result does not depend on a
 * story's timing.
 *
 * @param served calls as 'GET /api/v2/app/exhibits/{exhibitsId}'
 */
export function compareCalls(
  contract: Contract,
  served: ReadonlySet<string>,
  { noCaller, notObserved }: UnusedCalls,
  isComplete: boolean,
): string[] {
  const calls = Object.entries(contract).flatMap(([group, endpoints]) =>
    Object.entries(endpoints).map(([name, { method, path }]) => ({
      name: `${group}.${name}`,
      call: `${method} ${path}`,
    })),
  )
  const names = new Set(calls.map(({ name }) => name))
  const listed = { ...noCaller, ...notObserved }
  const unknown = Object.entries(listed).flatMap(([name, reason]) => {
    if (!names.has(name)) return `tests/unused-calls.json: the contract has no call ${name}.`
    return reason.trim() === '' ? `tests/unused-calls.json: ${name} has no reason.` : []
  })
  const duplicates = Object.keys(noCaller).filter((name) => name in notObserved)
  return [
    ...unknown,
    ...duplicates.map((name) => `tests/unused-calls.json: ${name} is listed twice.`),
    ...calls.flatMap(({ name, call }) => {
      if (served.has(call))
        return name in noCaller ? `${name} is listed as a call without a caller, and was made: ${call}` : []
      return isComplete && !(name in listed)
        ? `No story and no build makes ${name}: ${call}. List it with its reason, or add a story.`
        : []
    }),
  ]
}
