import { useState } from 'react'
import { Dialog } from '../../components/Dialog.tsx'
import { Icon } from '../../components/Icon.tsx'
import { QrCodeElement } from '../../components/shoelace/QrCodeElement.tsx'
import { WriteButton } from '../../components/WriteButton.tsx'
import { Collectable, follow } from '../../contract/favourite.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import type { Translate } from '../../lib/i18n/translator.ts'
import { tellFollows } from '../../stores/changes.ts'
import { readFavourites } from '../../stores/favourites.ts'
import {
  countOf,
  newIn,
  packFavourites,
  QR_MOST,
  TAKE,
  takeFavourites,
  unpackFavourites,
} from '../../stores/favourites-handover.ts'
import { showToast } from '../../stores/toasts.ts'
import { usePersonal } from '../shared/personal/use-personal.ts'
import { dialogSheet } from '../shared/style-sheets.ts'

/** Carries what is saved here to another device by a link or QR, and takes what a link has brought. */
export function HandOver() {
  const { page, isLogined } = usePersonal()
  const { t } = page
  const [open, setOpen] = useState(false)
  const all = readFavourites()
  return (
    <>
      <Incoming />
      {!isLogined && countOf(all) > 0 && (
        <button className="btn btn-2" type="button" onClick={() => void dialogSheet().then(() => setOpen(true))}>
          <Icon name="phone" />
          {t('personal:hand.open')}
        </button>
      )}
      {open && <HandDialog close={() => setOpen(false)} />}
    </>
  )
}

function HandDialog({ close }: { close: () => void }) {
  const { t } = useIsland().page
  const all = readFavourites()
  const address = `${location.origin}${location.pathname}#${TAKE}=${packFavourites(all)}`
  const fits = address.length <= QR_MOST
  return (
    <Dialog title={t('personal:hand.title')} close={t('common:close')} onClose={close}>
      <p>{t('personal:hand.why', { count: countOf(all) })}</p>
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

/** What a link has brought here, taken only by a press: a link may come from anybody. */
function Incoming() {
  const { page, call, isLogined, recount } = usePersonal()
  const { t } = page
  const [brought, setBrought] = useState(() => unpackFavourites(location.hash))
  const [busy, setBusy] = useState(false)
  if (brought === null) return null
  const fresh = newIn(brought)
  const done = () => {
    history.replaceState(history.state, '', location.pathname + location.search)
    setBrought(null)
  }
  const take = async () => {
    if (busy) return
    setBusy(true)
    const failure = isLogined ? await saveAll(fresh) : null
    setBusy(false)
    if (failure !== null) return showToast({ text: failure, bad: true })
    if (!takeFavourites(fresh) && !isLogined) return showToast({ text: t('common:unsaved'), bad: true })
    showToast({ text: t('personal:hand.taken', { count: countOf(fresh) }) })
    done()
    if (isLogined) recount()
    tellFollows()
  }
  const saveAll = async (all: Record<string, string[]>): Promise<string | null> => {
    for (const followType of Collectable.options) {
      const targetIds = all[followType] ?? []
      const result = targetIds.length > 0 ? await call(follow.save, { followType, targetIds }) : null
      if (result && !result.ok) return result.message
    }
    return null
  }
  const count = countOf(fresh)
  return (
    <section className="pc-note pc-incoming" aria-label={t('personal:hand.incoming')}>
      <p>
        <b>{t('personal:hand.incoming')}</b>
        <br />
        {count > 0 ? t('personal:hand.brings', { count }) : t('personal:hand.known')}
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
