import { type ReactNode, useRef, useState } from 'react'
import { openSession } from '../../../api/browser.ts'
import { Icon } from '../../../components/Icon.tsx'
import { useLeaveGuard, useWrite } from '../../../components/useWrite.ts'
import { useIsland } from '../../../islands/IslandProvider.tsx'
import { readUserId } from '../../../stores/session-storage.ts'
import { withLoadingOverlay } from '../loading-overlay.ts'
import type { Answer } from './useAnswer.ts'
import { useErrorFocus } from './useErrorFocus.ts'

/** The errors that prevent sending: by field, and of the form as a whole. Shown after the first attempt to send. */
type Wrong<F extends string> = Partial<Record<F | 'form', string | null | undefined>>

interface Props<T, F extends string> {
  className?: string
  /** The id of its heading. */
  labelledBy?: string
  /** Labels of the submit button, idle and while sending. */
  submit: string
  sending?: string | undefined
  buttonClass?: string
  /** Shown on one line with that button. */
  before?: ReactNode
  after?: ReactNode
  wrong?: Wrong<F>
  /** A reload would lose what was typed: the browser prompts before the page is left. */
  isDirty?: boolean
  /** Nothing has changed, so there is nothing to send. */
  isIdle?: boolean
  /** Undefined: there was nothing to wait for. 'waiting': it is stored, and sent once there is a network (stores/outbox.ts). */
  send: () => Promise<Answer<T> | 'waiting'> | undefined
  onSent?: (data: T) => void
  onWaiting?: () => void
  /** Handles a failure; its message is already shown. */
  onFailed?: (failure: Extract<Answer<T>, { ok: false }>) => void
  onChange?: () => void
  /** The fields; their errors are available after the first attempt. */
  children?: ReactNode | ((wrong: Wrong<F>) => ReactNode)
}

/**
 * One of the site's own short forms, whose values its caller stores (PlatformForm renders the platform's). Checks,
 * sends once at a time, and shows errors; what was typed remains. The first invalid field takes the focus. If it is
 * refused because the login has expired, it waits for the new login, which api/browser.ts has opened by then, and sends
 * again.
 */
export function ShortForm<T, F extends string = never>(props: Props<T, F>) {
  const { className, labelledBy, submit, sending = submit, buttonClass = 'btn btn-primary', before, after } = props
  const { wrong, isDirty = false, isIdle = false, send, onSent, onWaiting, onFailed, onChange, children } = props
  const { data, text } = useIsland()
  const box = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  const [failure, setFailure] = useState<string | null>(null)
  const { busy, write } = useWrite()
  useLeaveGuard(isDirty)
  const echo = useErrorFocus(box, tries)
  const shown: Wrong<F> = tries > 0 ? (wrong ?? {}) : {}
  const problem = shown.form ?? failure

  const sendOnce = async () => {
    setFailure(null)
    if (isIdle) return
    if (Object.values(wrong ?? {}).some(Boolean)) return setTries((n) => n + 1)
    setTries(0)
    const visitor = readUserId()
    // Started before the overlay: a form that has nothing to wait for shows none.
    const sendCovered = () => {
      const sent = send()
      return sent && withLoadingOverlay(sent)
    }
    let answer = await sendCovered()
    if (answer !== 'waiting' && answer?.ok === false && answer.code === 'expired') {
      const session = await openSession(data, text)
      const isBack = await session.expired({ token: null, message: '', preregistering: false })
      // What another visitor typed is not sent in the new visitor's name; their own page has been rendered again.
      if (isBack && box.current && [null, readUserId()].includes(visitor)) answer = await sendCovered()
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
      {problem && (
        // Another attempt with the same error announces it again.
        <p key={tries} className="error-text" role="alert">
          <Icon name="alert" />
          <span>{problem}</span>
        </p>
      )}
      {echo !== null && (
        <p className="visually-hidden" role="alert">
          {echo}
        </p>
      )}
      {before || after ? (
        <div className={before ? 'btn-row spread' : 'btn-row'}>
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
