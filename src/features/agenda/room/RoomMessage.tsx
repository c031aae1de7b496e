import type { PictureAddress } from '@fair/contract/rules/brand.ts'
import { Icon } from '../../../components/Icon.tsx'
import { usePage } from '../../../components/usePage.ts'
import type { Entry } from '../../../domain/conversation-state.ts'
import { MessageFile } from '../../shared/chat/MessageFile.tsx'

interface Props {
  entry: Entry
  isMine: boolean
  translation: string | undefined
  resend: () => void
  discard: () => void
  played: () => void
  /** Shows a picture at full size. */
  enlarge: (address: PictureAddress, name: string) => void
}

/** A message from the audience: text, a picture or a voice message. */
export function RoomMessage(props: Props) {
  const { t } = usePage()
  const { entry, isMine, translation, resend, discard } = props
  const { ext, messageStatus } = entry
  const name = isMine ? t('room:you') : (ext.name ?? t('room:visitor'))
  return (
    <div className="say">
      <span className="avatar avatar-s" aria-hidden="true">
        {isMine ? <Icon name="user" small /> : [...name][0]}
      </span>
      <b>
        {name}
        {ext.isStaff && <span className="tag tag-info">{t('room:staff')}</span>}
      </b>
      <Content {...props} />
      {translation !== undefined && <p className="translation">{translation}</p>}
      {isMine && messageStatus !== 'success' && (
        <p className="small faint">
          {t(messageStatus === 'fail' ? 'room:failed' : 'room:sending')}
          {messageStatus === 'fail' && (
            <>
              <button className="link" type="button" onClick={resend}>
                {t('common:retry')}
              </button>{' '}
              <button className="link" type="button" onClick={discard}>
                {t('chat:discard')}
              </button>
            </>
          )}
        </p>
      )}
    </div>
  )
}

function Content({ entry, isMine, played, enlarge }: Props) {
  const { contentsType } = entry
  if (contentsType === 'TEXT') return <p>{entry.msgContent}</p>
  return <MessageFile kind={contentsType} {...{ entry, isMine, played, enlarge }} />
}
