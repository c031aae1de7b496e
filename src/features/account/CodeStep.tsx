import { type AccountType, auth, type VerificationScene } from '@fair/contract/auth.ts'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { WriteButton } from '../../components/WriteButton.tsx'
import { accountInput, brokenRule, codeIn, isCode } from '../../domain/account-input.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { diallingCodes } from '../shared/form/dialling.ts'
import { ShortForm } from '../shared/form/ShortForm.tsx'
import { TextField } from '../shared/form/TextField.tsx'
import type { Answer } from '../shared/form/useAnswer.ts'
import { WaitText } from '../shared/form/WaitText.tsx'
import { useBlockingWrite } from '../shared/useBlockingWrite.ts'

interface Props<T> {
  scene: VerificationScene
  type: AccountType
  description: string
  submit: string
  sending?: string
  buttonClass?: string
  /** Shown beside the button that sends the code. */
  after?: ReactNode
  /** Whether the typed text may be the account that the step is about. Without this check any account is accepted. */
  isIt?: (typed: string) => boolean
  /** The preselected dialling code. */
  areaCode?: string | null
  send: (account: ReturnType<typeof accountInput>, code: string) => Promise<Answer<T>>
  onSent: (data: T) => void
  onFailed?: (failure: Extract<Answer<T>, { ok: false }>) => void
}

/** Confirms that the visitor owns an account: they type it in full, receive a code there and enter the code. */
export function CodeStep<T>(props: Props<T>) {
  const { scene, type, description, submit, sending, buttonClass, after, isIt, areaCode: known, send, onSent } = props
  const { page, call } = useIsland()
  const { t } = page
  const [typed, setTyped] = useState('')
  const [areaCode, setAreaCode] = useState(known ?? '+86')
  const [code, setCode] = useState('')
  /** Where the platform has sent a code, per account. */
  const [sentTo, setSentTo] = useState<Readonly<Record<string, string>>>({})
  /** When a code may be requested again, per account. Other accounts need not wait. */
  const [resendAt, setResendAt] = useState<Readonly<Record<string, number>>>({})
  const accountKey = `${areaCode} ${typed.trim()}`
  const wait = useWait(resendAt[accountKey] ?? 0)
  const { busy, write } = useBlockingWrite()
  /** How often a code was requested. From then on, problems with the account are shown before the form is sent. */
  const [requests, setRequests] = useState(0)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (requests > 0 && field.current?.ariaInvalid === 'true') field.current.focus()
  }, [requests])
  const [failure, setFailure] = useState<string | null>(null)
  const codes = useMemo(() => diallingCodes(page.language), [page.language])
  const badAccount =
    brokenRule(type, typed, areaCode) !== null
      ? t(`account:contact.bad${type}`)
      : isIt && !isIt(typed)
        ? t('account:contact.notOld')
        : null
  const account = accountInput(type, typed, areaCode)
  const to = sentTo[accountKey]
  const sent = to === undefined ? undefined : t('account:contact.sent', { to })
  const request = async () => {
    if (wait > 0) return
    setRequests((count) => count + 1)
    setFailure(null)
    if (badAccount !== null) return
    const result = await call(auth.sendVerification, { scene, ...account })
    if (!result.ok) return setFailure(result.message)
    setSentTo({ ...sentTo, [accountKey]: result.data.sentTo })
    setResendAt({ ...resendAt, [accountKey]: performance.now() + result.data.resendAfter * 1000 })
  }
  const dial = (
    <select
      className="input dial"
      aria-label={t('account:contact.dial')}
      value={areaCode}
      onChange={(event) => setAreaCode(event.currentTarget.value)}
    >
      {codes.map((each) => (
        <option key={each.code} value={each.code}>{`${each.code} ${each.names}`}</option>
      ))}
    </select>
  )
  return (
    <ShortForm
      className="pc-form"
      submit={submit}
      sending={sending}
      {...(buttonClass && { buttonClass })}
      after={after}
      wrong={{ account: badAccount, code: isCode(code) ? null : t('account:contact.badCode') }}
      isDirty={typed !== ''}
      send={() => send(account, code)}
      onSent={onSent}
      {...(props.onFailed && { onFailed: props.onFailed })}
    >
      {(wrong) => (
        <>
          <p className="small">{description}</p>
          <TextField
            label={t(`account:contact.${type}`)}
            type={type === 'PHONE' ? 'tel' : 'email'}
            autoComplete={type === 'PHONE' ? 'tel-national' : 'email'}
            data-first=""
            ref={field}
            value={typed}
            wrong={requests > 0 ? badAccount : wrong.account}
            onText={setTyped}
            before={type === 'PHONE' ? dial : undefined}
          />
          <TextField
            label={t('account:contact.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            hint={sent}
            wrong={wrong.code}
            plain={codeIn}
            onText={setCode}
            after={
              <WriteButton className="btn btn-2" busy={busy || wait > 0} onPress={() => write(request)}>
                {wait > 0 ? (
                  <WaitText seconds={wait} text={(seconds) => t('account:contact.resend', { seconds })} />
                ) : (
                  t('account:contact.send')
                )}
              </WriteButton>
            }
          />
          {/* Announced: the hint is read only with its field. */}
          <p className="visually-hidden" role="status">
            {sent}
            {sent && wait === 0 && ` ${t('account:contact.resendNow')}`}
          </p>
          {failure !== null && (
            <p className="error-text" role="alert">
              {failure}
            </p>
          )}
        </>
      )}
    </ShortForm>
  )
}

/** Full seconds left until an instant of performance.now(), counting down; 0 after it. */
function useWait(until: number): number {
  const left = () => Math.max(0, Math.ceil((until - performance.now()) / 1000))
  const [seconds, setSeconds] = useState(left)
  useEffect(() => {
    const count = () => Math.max(0, Math.ceil((until - performance.now()) / 1000))
    setSeconds(count())
    if (until <= performance.now()) return
    const timer = setInterval(() => {
      setSeconds(count())
      if (count() === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [until])
  return seconds
}
