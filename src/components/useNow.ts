import { useEffect, useState } from 'react'
import { now, onClockChange } from '../lib/clock.ts'

const MINUTE = 60_000

/** Now by the platform's clock: updated every `every` ms, and at once when the clock is corrected. */
export function useNow(every: number = MINUTE): Date {
  const [time, setTime] = useState(now)
  useEffect(() => {
    const look = () => setTime(now())
    // The clock may have been corrected between the first render and this effect.
    setTime((first) => (Math.abs(now().getTime() - first.getTime()) < every ? first : now()))
    const timer = setInterval(look, every)
    const stop = onClockChange(look)
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [every])
  return time
}
