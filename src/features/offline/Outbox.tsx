import { isoOf } from '@fair/contract/rules/instant.ts'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../components/Icon.tsx'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { useOwnZone } from '../../islands/useOwnZone.ts'
import { $outboxChanges, deleteWrite, restoreWrite } from '../../stores/outbox.ts'
import type { StoredWrite } from '../../stores/outbox-database.ts'
import { readOutbox } from '../../stores/own-databases.ts'
import { pageOwner } from '../../stores/owner.ts'
import { $session } from '../../stores/session.ts'
import { showToast } from '../../stores/toasts.ts'
import { sendOutbox } from '../shared/outbox/send-outbox.ts'

/** Requests that the visitor has made and the platform has not accepted yet; renders nothing if there are none. */
export function Outbox() {
  const { page, data } = useIsland()
  const zone = useOwnZone()
  const { t, format } = page
  const changes = useStore($outboxChanges)
  const session = useStore($session)
  const [writes, setWrites] = useState<StoredWrite[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again after each change and for another account
  useEffect(() => {
    let isOver = false
    void readOutbox(pageOwner())
      .catch(() => [])
      .then((read) => isOver || setWrites(read))
    return () => {
      isOver = true
    }
  }, [changes, session])
  const box = useRef<HTMLElement>(null)
  const isShown = writes.length > 0
  // The browser could not scroll to the section before it was rendered.
  useEffect(() => {
    if (isShown && location.hash === '#outbox') box.current?.focus()
  }, [isShown])
  if (!isShown) return null
  const remove = async (write: StoredWrite) => {
    if (!(await deleteWrite(write.id))) return
    showToast({
      text: t('outbox:deleted'),
      action: { label: t('common:undo'), run: () => void restoreWrite(write) },
    })
  }
  return (
    <section className="outbox" id="outbox" tabIndex={-1} ref={box} aria-labelledby="outbox-title">
      <h2 id="outbox-title">{t('outbox:title')}</h2>
      <p className="muted">{t('outbox:lede')}</p>
      <ul>
        {writes.map((write) => {
          const title = t(
            write.kind === 'inquiry' && write.name === '' ? 'outbox:hallInquiry' : `outbox:${write.kind}`,
            {
              name: write.name,
            },
          )
          return (
            <li key={write.id}>
              <h3>{title}</h3>
              <p className="small faint tnum">{format.dateTime(isoOf(write.storedAt), zone)}</p>
              {write.text && <p className="outbox-text">{write.text}</p>}
              {write.refusal === null ? (
                <p className="small muted">{t('outbox:waiting')}</p>
              ) : (
                <>
                  <p className="error-text">
                    <Icon name="alert" />
                    <span>{t('outbox:refused', { reason: write.refusal })}</span>
                  </p>
                  {write.kind !== 'booking' && <p className="small muted">{t('outbox:refusedWhy')}</p>}
                </>
              )}
              <p className="btn-row">
                {write.refusal !== null && (
                  <a className="btn btn-2 btn-s" href={write.path}>
                    {t('outbox:open')}
                  </a>
                )}
                <button
                  className="btn btn-quiet btn-s"
                  type="button"
                  aria-label={`${t('outbox:delete')}: ${title}`}
                  onClick={() => void remove(write)}
                >
                  {t('outbox:delete')}
                </button>
              </p>
            </li>
          )
        })}
      </ul>
      {writes.some(({ refusal }) => refusal === null) && (
        <button className="btn btn-2" type="button" onClick={() => void sendOutbox(data, true)}>
          {t('outbox:sendNow')}
        </button>
      )}
    </section>
  )
}
