import { useState } from 'react'
import { openSession } from '../../api/browser.ts'
import { Dialog } from '../../components/Dialog.tsx'
import { WriteButton } from '../../components/WriteButton.tsx'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { countOutbox, countOwnNotes } from '../../stores/own-databases.ts'
import { pageOwner } from '../../stores/owner.ts'
import { showToast } from '../../stores/toasts.ts'
import { dialogSheet } from '../shared/style-sheets.ts'
import { useBlockingWrite } from '../shared/useBlockingWrite.ts'

/** Ends the session on this device, or all sessions of the account. */
export function DevicesSection() {
  const { page, data, text } = useIsland()
  const { t } = page
  const [isConfirming, setConfirming] = useState(false)
  const { busy, write } = useBlockingWrite()
  const [notes, setNotes] = useState(0)
  const [unsent, setUnsent] = useState(0)
  const open = async () => {
    await Promise.all([
      dialogSheet(),
      countOwnNotes(pageOwner()).then(setNotes),
      countOutbox(pageOwner()).then(setUnsent),
    ])
    setConfirming(true)
  }
  const leave = async () => {
    const session = await openSession(data, text)
    const result = await session.logOutEverywhere()
    showToast(result.ok ? { text: t('account:pref.out') } : { text: result.message, bad: true })
  }
  return (
    <section className="panel">
      <h2>{t('account:pref.devices')}</h2>
      <p className="btn-row">
        <button className="btn btn-2" type="button" data-action="logout">
          {t('account:pref.here')}
        </button>
        <button className="btn btn-2" type="button" onClick={() => void open()}>
          {t('account:pref.everywhere')}
        </button>
      </p>
      {isConfirming && (
        <Dialog title={t('account:pref.everywhere')} close={t('common:close')} onClose={() => setConfirming(false)}>
          <p>{t('account:pref.everywhereAsk')}</p>
          {notes > 0 && <p>{t('account:pref.notes', { count: notes })}</p>}
          {unsent > 0 && <p>{t('outbox:logout', { count: unsent })}</p>}
          <p className="btn-row">
            <WriteButton className="btn btn-primary" busy={busy} onPress={() => write(leave)}>
              {t('account:pref.everywhere')}
            </WriteButton>
            <button className="btn btn-2" type="button" data-first="" onClick={() => setConfirming(false)}>
              {t('account:set.cancel')}
            </button>
          </p>
        </Dialog>
      )}
    </section>
  )
}
