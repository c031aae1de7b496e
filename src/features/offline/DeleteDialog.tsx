import { Dialog } from '../../components/Dialog.tsx'
import { useIsland } from '../../islands/IslandProvider.tsx'

/** Asks for confirmation before the archive is deleted. */
export function DeleteDialog({ onClose, onDelete }: { onClose: () => void; onDelete: () => Promise<void> }) {
  const { t } = useIsland().page
  return (
    <Dialog title={t('offline:deleteTitle')} close={t('common:close')} onClose={onClose}>
      <p>{t('offline:deleteNote')}</p>
      <p className="btn-row">
        <button className="btn btn-2" type="button" onClick={onClose}>
          {t('offline:keep')}
        </button>
        <button className="btn btn-primary" type="button" onClick={() => void onDelete()} data-first>
          {t('offline:delete')}
        </button>
      </p>
    </Dialog>
  )
}
