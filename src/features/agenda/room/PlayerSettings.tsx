import { usePage } from '../../../components/usePage.ts'
import type { PageContext } from '../../../lib/page.ts'
import type { PlayerState, Quality, Source, StreamPlayer } from './stream-player.ts'

interface Props {
  state: PlayerState
  player: StreamPlayer | null
  sources: readonly Source[]
  isLive: boolean
}

const SPEEDS = [0.75, 1, 1.25, 1.5, 2]

/** Quality, speed and audio only. Each is a native select, shown only if there is a choice. */
export function PlayerSettings({ state, player, sources, isLive }: Props) {
  const page = usePage()
  const { t, format } = page
  const sound = sources.findIndex(({ audioOnly }) => audioOnly)
  const isSoundOnly = sources[state.source]?.audioOnly === true
  return (
    <>
      {(state.qualities.length > 1 || sound >= 0) && (
        <select
          className="input wide-only"
          aria-label={t('room:quality')}
          value={isSoundOnly ? 'sound' : state.quality}
          onChange={({ target: { value } }) => {
            if (value === 'sound') player?.use(sound)
            else if (isSoundOnly) player?.use(0)
            else player?.choose(Number(value))
          }}
        >
          <option value={-1}>{t('room:auto')}</option>
          {state.qualities.map((quality, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a quality is identified by its index in the playlist
            <option key={index} value={index}>
              {qualityName(page, quality, state.qualities)}
            </option>
          ))}
          {sound >= 0 && <option value="sound">{t('room:soundOnly')}</option>}
        </select>
      )}
      {!isLive && (
        <select
          className="input"
          aria-label={t('room:speed')}
          value={state.speed}
          onChange={({ target }) => player?.setSpeed(Number(target.value))}
        >
          {SPEEDS.map((speed) => (
            <option key={speed} value={speed}>
              {`${format.number(speed)}×`}
            </option>
          ))}
        </select>
      )}
    </>
  )
}

/** '720p'; two qualities of the same height are distinguished by bitrate. */
function qualityName({ format }: PageContext, { height, bitrate }: Quality, all: readonly Quality[]): string {
  const isAlone = all.filter((each) => each.height === height).length === 1
  return isAlone ? `${height}p` : `${height}p · ${format.number(Math.round(bitrate / 1e5) / 10)} Mbps`
}
