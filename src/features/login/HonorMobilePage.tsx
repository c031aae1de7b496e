import { auth } from '@fair/contract/auth.ts'
import { useStore } from '@nanostores/react'
import { IslandProvider, useIsland } from '../../islands/IslandProvider.tsx'
import { ShortForm } from '../shared/form/ShortForm.tsx'
import { type Arrival, enter, useArrival } from './arrival.ts'

const SECRETS = ['handoverCode']

/** /honor-gust-login/platform/mobile: logs in with another device's code, which its QR code's address contains. */
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

/** Logs in only after a click: a messenger that opens the address for a preview must not use up the code. */
function HandoverLogin({ session, taken }: Arrival) {
  const { page, call } = useIsland()
  const { t } = page
  const { isLogined, userInfo } = useStore(session.$session)
  const handoverCode = taken.get('handoverCode')
  if (isLogined) return <p role="status">{userInfo && t('login:honor.in', { name: userInfo.userName })}</p>
  if (handoverCode === null) return <p className="muted">{t('login:mobile.none')}</p>
  return (
    <ShortForm
      submit={t('login:mobile.go')}
      sending={t('login:wait')}
      buttonClass="btn btn-primary btn-l btn-block"
      send={() => call(auth.login, { loginType: 'HANDOVER', handoverCode })}
      onSent={(login) => enter(session, login)}
    >
      <p className="muted">{t('login:mobile.why')}</p>
    </ShortForm>
  )
}
