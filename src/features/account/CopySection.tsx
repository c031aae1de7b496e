import type { Instant } from '@fair/contract/rules/brand.ts'
import { user } from '@fair/contract/user.ts'
import { useEffect } from 'react'
import { Icon } from '../../components/Icon.tsx'
import { joinFacts } from '../../components/parts.tsx'
import { WriteButton } from '../../components/WriteButton.tsx'
import { isUnknownCall } from '../../domain/errors.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { useOwnZone } from '../../islands/useOwnZone.ts'
import { showToast } from '../../stores/toasts.ts'
import { useEndpoint } from '../shared/form/useAnswer.ts'
import { useBlockingWrite } from '../shared/useBlockingWrite.ts'
import { AccountSection } from './AccountSection.tsx'

/** Interval between two checks whether the copy is ready, in ms. */
const LOOK_MS = 3000

/** Everything the platform stores about the visitor, as a file. Renders nothing if the platform offers no copy. */
export function CopySection() {
  const { page, call } = useIsland()
  const { t, format } = page
  const zone = useOwnZone()
  const request = useEndpoint(user.dataCopy, {})
  const { answer, refresh, put } = request
  const { busy, write } = useBlockingWrite()
  const isPreparing = answer?.ok === true && answer.data.state === 'PREPARING'
  useEffect(() => {
    if (!isPreparing) return
    const timer = setInterval(refresh, LOOK_MS)
    return () => clearInterval(timer)
  }, [isPreparing, refresh])
  const send = async () => {
    const result = await call(user.askDataCopy, {})
    if (result.ok) put(result.data)
    else showToast({ text: result.message, bad: true })
  }
  if (answer?.ok === false && isUnknownCall(answer)) return null
  const time = (iso: Instant | null | undefined) => (iso ? format.dateTime(iso, zone) : '')
  return (
    <AccountSection title={t('account:copy.title')} description={t('account:copy.why')} request={request}>
      {({ state, file, askTime, expireTime }) => (
        <>
          <div role="status">
            {state === 'PREPARING' && <p>{t('account:copy.preparing')}</p>}
            {file && <p>{t('account:copy.ready', { time: time(askTime), until: time(expireTime) })}</p>}
          </div>
          <p className="btn-row">
            {file && (
              <a className="btn btn-primary" href={file.url} download={file.fileName}>
                <Icon name="download" small />
                {t('account:copy.download')} <small>{joinFacts(file.format, format.bytes(file.bytes))}</small>
              </a>
            )}
            {state !== 'PREPARING' && (
              <WriteButton className="btn btn-2" busy={busy} onPress={() => write(send)}>
                {t(file ? 'account:copy.again' : 'account:copy.ask')}
              </WriteButton>
            )}
          </p>
        </>
      )}
    </AccountSection>
  )
}
