import type { TimeTag } from '@fair/contract/replay.ts'
import { usePage } from '../../../components/usePage.ts'
import { formatDuration } from '../../../domain/duration.ts'
import { chapterAt } from '../../../domain/playback.ts'
import type { PlayerState } from './stream-player.ts'

interface Props {
  state: PlayerState
  chapters: readonly TimeTag[]
  seek: (seconds: number) => void
}

/** The timeline with its chapters: rendered as segments, operated as a slider. */
export function TrackBar({ state: { time, from, to }, chapters, seek }: Props) {
  const page = usePage()
  const length = Math.max(1, to - from)
  const inside = chapters.filter(({ offset }) => offset > from && offset < to)
  const starts = [from, ...inside.map(({ offset }) => offset)]
  const text = formatDuration(Math.floor(time))
  const chapter = chapters[chapterAt(chapters, time)]?.text
  return (
    <div className="track-bar">
      {starts.map((start, index) => {
        const end = starts[index + 1] ?? to
        const part = Math.min(1, Math.max(0, (time - start) / Math.max(1, end - start)))
        const isHere = time >= start && time < end
        return (
          <span key={start} data-at={isHere ? '' : undefined} ref={grow((end - start) / length)}>
            <i ref={wide(part)} />
          </span>
        )
      })}
      <input
        type="range"
        min={Math.floor(from)}
        max={Math.max(Math.floor(from) + 1, Math.floor(to))}
        step={1}
        value={Math.floor(Math.min(Math.max(time, from), Math.max(to, from)))}
        aria-label={page.t('room:seek')}
        aria-valuetext={chapter ? `${text}, ${chapter}` : text}
        onChange={({ target }) => seek(Number(target.value))}
      />
    </div>
  )
}

// Set through the DOM: the policy forbids style attributes.
const grow = (share: number) => (box: HTMLElement | null) => {
  box?.style.setProperty('flex-grow', String(Math.max(0.001, share)))
}
const wide = (part: number) => (box: HTMLElement | null) => {
  box?.style.setProperty('inline-size', `${Math.round(part * 1000) / 10}%`)
}
