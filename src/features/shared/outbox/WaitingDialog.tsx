import { Dialog } from '../../../components/Dialog.tsx'
import { usePage } from '../../../components/usePage.ts'
import { outboxHref } from './outbox-href.ts'

/**
 * Reports that the entries are stored, and sent once there is a network (stores/outbox.ts). Needs the namespace
 * `outbox`.
 *
 * @param text instead of the text for what a visitor has written
 */
export function WaitingDialog({ text, onClose }: { text?: string; onClose: () => void }) {
  const page = usePage()
  const { t } = page
  return (
    <Dialog title={t('outbox:storedTitle')} close={t('common:close')} onClose={onClose}>
      <p>{text ?? t('outbox:stored')}</p>
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
