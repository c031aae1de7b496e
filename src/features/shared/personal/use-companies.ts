import { type CompanyInfo, enterprise } from '@fair/contract/enterprise.ts'
import { useEffect, useState } from 'react'
import type { Call } from '../../../api/client.ts'

/** Delay after the last key, in ms. */
const REST_MS = 300
/** Minimum number of characters that the register requires. */
const KEY_MIN = 2

export interface Companies {
  found: readonly CompanyInfo[]
  /** The text they were found by; null before the first answer, and after a failed one. */
  by: string | null
  /** Why there is no answer. */
  failure: string | null
  again: () => void
}

const NONE = { found: [], by: null, failure: null } as const

/**
 * Companies of the public register whose name or code contains the typed text (Spec 7), at most 10; requested after a
 * pause in typing, and while `isRequested`. An answer that a later request has overtaken is ignored.
 */
export function useCompanies(call: Call, typed: string, isRequested: boolean): Companies {
  const [answer, setAnswer] = useState<Omit<Companies, 'again'>>(NONE)
  const [turn, setTurn] = useState(0)
  const searchKey = typed.trim()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` changes only to request again
  useEffect(() => {
    if (!isRequested || [...searchKey].length < KEY_MIN) return setAnswer(NONE)
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const result = await call(enterprise.companies, { searchKey }, { signal: controller.signal })
      if (controller.signal.aborted) return
      setAnswer(
        result.ok
          ? { found: result.data, by: searchKey, failure: null }
          : { found: [], by: null, failure: result.message },
      )
    }, REST_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [call, searchKey, isRequested, turn])
  return { ...answer, again: () => setTurn((n) => n + 1) }
}
