import type { Endpoint } from '@fair/contract/endpoint.ts'
import { BuildFailure, EXIT } from '@fair/contract/rules/failure.ts'
import type { Call } from '../api/client.ts'
import { isOffline, isRefusal } from '../domain/errors.ts'
import type { SkippedField } from './border-report.ts'

/** How a build handles answers that do not match the contract. */
export interface FetcherOptions {
  /** Called for each skipped record, in addition to those that the client reports itself. */
  onSkipped?: (path: string, id: string, reason: string) => void
  /** Called once for each kind of value that was converted from another format. */
  onWarning?: (path: string, what: string) => void
  /**
   * Returns the fields of a record skipped in this build; onKept reports each record from an earlier build, with its
   * skipped fields.
   */
  fieldsOf?: (path: string, id: string) => SkippedField[]
  onKept?: (path: string, id: string, fields: readonly SkippedField[]) => void
  /** Why the platform can no longer be reached, or an answer was rejected: a sentence, and the exit code. */
  trouble?: () => { exitCode: number; message: string } | null
  /** A list with more records than this is rejected. */
  mostRecords?: number
}

/** Far above any fair; a higher total is wrong, or would take hours. */
export const MAX_RECORDS = 200_000

/**
 * A call that returns its data or ends the build with an exit code for CI (4 unreachable, 5 contract broken). `orNone`
 * returns null instead if the single record that it requests cannot be read, or no longer exists. (`id` names it in the
 * report; null: the caller handles missing records.) `optional` returns `instead` if the platform refuses the call or
 * its answer cannot be read, and reports it.
 */
export function createFetcher(call: Call, options: FetcherOptions = {}) {
  const fetchOrFail = async <I, O>(endpoint: Endpoint<I, O>, input: I): Promise<O> => {
    const result = await call(endpoint, input)
    if (result.ok) return result.data
    throw failureOf(`${endpoint.method} ${endpoint.path}`, result, options)
  }
  const orNone = async <I, O>(endpoint: Endpoint<I, O>, input: I, id: string | null): Promise<O | null> => {
    const result = await call(endpoint, input)
    if (result.ok) return result.data
    const isGone = result.code === 'service' && !(Number(result.errCode) >= 400 && Number(result.errCode) < 600)
    if (result.code !== 'contract' && !isGone) throw failureOf(`${endpoint.method} ${endpoint.path}`, result, options)
    const reason = isGone ? `refused: ${result.message}` : (result.errCode ?? 'cannot be read')
    if (id !== null) options.onSkipped?.(endpoint.path, id, reason)
    return null
  }
  const optional = async <I, O>(endpoint: Endpoint<I, O>, input: I, instead: O): Promise<O> => {
    const result = await call(endpoint, input)
    if (result.ok) return result.data
    const isRefused = isRefusal(result)
    if (!isRefused && result.code !== 'contract')
      throw failureOf(`${endpoint.method} ${endpoint.path}`, result, options)
    const what = isRefused ? 'refused' : 'cannot be read'
    options.onWarning?.(endpoint.path, `${what} (${result.errCode}): the site is built without it`)
    return instead
  }
  return Object.assign(fetchOrFail, { orNone, optional, options })
}

function failureOf(
  what: string,
  result: { code: string; message: string; errCode?: string },
  { trouble }: FetcherOptions,
): BuildFailure {
  const known = trouble?.()
  if (known && result.code !== 'contract') return new BuildFailure(known.exitCode, `${what}: ${known.message}`)
  if (isOffline({ code: result.code })) {
    return new BuildFailure(EXIT.unreachable, `The platform did not answer ${what} (${result.code}).`)
  }
  if (result.code === 'contract') {
    return new BuildFailure(EXIT.contract, `The platform's answer to ${what} breaks the contract at ${result.errCode}.`)
  }
  if (result.code === 'service' && !isRefusal(result)) {
    return new BuildFailure(EXIT.unreachable, `The platform failed at ${what} with status ${result.errCode}.`)
  }
  // These are for the operator to fix: texts meant for visitors ("log in again") would be misleading.
  if (result.code === 'expired') {
    return new BuildFailure(
      EXIT.configuration,
      `The platform requires a login for ${what} (status 401 or errCode 5014), but a build has none: is --platform the address of its public calls?`,
    )
  }
  if (/^4\d\d$/.test(result.errCode ?? '')) {
    return new BuildFailure(
      EXIT.configuration,
      `The platform answered ${what} with status ${result.errCode}: do its calls start with the given --platform and --product?`,
    )
  }
  return new BuildFailure(
    EXIT.configuration,
    `The platform refused ${what}: ${result.message} (${result.errCode ?? result.code})`,
  )
}

/** Calls the platform while a site is loaded. Throws BuildFailure if an answer cannot be used. */
export type FetchOrFail = ReturnType<typeof createFetcher>
