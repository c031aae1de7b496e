import { Dialog } from '../../components/Dialog.tsx'
import { useWrite } from '../../components/useWrite.ts'
import { WriteButton } from '../../components/WriteButton.tsx'
import { useIsland } from '../../islands/IslandProvider.tsx'

interface Props {
  /** How many notes the logout deletes. */
  count: number
  logOut: () => Promise<void>
  onClose: () => void
}

export function LogoutDialog({ count, logOut, onClose }: Props) {
  const { page } = useIsland()
  const { t } = page
  const { busy, write } = useWrite()
  return (
    <Dialog title={t('notebook:logoutTitle', { count })} close={t('common:close')} onClose={onClose}>
      <p>{t('notebook:logoutWhy')}</p>
      <p className="btn-row">
        <a className="btn btn-primary" data-first="" href={page.href('/notebook')}>
          {t('notebook:open')}
        </a>
        <WriteButton className="btn btn-2" busy={busy} onPress={() => write(logOut)}>
          {t('notebook:logoutAnyway')}
        </WriteButton>
      </p>
    </Dialog>
  )
}
