import type { PictureAddress } from '@fair/contract/rules/brand.ts'
import { Dialog } from '../../../components/Dialog.tsx'
import { usePage } from '../../../components/usePage.ts'

interface Props {
  address: PictureAddress
  name: string
  onClose: () => void
}

/** A picture from the chat, as large as the window allows. */
export function PictureDialog({ address, name, onClose }: Props) {
  const page = usePage()
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
