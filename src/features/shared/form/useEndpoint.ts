import type { Endpoint } from '@fair/contract/endpoint.ts'
import { useCallback } from 'react'
import { useIsland } from '../../../islands/IslandProvider.tsx'
import { useAnswer } from './useAnswer.ts'

/** useAnswer for one call: requested after the first render, and again for another input. */
export function useEndpoint<I, O>(endpoint: Endpoint<I, O>, input: I, isList = false) {
  const { call } = useIsland()
  const key = JSON.stringify(input)
  // biome-ignore lint/correctness/useExhaustiveDependencies: inputs with the same content are equal
  const load = useCallback(() => call(endpoint, input), [call, endpoint, key])
  return useAnswer(load, isList)
}
