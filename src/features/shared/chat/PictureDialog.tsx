import { Dialog } from '../../../components/Dialog.tsx'
import type { PictureAddress } from '../../../domain/brand.ts'
import type { PageContext } from '../../../lib/page.ts'

interface Props {
  page: PageContext
  address: PictureAddress
  name: string
  onClose: () => void
}

/** A picture of the chat as large as the window allows. */
export function PictureDialog({ page, address, name, onClose }: Props) {
  const { t } = page
  return (
    <Dialog wide title={t('chat:pictureOf', { name })} close={t('common:close')} onClose={onClose}>
      <img className="chat-picture" src={page.media(address, 1600)} alt={t('chat:pictureOf', { name })} />
      <p>
        <a className="link" href={address} target="_blank" rel="noopener">
          {t('chat:openPicture')}
        </a>
      </p>
    </Dialog>
  )
}
