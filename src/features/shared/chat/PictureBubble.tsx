import type { PictureAddress } from '@fair/contract/rules/brand.ts'
import { usePage } from '../../../components/usePage.ts'
import type { Entry } from '../../../domain/conversation-state.ts'
import { safeFile } from './message-file.ts'

interface Props {
  entry: Entry
  isMine: boolean
  /** Shows a picture at full size. */
  enlarge: (address: PictureAddress, name: string) => void
}

/** A picture somebody has sent: a thumbnail that opens at full size when pressed. */
export function PictureBubble({ entry, isMine, enlarge }: Props) {
  const page = usePage()
  const { t } = page
  const address = safeFile(entry.url, 'picture')
  const name = isMine ? t('chat:me') : (entry.ext.name ?? t('chat:visitor'))
  return (
    <div className="bubble img">
      {address ? (
        <button type="button" aria-label={t('chat:enlarge', { name })} onClick={() => enlarge(address, name)}>
          <img src={page.media(address, 480)} alt="" width={240} height={180} loading="lazy" decoding="async" />
        </button>
      ) : (
        <p className="small faint">{t('chat:noPicture')}</p>
      )}
    </div>
  )
}
