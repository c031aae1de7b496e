import { useStore } from '@nanostores/react'
import { ErrorNote } from '../../components/ErrorNote.tsx'
import { IslandProvider, useIsland } from '../../islands/IslandProvider.tsx'
import { type Arrival, useArrival, useCodeLogin } from './useCodeLogin.ts'

const SECRETS = ['handoverCode']

/** /honor-gust-login/platform/mobile: logs in on this device by the code of another, which opens the page by its QR. */
export const HonorMobilePage = () => (
  <IslandProvider>
    <HonorMobile />
  </IslandProvider>
)

function HonorMobile() {
  const { t } = useIsland().page
  const arrival = useArrival(SECRETS)
  return arrival ? <HandoverLogin {...arrival} /> : <p className="muted">{t('login:mobile.why')}</p>
}

/** It asks first: a page that only looks at the address, as a messenger does for its preview, must not use the code up. */
function HandoverLogin({ session, taken }: Arrival) {
  const { page } = useIsland()
  const { t } = page
  const { isLogined, userInfo } = useStore(session.$session)
  const { busy, message, enter } = useCodeLogin(session)
  const handoverCode = taken.get('handoverCode')
  if (isLogined) return <p role="status">{userInfo && t('login:honor.in', { name: userInfo.userName })}</p>
  if (handoverCode === null) return <p className="muted">{t('login:mobile.none')}</p>
  return (
    <form
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault()
        void enter({ loginType: 'HANDOVER', handoverCode })
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
