import { Dialog } from '../../../components/Dialog.tsx'
import { usePage } from '../../../components/usePage.ts'
import { outboxHref } from './outbox-href.ts'

/**
 * What was written is stored, and sent once there is a network (stores/outbox.ts). Needs the namespace `outbox`.
 *
 * @param note what else the visitor has to know
 */
export function WaitingDialog({ note, onClose }: { note?: string; onClose: () => void }) {
  const page = usePage()
  const { t } = page
  return (
    <Dialog title={t('outbox:storedTitle')} close={t('common:close')} onClose={onClose}>
      <p>{t('outbox:stored')}</p>
      {note && <p>{note}</p>}
      <p className="btn-row">
        <button className="btn btn-primary" type="button" data-first="" onClick={onClose}>
          {t('common:close')}
        </button>
        <a className="btn btn-2" href={outboxHref(page)}>
          {t('outbox:show')}
        </a>
      </p>
    </Dialog>
  )
}
