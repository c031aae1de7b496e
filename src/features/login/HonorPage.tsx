import { useStore } from '@nanostores/react'
import { type FormEvent, useEffect, useState } from 'react'
import { ErrorNote } from '../../components/ErrorNote.tsx'
import { IslandProvider, useIsland } from '../../islands/IslandProvider.tsx'
import { askLogin } from '../../stores/login-request.ts'
import type { SessionStore } from '../../stores/session-store.ts'
import { Handover } from './Handover.tsx'
import { endOidc } from './oidc-return.ts'
import { useArrival, useCodeLogin } from './useCodeLogin.ts'

/** What a provider puts into the address, and the code of a letter. */
const SECRETS = ['code', 'state', 'iss', 'error', 'error_description', 'session_state', 'invitationCode']

/** /honor-gust-login: the honoured guest's login, and the return from the tenant's provider. */
export const HonorPage = () => (
  <IslandProvider>
    <Honor />
  </IslandProvider>
)

function Honor() {
  const { page, call } = useIsland()
  const { t } = page
  const arrival = useArrival(SECRETS)
  const [returned, setReturned] = useState<{ failure: string | null } | null>(null)
  useEffect(() => {
    if (arrival) void endOidc(arrival, { call, t }).then((end) => end !== 'gone' && setReturned(end))
  }, [arrival, call, t])
  if (!arrival || !returned) return <p className="muted">{t('login:honor.why')}</p>
  const { session, taken } = arrival
  return <HonorLogin session={session} invitation={taken.get('invitationCode') ?? ''} failure={returned.failure} />
}

interface Props {
  session: SessionStore
  /** The code of a letter; '' without. */
  invitation: string
  /** What the provider's answer came to. */
  failure: string | null
}

/** An honoured guest's code; for who is logged in, the way to the phone. */
function HonorLogin({ session, invitation, failure }: Props) {
  const { page, call } = useIsland()
  const { t } = page
  const { isLogined, userInfo } = useStore(session.$session)
  const [code, setCode] = useState(invitation)
  const { busy, message, enter } = useCodeLogin(session)
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
