import { useStore } from '@nanostores/react'
import { type FormEvent, useState } from 'react'
import type { Call } from '../../api/client.ts'
import { ErrorNote } from '../../components/ErrorNote.tsx'
import { auth, type LoginInput } from '../../contract/auth.ts'
import type { PageContext } from '../../lib/page.ts'
import { askLogin } from '../../stores/login-request.ts'
import type { SessionStore } from '../../stores/session-store.ts'
import { Handover } from './Handover.tsx'

interface Props {
  page: PageContext
  call: Call
  session: SessionStore
}

/** One login by a code that came from elsewhere: sends it once at a time, and says what went wrong. */
function useEntry({ call, session }: Omit<Props, 'page'>) {
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const enter = async (input: LoginInput) => {
    if (busy) return
    setBusy(true)
    const result = await call(auth.login, input)
    setBusy(false)
    setMessage(result.ok ? null : result.message)
    if (!result.ok) return
    const { authorization, userId } = result.data
    session.send({ type: 'loggedIn', login: { authorization, userId }, here: true })
  }
  return { busy, message, enter }
}

/** /honor-gust-login: an honoured guest's code; for who is logged in, the way to the phone. */
export function HonorIsland(props: Props & { invitation: string; failure: string | null }) {
  const { page, call, session, invitation, failure } = props
  const { t } = page
  const { isLogined, userInfo } = useStore(session.$session)
  const [code, setCode] = useState(invitation)
  const { busy, message, enter } = useEntry(props)
  if (isLogined) {
    return (
      <>
        <p role="status">{userInfo && t('login:honor.in', { name: userInfo.userName })}</p>
        <Handover page={page} call={call} />
      </>
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() !== '') void enter({ loginType: 'INVITATION', invitationCode: code.trim() })
  }
  return (
    <>
      <p className="muted">{t('login:honor.why')}</p>
      <form onSubmit={submit} aria-busy={busy}>
        <ErrorNote page={page} text={message ?? failure} />
        <div className="field">
          <label htmlFor="invitation">{t('login:honor.code')}</label>
          <input
            className="input"
            id="invitation"
            name="invitation"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
            required
          />
        </div>
        <button className="btn btn-primary btn-l btn-block" type="submit" aria-disabled={busy}>
          {busy ? t('login:wait') : t('login:honor.submit')}
        </button>
        <button className="btn btn-2 btn-block" type="button" onClick={() => askLogin({ reason: 'login' })}>
          {t('login:honor.other')}
        </button>
      </form>
    </>
  )
}

/**
 * /honor-gust-login/platform/mobile: what the QR of another device opens. It asks first: a page that only looks at the
 * address, as a messenger does for its preview, must not use the code up.
 */
export function MobileIsland(props: Props & { code: string | null }) {
  const { page, session, code } = props
  const { t } = page
  const { isLogined, userInfo } = useStore(session.$session)
  const { busy, message, enter } = useEntry(props)
  if (isLogined) return <p role="status">{userInfo && t('login:honor.in', { name: userInfo.userName })}</p>
  if (code === null) return <p className="muted">{t('login:mobile.none')}</p>
  return (
    <form
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault()
        void enter({ loginType: 'HANDOVER', handoverCode: code })
      }}
    >
      <p className="muted">{t('login:mobile.why')}</p>
      <ErrorNote page={page} text={message} />
      <button className="btn btn-primary btn-l btn-block" type="submit" aria-disabled={busy}>
        {busy ? t('login:wait') : t('login:mobile.go')}
      </button>
    </form>
  )
}
