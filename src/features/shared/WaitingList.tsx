import { WriteButton } from '../../components/WriteButton.tsx'

interface Props {
  isWaiting: boolean
  busy: boolean
  words: {
    join: string
    leave: string
    /** What one gets by joining. */
    why: string
    /** How it stands for who waits. */
    waits: string
  }
  onWait: (isWaiting: boolean) => void
}

/** The way onto the waiting list of what is sold out or full, and off it again. */
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
