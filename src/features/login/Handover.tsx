import { auth } from '@fair/contract/auth.ts'
import type { OutputOf } from '@fair/contract/endpoint.ts'
import { useCallback, useEffect, useState } from 'react'
import type { Call } from '../../api/client.ts'
import { QrCodeElement } from '../../components/shoelace/QrCodeElement.tsx'
import { usePage } from '../../components/usePage.ts'
import { useOwnZone } from '../../islands/useOwnZone.ts'
import { routeAddress } from '../shared/route-address.ts'

/** Interval between two checks of the code's status, in ms. */
const LOOK_MS = 2000

type Code = OutputOf<typeof auth.handover>
type State = 'WAITING' | 'USED' | 'EXPIRED'

interface Props {
  call: Call
}

/** A QR code with which the same person logs in on a phone, with the status of the code. */
export function Handover({ call }: Props) {
  const page = usePage()
  const zone = useOwnZone()
  const { t } = page
  const [code, setCode] = useState<Code | null>(null)
  const [state, setState] = useState<State>('WAITING')
  const [message, setMessage] = useState<string | null>(null)

  const load = useCallback(async () => {
    setMessage(null)
    const result = await call(auth.handover, {})
    if (!result.ok) return setMessage(result.message)
    setCode(result.data)
    setState('WAITING')
  }, [call])
  useEffect(() => void load(), [load])

  useEffect(() => {
    if (!code || state !== 'WAITING') return
    const stop = new AbortController()
    const timer = setInterval(async () => {
      if (document.visibilityState === 'hidden') return
      const { handoverCode } = code
      const result = await call(auth.handoverState, { handoverCode }, { signal: stop.signal })
      if (result.ok) setState(result.data.state)
    }, LOOK_MS)
    return () => {
      stop.abort()
      clearInterval(timer)
    }
  }, [call, code, state])

  const again = (label: string) => (
    <button className="btn btn-2" type="button" onClick={() => void load()}>
      {label}
    </button>
  )
  return (
    <section className="hand" aria-labelledby="hand-title">
      <h2 id="hand-title">{t('login:hand.title')}</h2>
      <p className="muted">{t('login:hand.why')}</p>
      {code && state === 'WAITING' && (
        <>
          <QrCodeElement text={routeAddress(page, code.path)} label={t('login:hand.qr')} />
          <p className="hint tnum">{t('login:hand.until', { time: page.format.time(code.expireTime, zone) })}</p>
        </>
      )}
      <p role="status">
        {state === 'USED' && t('login:hand.used')}
        {state === 'EXPIRED' && t('login:hand.expired')}
      </p>
      {message !== null && (
        <p className="notice notice-bad" role="alert">
          {message}
        </p>
      )}
      {message !== null ? again(t('common:retry')) : state !== 'WAITING' && again(t('login:hand.again'))}
    </section>
  )
}
