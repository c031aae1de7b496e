import { useEffect, useState } from 'react'
import { openSession } from '../../api/browser.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'

/** The visitor's own name, as the account has it, which need not be typed once more (WCAG 3.3.7); '' while nobody knows it. */
export function useOwnName(): string {
  const { data, text } = useIsland()
  const [name, setName] = useState('')
  useEffect(() => {
    let leave = () => {}
    let isGone = false
    void openSession(data, text).then(({ $session }) => {
      if (!isGone) leave = $session.subscribe(({ userInfo }) => setName(userInfo?.userName ?? ''))
    })
    return () => {
      isGone = true
      leave()
    }
  }, [data, text])
  return name
}
