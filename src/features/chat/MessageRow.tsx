import type { Entry } from '../../rules/conversation-state.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { PageContext } from '../../ui/page.ts'
import { safePicture } from './picture.ts'

interface Props {
  page: PageContext
  entry: Entry
  isMine: boolean
  isFirst: boolean
  /** Online: a message without a hand-over is on its way; offline it waits for the network. */
  isOnline: boolean
  resend: () => void
  discard: () => void
  /** Undefined where there is nothing to translate. */
  translate: (() => void) | undefined
  played: () => void
}

/** One message: who, what, its translation, and truthfully what became of it. */
export function MessageRow({ page, entry, isMine, isFirst, isOnline, resend, discard, translate, played }: Props) {
  const { t, format, zone } = page
  const { messageStatus: status, ext, time } = entry
  const kind = status === 'sending' ? ' pending' : status === 'fail' ? ' failed' : ''
  const name = ext.name ?? t('chat:visitor')
  return (
    <div className={`msg${isMine ? ' mine' : ''}${kind}`}>
      {!isMine && isFirst && (
        <span className="avatar" aria-hidden="true">
          {name.slice(0, 1)}
        </span>
      )}
      {!isMine && isFirst && (
        <p className="from">
          <b>{name}</b>
          {ext.isStaff && <span className="tag tag-info">{t('chat:staff')}</span>}
          <time dateTime={time}>{format.time(time, zone)}</time>
        </p>
      )}
      <Bubble page={page} entry={entry} isMine={isMine} translate={translate} played={played} />
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

function Bubble({
  page,
  entry,
  isMine,
  translate,
  played,
}: Omit<Props, 'isFirst' | 'isOnline' | 'resend' | 'discard'>) {
  const { t } = page
  const { contentsType, msgContent, url, translation } = entry
  if (contentsType === 'IMAGE') {
    const address = safePicture(url)
    return (
      <div className="bubble img">
        {address && (
          <img src={page.media(address, 480)} alt={t('chat:picture')} width={240} height={180} loading="lazy" />
        )}
      </div>
    )
  }
  if (contentsType === 'VOICE') {
    const address = safePicture(url)
    return (
      <div className="bubble voice">
        {/* biome-ignore lint/a11y/useMediaCaption: a voice message has no captions; its length is said */}
        {address && <audio controls preload="none" src={address} aria-label={t('chat:voice')} onPlay={played} />}
        {!isMine && !entry.isReadVoice && <span className="unread-dot" title={t('chat:notPlayed')} />}
      </div>
    )
  }
  return (
    <div className="bubble">
      <span className="words">{msgContent}</span>
      {translation && (
        <>
          <span className="tr">{translation}</span>
          <span className="tr-by">
            <Icon name="translate" />
            {t('chat:translated')}
          </span>
        </>
      )}
      {translate && !translation && (
        <button className="tr-by" type="button" onClick={translate}>
          <Icon name="translate" />
          {t('chat:translate')}
        </button>
      )}
    </div>
  )
}
