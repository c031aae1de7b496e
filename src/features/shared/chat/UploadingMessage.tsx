import { Icon } from '../../../components/Icon.tsx'
import { usePage } from '../../../components/usePage.ts'
import { type Attachment, type Attachments, fileOf } from './attachments.ts'
import { FileFacts } from './FileBubble.tsx'
import { clockOf } from './voice.ts'

/**
 * A picture, voice message or file that is being uploaded: its progress with a way to cancel; or that it failed or
 * waits, with a way to send it.
 */
export function UploadingMessage({ upload, of }: { upload: Attachment; of: Attachments }) {
  const { t } = usePage()
  const { key, progress, phase, refusal, file } = upload
  const isUnsent = phase === 'unsent'
  return (
    <div className={`message mine ${phase === 'sending' ? 'pending' : 'failed'}`}>
      <UploadBubble upload={upload} />
      {phase !== 'sending' ? (
        <p className="state bad" role="alert">
          <Icon name="alert" />
          {refusal ?? t(isUnsent ? 'chat:voiceUnsent' : 'chat:uploadFailed')}
          <button type="button" onClick={() => of.retry(key)}>
            {t(isUnsent ? 'chat:sendVoice' : 'chat:resend')}
          </button>
          <button type="button" onClick={() => of.cancel(key)}>
            {t('chat:discard')}
          </button>
        </p>
      ) : (
        <p className="state">
          <progress value={progress} max={1} aria-label={t('chat:uploading', { name: file.name })} />
          <button className="link" type="button" onClick={() => of.cancel(key)}>
            {t('chat:cancel')}
          </button>
        </p>
      )}
    </div>
  )
}

function UploadBubble({ upload }: { upload: Attachment }) {
  const { contentsType, preview, file, length } = upload
  switch (contentsType) {
    case 'IMAGE':
      return (
        <div className="bubble img">
          <img src={preview} alt={file.name} width={240} height={180} />
        </div>
      )
    case 'VOICE':
      return (
        <div className="bubble voice">
          <Icon name="mic" />
          <span className="tnum small">{clockOf(length ?? 0)}</span>
        </div>
      )
    case 'FILE':
      return (
        <div className="bubble file">
          <Icon name="upload" />
          <FileFacts file={fileOf(upload)} />
        </div>
      )
    default:
      return contentsType satisfies never
  }
}
