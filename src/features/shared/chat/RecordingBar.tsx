import { useEffect, useRef } from 'react'
import { usePage } from '../../../components/usePage.ts'
import { LONGEST_VOICE, type Recorder } from './useRecorder.ts'
import { clockOf } from './voice.ts'

/**
 * Shown while a voice message is recorded: its length so far, and buttons to discard and to finish it. Esc discards it.
 */
export function RecordingBar({ recorder, after }: { recorder: Recorder; after: () => void }) {
  const { t } = usePage()
  const send = useRef<HTMLButtonElement>(null)
  useEffect(() => send.current?.focus(), [])
  const end = (how: () => void) => {
    how()
    after()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc is a second way beside the button
    <div
      className="line recording"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        end(recorder.cancel)
      }}
    >
      <p>
        <span className="rec-dot" aria-hidden="true" />
        <span role="status">{t(recorder.state === 'full' ? 'chat:recordingFull' : 'chat:recording')}</span>{' '}
        <span className="tnum" aria-hidden="true">
          {clockOf(recorder.seconds)} / {clockOf(LONGEST_VOICE)}
        </span>
      </p>
      <button className="btn btn-2" type="button" onClick={() => end(recorder.cancel)}>
        {t('chat:cancel')}
      </button>
      <button ref={send} className="btn btn-primary" type="button" onClick={() => end(recorder.finish)}>
        {t('chat:sendVoice')}
      </button>
    </div>
  )
}
