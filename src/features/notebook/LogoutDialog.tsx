import { Dialog } from '../../components/Dialog.tsx'
import { usePage } from '../../components/usePage.ts'
import { useWrite } from '../../components/useWrite.ts'
import { WriteButton } from '../../components/WriteButton.tsx'
import { outboxHref } from '../shared/outbox/outbox-href.ts'

interface Props {
  /** How many notes the logout deletes, and how many unsent writes. */
  notes: number
  unsent: number
  logOut: () => Promise<void>
  onClose: () => void
}

export function LogoutDialog({ notes, unsent, logOut, onClose }: Props) {
  const page = usePage()
  const { t } = page
  const { busy, write } = useWrite()
  return (
    <Dialog
      title={notes > 0 ? t('notebook:logoutTitle', { count: notes }) : t('outbox:storedTitle')}
      close={t('common:close')}
      onClose={onClose}
    >
      {notes > 0 && <p>{t('notebook:logoutWhy')}</p>}
      {unsent > 0 && <p>{t('outbox:logout', { count: unsent })}</p>}
      <p className="btn-row">
        {notes > 0 ? (
          <a className="btn btn-primary" data-first="" href={page.href('/notebook')}>
            {t('notebook:open')}
          </a>
        ) : (
          <a className="btn btn-primary" data-first="" href={outboxHref(page)}>
            {t('outbox:show')}
          </a>
        )}
        <WriteButton className="btn btn-2" busy={busy} onPress={() => write(logOut)}>
          {t('notebook:logoutAnyway')}
        </WriteButton>
      </p>
    </Dialog>
  )
}
