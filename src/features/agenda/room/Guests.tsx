import type { RoomConfig, RoomGuest } from '@fair/contract/interaction.ts'
import type { Instant } from '@fair/contract/rules/brand.ts'
import type { StreamSource } from '@fair/contract/stream.ts'
import { useId } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { Picture } from '../../../components/Picture.tsx'
import { Tag } from '../../../components/parts.tsx'
import { usePage } from '../../../components/usePage.ts'
import { GuestVideo } from './GuestVideo.tsx'

interface Props {
  config: RoomConfig
  /** The guests' own streams that play here, muted: the sound comes from the mixed picture. */
  streams: readonly StreamSource[]
  /** The meeting's start, ISO 8601. */
  startTime: Instant
  /** The guest that is this visitor. */
  self: string | null
  leave: () => void
}

/** The guests of a room by their positions, each with the state of camera and microphone. */
export function Guests({ config, streams, startTime, self, leave }: Props) {
  const { t } = usePage()
  const id = useId()
  const { guests, layout, masterVoice } = config
  const screen = layout === 'SCREEN' ? streams.find(({ part }) => part === 'SCREEN') : undefined
  return (
    <section className="room-guests" aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>{t('room:guests')}</h2>
        <span className="sub">{t(`room:layout.${layout}`)}</span>
        <button className="btn btn-s btn-2 push" type="button" onClick={leave}>
          <Icon name="logout" small />
          {t('room:leave')}
        </button>
      </div>
      <ul data-layout={layout}>
        {screen && (
          <li className="guest screen">
            <div className="pic pic-16">
              <GuestVideo source={screen} startTime={startTime} />
            </div>
            <b>{t('room:screen')}</b>
          </li>
        )}
        {guests.map((guest) => (
          <Guest
            key={guest.guestId}
            guest={guest}
            stream={streams.find(({ part, guestId }) => part === 'GUEST' && guestId === guest.guestId)}
            startTime={startTime}
            leads={guest.guestId === masterVoice && guest.audioOpen}
            isSelf={guest.guestId === self}
          />
        ))}
      </ul>
    </section>
  )
}

interface GuestProps {
  guest: RoomGuest
  stream: StreamSource | undefined
  startTime: Instant
  /** The sound of this guest is dominant in the room. */
  leads: boolean
  isSelf: boolean
}

function Guest({ guest, stream, startTime, leads, isSelf }: GuestProps) {
  const { t } = usePage()
  const { guestName, portrait, videoOpen, audioOpen } = guest
  return (
    <li className="guest" data-leads={leads || undefined} data-dark={videoOpen ? undefined : ''}>
      <div className="pic pic-16">
        {portrait ? (
          <Picture media={portrait} widths={[320]} sizes="16rem" />
        ) : (
          <span className="avatar" aria-hidden="true">
            {[...guestName][0]}
          </span>
        )}
        {stream && videoOpen && <GuestVideo source={stream} startTime={startTime} />}
        {!videoOpen && <span className="on-pic">{t('room:cameraOff')}</span>}
      </div>
      <b>
        {guestName}
        {isSelf && <Tag kind="info">{t('room:you')}</Tag>}
      </b>
      <p className="devices">
        <Device icon="video" isOpen={videoOpen} says={t(videoOpen ? 'room:cameraOn' : 'room:cameraOff')} />
        <Device icon="mic" isOpen={audioOpen} says={t(audioOpen ? 'room:soundOn' : 'room:soundOff')} />
        {leads && <span className="small">{t('room:leads')}</span>}
      </p>
    </li>
  )
}

function Device({ icon, isOpen, says }: { icon: 'video' | 'mic'; isOpen: boolean; says: string }) {
  return (
    <span className="device" data-open={isOpen || undefined} title={says}>
      <Icon name={icon} small />
      <span className="visually-hidden">{says}</span>
    </span>
  )
}
