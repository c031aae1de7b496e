import { Dialog } from '../../../components/Dialog.tsx'
import type { Farewell } from '../../../domain/room.ts'
import type { PageContext } from '../../../lib/page.ts'

interface Props {
  page: PageContext
  farewell: Farewell
  /** Back to where the visitor came from (navigate-back.ts); who is signed out was not sent away, and stays on the page. */
  leave: () => void
}

/** The warning of Spec 4 and 8 that a room is over for the visitor: whichever way it is closed leads back. */
export function FarewellDialog({ page, farewell: { reason, of }, leave }: Props) {
  const { t } = page
  return (
    <Dialog title={t(`room:${reason}.${of}`)} close={t('common:close')} onClose={leave}>
      <p>{t(`room:after.${reason}`)}</p>
      <p className="farewell">
        <button className="btn btn-primary" type="button" data-first="" onClick={leave}>
          {t('room:ok')}
        </button>
      </p>
    </Dialog>
  )
}
