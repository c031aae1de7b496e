import { type ReactNode, useEffect, useRef, useState } from 'react'
import { openSession } from '../../../api/browser.ts'
import { Icon } from '../../../components/Icon.tsx'
import { useLeaveGuard, useWrite } from '../../../components/useWrite.ts'
import { useIsland } from '../../../islands/IslandProvider.tsx'
import { withLoadingOverlay } from '../loading-overlay.ts'
import type { Answer } from './useAnswer.ts'

/** What is in the way of sending, in words: by field, and of the form as a whole. Said once it was tried to send. */
type Wrong<F extends string> = Partial<Record<F | 'form', string | null | undefined>>

interface Props<T, F extends string> {
  className?: string
  /** The id of its heading. */
  labelledBy?: string
  /** Words of the button that sends, at rest and while it is sent. */
  submit: string
  sending?: string | undefined
  buttonClass?: string
  /** Stand in one line with that button. */
  before?: ReactNode
  after?: ReactNode
  wrong?: Wrong<F>
  /** Something was typed that a reload would lose: the browser asks before the page is left. */
  isDirty?: boolean
  /** Nothing has changed: there is nothing to send. */
  isIdle?: boolean
  /** Undefined: there was nothing to wait for. 'waiting': it is stored, and sent once there is a network (stores/outbox.ts). */
  send: () => Promise<Answer<T> | 'waiting'> | undefined
  onSent?: (data: T) => void
  onWaiting?: () => void
  /** What else a failure means; its message is said already. */
  onFailed?: (failure: Extract<Answer<T>, { ok: false }>) => void
  onChange?: () => void
  /** The fields; what is to be said of each is there after the first try. */
  children?: ReactNode | ((wrong: Wrong<F>) => ReactNode)
}

/**
 * A form of our own with a few fields, whose values its caller holds (PlatformForm has the platform's). Checks, sends once
 * at a time, and says what failed; what was typed stays. The first wrong field takes the focus. Refused because the login
 * has expired, it waits for the new login, which stands open by then (api/browser.ts), and sends again.
 */
export function ShortForm<T, F extends string = never>(props: Props<T, F>) {
  const { className, labelledBy, submit, sending = submit, buttonClass = 'btn btn-primary', before, after } = props
  const { wrong, isDirty = false, isIdle = false, send, onSent, onWaiting, onFailed, onChange, children } = props
  const { data, text } = useIsland()
  const box = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  const [failure, setFailure] = useState<string | null>(null)
  /** What is wrong with the field that has the focus already, which would not be read out by itself. */
  const [echo, setEcho] = useState<string | null>(null)
  const { busy, write } = useWrite()
  useLeaveGuard(isDirty)
  useEffect(() => {
    const first = box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (tries === 0 || !first) return
    if (first === document.activeElement) {
      const words = first.getAttribute('aria-describedby')?.split(' ').at(-1)
      setEcho(document.getElementById(words ?? '')?.textContent ?? null)
    } else first.focus()
  }, [tries])
  const shown: Wrong<F> = tries > 0 ? (wrong ?? {}) : {}
  const said = shown.form ?? failure

  const sendOnce = async () => {
    setFailure(null)
    setEcho(null)
    if (isIdle) return
    if (Object.values(wrong ?? {}).some(Boolean)) return setTries((n) => n + 1)
    setTries(0)
    // Begun before the overlay: a form that has nothing to wait for shows none.
    const sendCovered = () => {
      const sent = send()
      return sent && withLoadingOverlay(sent)
    }
    let answer = await sendCovered()
    if (answer !== 'waiting' && answer?.ok === false && answer.code === 'expired') {
      const session = await openSession(data, text)
      const isBack = await session.expired({ token: null, message: '', preregistering: false })
      // A page of the visitor's own is rendered anew by a login: what another visitor typed is not sent in their name.
      if (isBack && box.current) answer = await sendCovered()
    }
    if (answer === 'waiting') return onWaiting?.()
    if (answer?.ok !== false) return answer && onSent?.(answer.data)
    setFailure(answer.message)
    onFailed?.(answer)
  }
  const button = (
    // Not `disabled`, which would lose the focus: a second press is ignored.
    <button
      className={buttonClass}
      type="submit"
      aria-disabled={busy || isIdle || undefined}
      aria-busy={busy || undefined}
    >
      {busy ? sending : submit}
    </button>
  )
  return (
    <form
      className={className}
      aria-labelledby={labelledBy}
      noValidate
      ref={box}
      onChange={onChange}
      onSubmit={(event) => {
        event.preventDefault()
        write(sendOnce)
      }}
    >
      {typeof children === 'function' ? children(shown) : children}
      {said && (
        <p className="error-text" role="alert">
          <Icon name="alert" />
          <span>{said}</span>
        </p>
      )}
      {echo !== null && (
        <p className="visually-hidden" role="alert">
          {echo}
        </p>
      )}
      {before || after ? (
        <div className={before ? 'spread' : 'btn-row'}>
          {before}
          {button}
          {after}
        </div>
      ) : (
        button
      )}
    </form>
  )
}
