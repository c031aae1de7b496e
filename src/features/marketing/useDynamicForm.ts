import type { Form } from '@fair/contract/form.ts'
import { useCallback, useEffect } from 'react'
import { openSession } from '../../api/browser.ts'
import type { Result } from '../../api/client.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { useAnswer } from '../shared/form/useAnswer.ts'

/**
 * The form of the page, loaded into the session as its `dynamicForm` (Spec 3). A logout removes the visitor's earlier
 * answers from it, so the form is loaded again; an expired login keeps it, and the typed input.
 */
export function useDynamicForm(formId: string) {
  const { data, text } = useIsland()
  const load = useCallback(async (): Promise<Result<Form>> => {
    const session = await openSession(data, text)
    return (await session.loadForm(formId)) ?? { ok: false, code: 'network', message: text('network') }
  }, [data, text, formId])
  const { answer, again } = useAnswer(load)
  useEffect(() => {
    let stop: (() => void) | null = null
    let isGone = false
    void openSession(data, text).then(({ $session }) => {
      if (isGone) return
      stop = $session.listen((state, before) => {
        if (before?.dynamicForm && !state.dynamicForm && state.lastUserId === null) again()
      })
    })
    return () => {
      isGone = true
      stop?.()
    }
  }, [data, text, again])
  return { answer, again }
}
