import { useEffect, useState } from 'react'
import { openSession } from '../../api/browser.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'

/** The visitor's name from the account, so that it need not be typed again (WCAG 3.3.7); '' until it has loaded. */
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
