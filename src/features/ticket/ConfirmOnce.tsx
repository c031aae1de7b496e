import { useEffect, useId, useRef } from 'react'
import { WriteButton } from '../../components/WriteButton.tsx'

interface Props {
  description: string
  keep: string
  send: string
  busy: boolean
  onKeep: () => void
  onSend: () => void
}

/** One confirmation before an action that cannot be undone. The cancel button has the focus. */
export function ConfirmOnce({ description, keep, send, busy, onKeep, onSend }: Props) {
  const id = useId()
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => back.current?.focus(), [])
  return (
    <div className="tk-ask" role="group" aria-labelledby={id}>
      <p id={id}>{description}</p>
      <p className="btn-row">
        <button className="btn btn-2" type="button" ref={back} onClick={onKeep}>
          {keep}
        </button>
        <WriteButton className="btn btn-2 btn-danger" busy={busy} onPress={onSend}>
          {send}
        </WriteButton>
      </p>
    </div>
  )
}
