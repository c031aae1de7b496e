import type { PictureAddress } from '@fair/contract/rules/brand.ts'
import { Icon } from '../../components/Icon.tsx'
import { usePage } from '../../components/usePage.ts'
import type { Entry } from '../../domain/conversation-state.ts'
import { useOwnZone } from '../../islands/useOwnZone.ts'
import { MessageFile } from '../shared/chat/MessageFile.tsx'
import type { TranslationSource } from './useTranslations.ts'

interface Props {
  entry: Entry
  isMine: boolean
  isFirst: boolean
  /** Online, an unconfirmed message is being sent; offline it waits for the network. */
  isOnline: boolean
  resend: () => void
  discard: () => void
  /** Undefined if there is nothing to translate. */
  translate: (() => void) | undefined
  /** The source of the translation that is shown, if this page loaded it. */
  source: TranslationSource | undefined
  played: () => void
  /** Shows a picture at full size. */
  enlarge: (address: PictureAddress, name: string) => void
}

/** One message: author, content, translation, and its actual delivery state. */
export function MessageRow(props: Props) {
  const { t, format } = usePage()
  const zone = useOwnZone()
  const { entry, isMine, isFirst, isOnline, resend, discard } = props
  const { messageStatus: status, ext, time } = entry
  const kind = status === 'sending' ? ' pending' : status === 'fail' ? ' failed' : ''
  const name = ext.name ?? t('chat:visitor')
  return (
    <div className={`message${isMine ? ' mine' : ''}${kind}`}>
      {!isMine && isFirst && (
        <span className="avatar" aria-hidden="true">
          {[...name][0]}
        </span>
      )}
      {!isMine && isFirst && (
        <p className="from">
          <b>{name}</b>
          {ext.isStaff && <span className="tag tag-info">{t('chat:staff')}</span>}
          <time dateTime={time}>{format.time(time, zone)}</time>
        </p>
      )}
      <Bubble {...props} />
      {isMine && status === 'sending' && (
        <p className="state">
          <Icon name="clock" />
          {t(isOnline ? 'chat:sending' : 'chat:waiting')}
        </p>
      )}
      {isMine && status === 'success' && (
        <p className="state">
          {entry.isRead && <Icon name="check" />}
          {t(entry.isRead ? 'chat:read' : 'chat:delivered')} · {format.time(time, zone)}
        </p>
      )}
      {status === 'fail' && (
        <p className="state bad">
          <Icon name="alert" />
          {t('chat:failed')}
          <button type="button" onClick={resend}>
            {t('chat:resend')}
          </button>
          <button type="button" onClick={discard}>
            {t('chat:discard')}
          </button>
        </p>
      )}
    </div>
  )
}

function Bubble(props: Props) {
  const { entry, isMine, played, enlarge } = props
  const { contentsType } = entry
  if (contentsType === 'TEXT') return <Words {...props} />
  return <MessageFile kind={contentsType} {...{ entry, isMine, played, enlarge }} />
}

function Words({ entry: { msgContent, translation }, translate, source }: Props) {
  const page = usePage()
  const { t } = page
  return (
    <div className="bubble">
      <span className="words" lang={source?.tag}>
        {msgContent}
      </span>
      {translation && (
        <>
          <span className="translation" lang={page.language}>
            {translation}
          </span>
          <span className="translation-by">
            <Icon name="translate" />
            {source
              ? t('chat:translatedFrom', { language: source.language, provider: source.provider })
              : t('chat:translated')}
          </span>
        </>
      )}
      {translate && !translation && (
        <button className="translation-by" type="button" onClick={translate}>
          <Icon name="translate" />
          {t('chat:translate')}
        </button>
      )}
    </div>
  )
}
