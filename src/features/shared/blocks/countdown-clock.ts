import { msOf } from '@fair/contract/rules/instant.ts'
import { asInstant } from '@fair/contract/rules/own-values.ts'
import { now, onClockChange } from '../../../lib/clock.ts'

/** Runs the countdowns below `root` (Countdown.tsx): days, hours, minutes, seconds; then shows the final text. */
export function startCountdowns(root: ParentNode): void {
  for (const each of root.querySelectorAll<HTMLElement>('[data-until]')) run(each)
}

const SECOND = 1000

/** The remaining time as a clock shows it, rounded up to whole seconds. */
export function timeLeft(milliseconds: number): Record<'days' | 'hours' | 'minutes' | 'seconds', string> {
  const seconds = Math.max(0, Math.ceil(milliseconds / SECOND))
  const two = (value: number) => String(value).padStart(2, '0')
  return {
    days: String(Math.floor(seconds / 86_400)),
    hours: two(Math.floor(seconds / 3600) % 24),
    minutes: two(Math.floor(seconds / 60) % 60),
    seconds: two(seconds % 60),
  }
}

function run(box: HTMLElement): void {
  const until = msOf(asInstant(box.dataset['until'] ?? ''))
  if (Number.isNaN(until)) return
  const clock = [...box.childNodes]
  const done = Object.assign(document.createElement('p'), { className: 'done', textContent: box.dataset['done'] })
  let timer: ReturnType<typeof setTimeout> | undefined
  const tick = () => {
    clearTimeout(timer)
    if (!box.isConnected) return stop()
    const left = until - now().getTime()
    if (left <= 0) {
      box.replaceChildren(done)
      return
    }
    // The machine's clock was ahead, and has been corrected.
    if (done.isConnected) box.replaceChildren(...clock)
    for (const [unit, text] of Object.entries(timeLeft(left))) {
      const place = box.querySelector(`[data-unit="${unit}"]`)
      if (place) place.textContent = text
    }
    timer = setTimeout(tick, left % SECOND || SECOND)
  }
  const stop = onClockChange(tick)
  tick()
}
