import { WriteButton } from '../../components/WriteButton.tsx'

interface Props {
  isWaiting: boolean
  busy: boolean
  words: {
    join: string
    leave: string
    /** The benefit of joining. */
    why: string
    /** The status text for a visitor on the list. */
    waits: string
  }
  onWait: (isWaiting: boolean) => void
}

/** Joins, or leaves, the waiting list of something that is sold out or full. */
export function WaitingList({ isWaiting, busy, words, onWait }: Props) {
  return (
    <>
      <WriteButton
        className={isWaiting ? 'btn btn-2' : 'btn btn-primary btn-l'}
        busy={busy}
        onPress={() => onWait(!isWaiting)}
      >
        {isWaiting ? words.leave : words.join}
      </WriteButton>
      <span className="small muted">{isWaiting ? words.waits : words.why}</span>
    </>
  )
}
