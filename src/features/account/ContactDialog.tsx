import { useEffect, useMemo, useState } from 'react'
import { Dialog } from '../../components/Dialog.tsx'
import { useLeaveGuard } from '../../components/useWrite.ts'
import { WriteButton } from '../../components/WriteButton.tsx'
import { type AccountType, auth } from '../../contract/auth.ts'
import { user } from '../../contract/user.ts'
import { accountInput, brokenRule, codeIn, isCode } from '../../domain/account-input.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { showToast } from '../../stores/toasts.ts'
import { diallingCodes } from '../shared/form/dialling.ts'
import { TextField } from '../shared/form/TextField.tsx'

interface Props {
  type: AccountType
  /** The present one, masked; null where there is none, and then nothing is to be proved. */
  old: string | null
  close: (isDone: boolean) => void
}

/** Another phone or email: a code to the old one proves whose account it is, a code to the new one that it is theirs. */
export function ContactDialog({ type, old, close }: Props) {
  const { page, call } = useIsland()
  const { t } = page
  const [proof, setProof] = useState<string | null>(null)
  const word = old === null ? 'add' : 'change'
  const isProving = old !== null && proof === null
  return (
    <Dialog title={t(`account:contact.${word}${type}`)} close={t('common:close')} onClose={() => close(false)}>
      {isProving ? (
        <CodeStep
          key="old"
          type={type}
          description={t('account:contact.stepOld', { masked: old })}
          submit={t('account:contact.next')}
          send={async (account, code) => {
            const result = await call(auth.verifyVerification, { scene: 'CHANGE_ACCOUNT', ...account, code })
            if (!result.ok) return result.message
            setProof(result.data.verificationToken)
            return null
          }}
        />
      ) : (
        <CodeStep
          key="new"
          type={type}
          description={t('account:contact.stepNew')}
          submit={t('account:set.save')}
          send={async (account, code) => {
            const proven = proof === null ? {} : { verificationToken: proof }
            const result = await call(user.changeAccount, { ...account, code, ...proven })
            if (!result.ok) return result.message
            showToast({ text: t('account:contact.done') })
            close(true)
            return null
          }}
        />
      )}
    </Dialog>
  )
}

interface StepProps {
  type: AccountType
  description: string
  submit: string
  /** Answers what is wrong, or null. */
  send: (account: ReturnType<typeof accountInput>, code: string) => Promise<string | null>
}

function CodeStep({ type, description, submit, send }: StepProps) {
  const { page, call } = useIsland()
  const { t } = page
  const [typed, setTyped] = useState('')
  const [areaCode, setAreaCode] = useState('+86')
  const [code, setCode] = useState('')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [resendAt, setResendAt] = useState(0)
  const wait = useWait(resendAt)
  const [busy, setBusy] = useState<'code' | 'submit' | null>(null)
  const [shown, setShown] = useState<'none' | 'account' | 'all'>('none')
  const [failure, setFailure] = useState<string | null>(null)
  useLeaveGuard(typed !== '')
  const codes = useMemo(() => diallingCodes(page.language), [page.language])
  const isGood = brokenRule(type, typed, areaCode) === null
  const account = accountInput(type, typed, areaCode)
  const ask = async () => {
    if (busy || wait > 0) return
    setShown('account')
    setFailure(null)
    if (!isGood) return
    setBusy('code')
    const result = await call(auth.sendVerification, { scene: 'CHANGE_ACCOUNT', ...account })
    setBusy(null)
    if (!result.ok) return setFailure(result.message)
    setSentTo(result.data.sentTo)
    setResendAt(performance.now() + result.data.resendAfter * 1000)
  }
  const confirm = async () => {
    if (busy) return
    setShown('all')
    setFailure(null)
    if (!isGood || !isCode(code)) return
    setBusy('submit')
    const failed = await send(account, code)
    // The step that follows has taken this one's place where it went well.
    if (failed === null) return
    setBusy(null)
    setFailure(failed)
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
    <form
      className="pc-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void confirm()
      }}
    >
      <p className="small">{description}</p>
      <TextField
        label={t(`account:contact.${type}`)}
        type={type === 'PHONE' ? 'tel' : 'email'}
        autoComplete={type === 'PHONE' ? 'tel-national' : 'email'}
        data-first=""
        value={typed}
        wrong={shown !== 'none' && !isGood ? t(`account:contact.bad${type}`) : null}
        onText={setTyped}
        before={type === 'PHONE' ? dial : undefined}
      />
      <TextField
        label={t('account:contact.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        hint={sentTo === null ? undefined : t('account:contact.sent', { to: sentTo })}
        wrong={shown === 'all' && !isCode(code) ? t('account:contact.badCode') : null}
        plain={codeIn}
        onText={setCode}
        after={
          <WriteButton className="btn btn-2" busy={busy === 'code' || wait > 0} onPress={() => void ask()}>
            {wait > 0 ? t('account:contact.resend', { seconds: wait }) : t('account:contact.send')}
          </WriteButton>
        }
      />
      {failure !== null && (
        <p className="error-text" role="alert">
          {failure}
        </p>
      )}
      <WriteButton className="btn btn-primary" busy={busy === 'submit'} submit onPress={() => {}}>
        {submit}
      </WriteButton>
    </form>
  )
}

/** Whole seconds until an instant of performance.now(), counting down; 0 after it. */
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
