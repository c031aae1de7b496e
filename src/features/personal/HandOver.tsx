import { Collectable, follow } from '@fair/contract/favourite.ts'
import { useEffect, useState } from 'react'
import { Dialog } from '../../components/Dialog.tsx'
import { Icon } from '../../components/Icon.tsx'
import { QrCodeElement } from '../../components/shoelace/QrCodeElement.tsx'
import { Switch } from '../../components/shoelace/Switch.tsx'
import { WriteButton } from '../../components/WriteButton.tsx'
import type { Note } from '../../domain/note.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import type { Translate } from '../../lib/i18n/translator.ts'
import { notifyFollows } from '../../stores/changes.ts'
import { readFavourites } from '../../stores/favourites.ts'
import {
  countOf,
  MAX_QR_LENGTH,
  newIn,
  packFavourites,
  TAKE,
  takeFavourites,
  unpackFavourites,
} from '../../stores/favourites-handover.ts'
import { mergeInto, openNotebook } from '../../stores/notebook.ts'
import { NOTES, unpackNotes } from '../../stores/notebook-handover.ts'
import { pageOwner } from '../../stores/owner.ts'
import { showToast } from '../../stores/toasts.ts'
import { usePersonal } from '../shared/personal/use-personal.ts'
import { dialogSheet } from '../shared/style-sheets.ts'
import { type PackedNotes, useOwnNotes } from './use-own-notes.ts'

/** Transfers the entries saved here to another device by a link or QR code, and imports those from a link. */
export function HandOver() {
  const { page, isLogined } = usePersonal()
  const { t } = page
  const [open, setOpen] = useState(false)
  const notes = useOwnNotes()
  const hasItems = !isLogined && countOf(readFavourites()) > 0
  return (
    <>
      <Incoming />
      {(hasItems || notes.count > 0) && (
        <button className="btn btn-2" type="button" onClick={() => void dialogSheet().then(() => setOpen(true))}>
          <Icon name="phone" />
          {t('personal:hand.open')}
        </button>
      )}
      {open && <HandDialog notes={notes} close={() => setOpen(false)} />}
    </>
  )
}

function HandDialog({ notes, close }: { notes: PackedNotes; close: () => void }) {
  const { t } = useIsland().page
  const all = readFavourites()
  const [hasNotes, setHasNotes] = useState(notes.count > 0)
  const parts = [`${TAKE}=${packFavourites(all)}`, ...(hasNotes ? [`${NOTES}=${notes.text}`] : [])]
  const address = `${location.origin}${location.pathname}#${parts.join('&')}`
  const fits = address.length <= MAX_QR_LENGTH
  return (
    <Dialog title={t('personal:hand.title')} close={t('common:close')} onClose={close}>
      <p>{t('personal:hand.why', { count: countOf(all) + (hasNotes ? notes.count : 0) })}</p>
      {notes.count > 0 && (
        <>
          <Switch checked={hasNotes} onChange={setHasNotes}>
            {t('personal:hand.withNotes', { count: notes.count })}
          </Switch>
          <p className="small faint">{t('personal:hand.noPhotos')}</p>
        </>
      )}
      {fits ? (
        <p className="pc-qr">
          <QrCodeElement text={address} label={t('personal:hand.qr')} />
        </p>
      ) : (
        <p className="small faint">{t('personal:hand.tooMany')}</p>
      )}
      <button className="btn btn-primary" type="button" data-first="" onClick={() => void copy(address, t, close)}>
        <Icon name="copy" />
        {t('personal:hand.copy')}
      </button>
    </Dialog>
  )
}

async function copy(address: string, t: Translate, close: () => void): Promise<void> {
  try {
    await navigator.clipboard.writeText(address)
    showToast({ text: t('personal:hand.copied') })
    close()
  } catch {
    showToast({ text: t('personal:hand.notCopied'), bad: true })
  }
}

/** The entries from a link. They are imported only on a click, as a link may come from anyone. */
function Incoming() {
  const { page, call, isLogined, recount } = usePersonal()
  const { t } = page
  const [brought, setBrought] = useState<ReturnType<typeof unpackFavourites>>(null)
  const [notes, setNotes] = useState<readonly Note[]>([])
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    const read = () => {
      const found = unpackFavourites(location.hash)
      if (found) setBrought(found)
      void unpackNotes(location.hash).then((all) => all.length > 0 && setNotes(all))
    }
    read()
    // A link to the page that is open already does not load it again.
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  if (brought === null && notes.length === 0) return null
  const fresh = newIn(brought ?? {})
  const done = () => {
    history.replaceState(history.state, '', location.pathname + location.search)
    setBrought(null)
    setNotes([])
  }
  const take = async () => {
    if (busy) return
    setBusy(true)
    const failure = (isLogined ? await saveAll(fresh) : null) ?? (await storeNotes())
    setBusy(false)
    if (failure !== null) return showToast({ text: failure, bad: true })
    if (!takeFavourites(fresh) && !isLogined) return showToast({ text: t('common:unsaved'), bad: true })
    showToast({ text: t('personal:hand.taken', { count }) })
    done()
    if (isLogined) recount()
    notifyFollows()
  }
  const saveAll = async (all: Record<string, string[]>): Promise<string | null> => {
    for (const followType of Collectable.options) {
      const targetIds = all[followType] ?? []
      const result = targetIds.length > 0 ? await call(follow.save, { followType, targetIds }) : null
      if (result && !result.ok) return result.message
    }
    return null
  }
  const storeNotes = async (): Promise<string | null> => {
    if (notes.length === 0) return null
    try {
      await mergeInto(await openNotebook(pageOwner()), notes, [])
      return null
    } catch {
      return t('common:unsaved')
    }
  }
  const count = countOf(fresh) + notes.length
  return (
    <section className="pc-note pc-incoming" aria-label={t('personal:hand.incoming')}>
      <p>
        <b>{t('personal:hand.incoming')}</b>
        <br />
        {count > 0 ? t('personal:hand.brings', { count }) : t('personal:hand.known')}
        {notes.length > 0 && ` ${t('personal:hand.bringsNotes', { count: notes.length })}`}
      </p>
      <p className="btn-row">
        {count > 0 && (
          <WriteButton className="btn btn-primary" busy={busy} onPress={() => void take()}>
            {t('personal:hand.take')}
          </WriteButton>
        )}
        <button className="btn btn-2" type="button" onClick={done}>
          {t(count > 0 ? 'personal:hand.leave' : 'common:close')}
        </button>
      </p>
    </section>
  )
}
