import { auth } from '@fair/contract/auth.ts'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { ErrorNote } from '../../components/ErrorNote.tsx'
import { IslandProvider, useIsland } from '../../islands/IslandProvider.tsx'
import { requestLogin } from '../../stores/login-request.ts'
import type { SessionStore } from '../../stores/session-store.ts'
import { ShortForm } from '../shared/form/ShortForm.tsx'
import { TextField } from '../shared/form/TextField.tsx'
import { enter, useArrival } from './arrival.ts'
import { Handover } from './Handover.tsx'
import { endOidc, type OidcEnd } from './oidc-return.ts'

/** Query parameters set by a login provider, and the code of an invitation letter. */
const SECRETS = ['code', 'state', 'iss', 'error', 'error_description', 'session_state', 'invitationCode']

/** /honor-gust-login: the login of honoured guests, and the return from the tenant's provider. */
export const HonorPage = () => (
  <IslandProvider>
    <Honor />
  </IslandProvider>
)

function Honor() {
  const { page, call } = useIsland()
  const { t } = page
  const arrival = useArrival(SECRETS)
  const [returned, setReturned] = useState<OidcEnd | null>(null)
  useEffect(() => {
    if (arrival) void endOidc(arrival, { call, t }).then((end) => end !== 'gone' && setReturned(end))
  }, [arrival, call, t])
  if (!arrival || !returned) return <p className="muted">{t('login:honor.why')}</p>
  const { session, taken } = arrival
  return <HonorLogin session={session} invitation={taken.get('invitationCode') ?? ''} {...returned} />
}

interface Props extends OidcEnd {
  session: SessionStore
  /** The code of an invitation letter; '' if there is none. */
  invitation: string
}

/** The form for an honoured guest's code. Logged-in users get the handover to a phone instead. */
function HonorLogin({ session, invitation, failure, back }: Props) {
  const { page, call } = useIsland()
  const { t } = page
  const { isLogined, userInfo, userId } = useStore(session.$session)
  const [code, setCode] = useState(invitation)
  if (isLogined) {
    return (
      <>
        <p role="status">{userInfo && t('login:honor.in', { name: userInfo.userName })}</p>
        <Handover key={userId} call={call} />
      </>
    )
  }
  return (
    <>
      <p className="muted">{t('login:honor.why')}</p>
      <ErrorNote text={failure} />
      {back !== null && (
        <p>
          <a className="link" href={back}>
            {t('login:honor.back')}
          </a>
        </p>
      )}
      <ShortForm
        submit={t('login:honor.submit')}
        sending={t('login:wait')}
        buttonClass="btn btn-primary btn-l btn-block"
        isIdle={code.trim() === ''}
        send={() => call(auth.login, { loginType: 'INVITATION', invitationCode: code.trim() })}
        onSent={(login) => enter(session, login)}
      >
        <TextField
          label={t('login:honor.code')}
          name="invitation"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={code}
          onText={setCode}
          required
        />
      </ShortForm>
      <button className="btn btn-2 btn-block" type="button" onClick={() => requestLogin({ reason: 'login' })}>
        {t('login:honor.other')}
      </button>
    </>
  )
}
