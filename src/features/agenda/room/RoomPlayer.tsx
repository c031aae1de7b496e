import type { TimeTag } from '@fair/contract/replay.ts'
import type { Instant, PictureAddress } from '@fair/contract/rules/brand.ts'
import type { StreamSource, StreamStatus } from '@fair/contract/stream.ts'
import type { ReactNode } from 'react'
import { usePage } from '../../../components/usePage.ts'
import type { Farewell } from '../../../domain/room.ts'
import type { PageContext } from '../../../lib/page.ts'
import { EndedState } from './EndedState.tsx'
import { asSource } from './live-room.ts'
import { Player } from './Player.tsx'
import type { StreamPlayer } from './stream-player.ts'

interface Props {
  of: 'live' | 'meeting'
  /** The event shown in the room. */
  item: { title: string; cover: { url: PictureAddress }; startTime: Instant; tagList: readonly TimeTag[] }
  status: StreamStatus
  sources: readonly StreamSource[]
  farewell: Farewell | null
  /** No source could be played. */
  broken: boolean
  note: ReactNode
  leave: () => void
  again: () => void
  onBroken: () => void
  onPlaying: () => void
  hold: (player: StreamPlayer | null) => void
}

/** The picture of a running room, or the reason why there is none. */
export function RoomPlayer({ of, item, status, sources, farewell, broken, again, leave, ...rest }: Props) {
  const page = usePage()
  const { t } = page
  const plays = status.status === 'STREAMING' && farewell === null
  const sentence = farewell
    ? t(`room:${farewell.reason}.${farewell.of}`)
    : overText(page, of, status, sources.length > 0 && !broken)
  return (
    <Player
      {...rest}
      sources={plays ? sources.map(asSource) : []}
      title={item.title}
      poster={page.media(item.cover.url, 960)}
      startTime={item.startTime}
      chapters={item.tagList}
      captions={sources[0]?.captions ?? []}
      over={
        sentence !== null && (
          <EndedState text={sentence} leave={leave}>
            {broken && plays && (
              <button className="btn btn-2" type="button" onClick={again}>
                {t('common:retry')}
              </button>
            )}
          </EndedState>
        )
      }
    />
  )
}

/** The text in place of the picture; null while it plays. */
function overText({ t }: PageContext, of: 'live' | 'meeting', { status }: StreamStatus, plays: boolean): string | null {
  if (status === 'ENDED') return t(`room:ended.${of}`)
  if (status === 'OFFLINE') return t(`room:offline.${of}`)
  if (status === 'IDLE') return t('room:notYet')
  if (status === 'PAUSED') return t('room:paused')
  return plays ? null : t('room:broken')
}
