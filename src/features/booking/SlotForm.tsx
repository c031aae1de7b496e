import { reservation, type Slot } from '@fair/contract/reservation.ts'
import type { ScheduleEntry } from '@fair/contract/schedule.ts'
import { useState } from 'react'
import { Icon } from '../../components/Icon.tsx'
import { slotDays } from '../../domain/slots.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { sendOrStore } from '../../stores/outbox.ts'
import { ShortForm } from '../shared/form/ShortForm.tsx'
import { TextArea } from '../shared/form/TextField.tsx'
import { useIdempotencyKey } from '../shared/form/useIdempotencyKey.ts'
import { useWritten } from '../shared/form/useWritten.ts'
import { BookingClocks } from './BookingClocks.tsx'
import { ClashNote } from './ClashNote.tsx'
import { SlotList } from './SlotList.tsx'
import type { Offer } from './slots-load.ts'

interface Props {
  offer: Offer
  exhibitsId: string | null
  /** The appointment that is being moved. Its place and topic stay unless they are changed. */
  moves: ScheduleEntry | null
  onBooked: (entry: ScheduleEntry) => void
  /** There is no network: the request is stored, and sent later. */
  onWaiting: () => void
  onChat: () => void
  /** Somebody else took the slot: the slots are fetched again. */
  onStale: () => void
}

const TOPIC_MAX = 200

/** Day, slot, place, topic. Before booking, the chosen time is shown on three clocks, together with any overlap. */
export function SlotForm({ offer, exhibitsId, moves, onBooked, onWaiting, onChat, onStale }: Props) {
  const { page, call } = useIsland()
  const { t, format, zone } = page
  const { exhibitor, mine } = offer
  const { exhibitorId } = exhibitor
  const days = slotDays(offer.slots, zone)
  const showsOwn = offer.slots.some(
    ({ startTime }) => format.dateTime(startTime, mine) !== format.dateTime(startTime, zone),
  )
  const [day, setDay] = useState(() => (days.find(({ free }) => free > 0) ?? days[0])?.day ?? '')
  const [slot, setSlot] = useState<Slot | null>(null)
  const [isOnline, setOnline] = useState(moves?.isOnline ?? true)
  const [topic, setTopic, forgetTopic] = useWritten(`slot ${moves?.entryId ?? exhibitorId}`, moves?.topic ?? '')
  const { idFor } = useIdempotencyKey()
  // The appointment being moved does not conflict with its own new time.
  const conflict = slot?.conflict && slot.conflict.entryId !== moves?.entryId ? slot.conflict : null
  const chat = (
    <button className="btn btn-2" type="button" onClick={onChat}>
      <Icon name="message" small />
      {t('booking:chat')}
    </button>
  )
  if (days.length === 0) {
    return (
      <>
        <p>
          {t(exhibitor.takesAppointments ? 'booking:noSlots' : 'booking:takesNone', { name: exhibitor.exhibitorName })}
        </p>
        <p className="btn-row">{chat}</p>
      </>
    )
  }
  const send = () => {
    if (!slot) return
    const wish = {
      exhibitorId,
      slotId: slot.slotId,
      isOnline,
      ...(topic.trim() !== '' && { topic: topic.trim() }),
      ...(exhibitsId !== null && { exhibitsId }),
    }
    const requestId = idFor(wish)
    const input = { ...wish, requestId }
    // A move is never stored for a later page, because this page gives up the former time once the request is answered.
    if (moves) return call(reservation.create, input)
    return sendOrStore({ kind: 'talk', id: requestId, input, name: exhibitor.exhibitorName, text: topic.trim() }, call)
  }
  return (
    <ShortForm
      className="booking"
      submit={t(conflict ? 'booking:both' : moves ? 'booking:move.send' : 'booking:send')}
      sending={t('booking:sending')}
      before={moves ? undefined : chat}
      wrong={{ form: slot ? null : t('booking:choose') }}
      isDirty={topic.trim() !== (moves?.topic ?? '')}
      send={send}
      onSent={(entry) => {
        forgetTopic()
        onBooked(entry)
      }}
      onWaiting={() => {
        forgetTopic()
        onWaiting()
      }}
      onFailed={({ code }) => {
        // The platform's data on free slots is newer, so they are fetched again. The typed text stays.
        if (code !== 'service') return
        setSlot(null)
        onStale()
      }}
    >
      <p>
        <b>{exhibitor.exhibitorName}</b>{' '}
        <span className="muted">{t(showsOwn ? 'booking:ledeOwn' : 'booking:lede')}</span>
      </p>
      {moves && <p className="tnum">{t('booking:move.from', { time: format.dateTime(moves.startTime, zone) })}</p>}
      <SlotList
        days={days}
        day={day}
        slot={slot}
        mine={mine}
        onDay={(next) => {
          setDay(next)
          setSlot(null)
        }}
        onSlot={setSlot}
      />
      {slot && <BookingClocks span={slot} mine={mine} host={exhibitor.timeZone} />}
      {conflict && <ClashNote conflict={conflict} live />}
      <fieldset className="booking-where">
        <legend>{t('booking:where')}</legend>
        <label className="check">
          <input type="radio" name="where" checked={isOnline} onChange={() => setOnline(true)} />
          {t('booking:online')}
        </label>
        <label className="check">
          <input type="radio" name="where" checked={!isOnline} onChange={() => setOnline(false)} />
          {t('booking:stand', { booth: `${exhibitor.booth.hall} ${exhibitor.booth.stand}` })}
        </label>
      </fieldset>
      <TextArea label={t('booking:topic')} rows={2} maxLength={TOPIC_MAX} value={topic} onText={setTopic} />
    </ShortForm>
  )
}
