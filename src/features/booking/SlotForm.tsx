import { useRef, useState } from 'react'
import type { Call } from '../../api/client.ts'
import { ErrorNote } from '../../components/ErrorNote.tsx'
import { Icon } from '../../components/Icon.tsx'
import { useLeaveGuard, useWrite } from '../../components/useWrite.ts'
import { WriteButton } from '../../components/WriteButton.tsx'
import { reservation, type Slot } from '../../contract/reservation.ts'
import type { ScheduleEntry } from '../../contract/schedule.ts'
import { uuid } from '../../domain/limits.ts'
import { slotDays } from '../../domain/slots.ts'
import type { PageContext } from '../../lib/page.ts'
import { TextArea } from '../shared/form/TextField.tsx'
import { BookingClocks } from './BookingClocks.tsx'
import { ClashNote } from './ClashNote.tsx'
import { SlotList } from './SlotList.tsx'
import type { Offer } from './slots-load.ts'

interface Props {
  page: PageContext
  call: Call
  offer: Offer
  exhibitsId: string | null
  onBooked: (entry: ScheduleEntry) => void
  onChat: () => void
  /** Somebody was quicker: the slots are asked for anew. */
  onStale: () => void
}

const TOPIC_MAX = 200

/** What a visitor has written for an exhibitor outlives the dialog, until it is sent. */
const written = new Map<string, string>()

/** Day, slot, where, what about. The chosen time stands in three clocks, and what it overlaps, before it is booked. */
export function SlotForm({ page, call, offer, exhibitsId, onBooked, onChat, onStale }: Props) {
  const { t, zone } = page
  const { exhibitor, mine } = offer
  const { exhibitorId } = exhibitor
  const days = slotDays(offer.slots, zone)
  const [day, setDay] = useState(() => (days.find(({ free }) => free > 0) ?? days[0])?.day ?? '')
  const [slot, setSlot] = useState<Slot | null>(null)
  const [isOnline, setOnline] = useState(true)
  const [topic, setTopic] = useState(() => written.get(exhibitorId) ?? '')
  const [notice, setNotice] = useState<string | null>(null)
  const { busy, write } = useWrite()
  const request = useRef({ about: '', id: '' })
  useLeaveGuard(topic.trim() !== '')
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
  const send = async () => {
    if (!slot) return setNotice(t('booking:choose'))
    setNotice(null)
    const about = JSON.stringify([slot.slotId, isOnline, topic.trim()])
    // The same for the same wish, so that the platform books once however often it is tried.
    if (request.current.about !== about) request.current = { about, id: uuid() }
    const answer = await call(reservation.create, {
      exhibitorId,
      slotId: slot.slotId,
      isOnline,
      requestId: request.current.id,
      ...(topic.trim() !== '' && { topic: topic.trim() }),
      ...(exhibitsId !== null && { exhibitsId }),
    })
    if (answer.ok) {
      written.delete(exhibitorId)
      return onBooked(answer.data)
    }
    setNotice(answer.message)
    // The platform knows better which slots are free: they are looked at anew, and what was written stays.
    if (answer.code === 'service') {
      setSlot(null)
      onStale()
    }
  }
  return (
    <form
      className="booking"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        write(send)
      }}
    >
      <p>
        <b>{exhibitor.exhibitorName}</b> <span className="muted">{t('booking:lede')}</span>
      </p>
      <ErrorNote page={page} text={notice} />
      <SlotList
        page={page}
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
      {slot && <BookingClocks page={page} span={slot} mine={mine} host={exhibitor.timeZone} />}
      {slot?.conflict && <ClashNote page={page} conflict={slot.conflict} live />}
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
      <TextArea
        label={t('booking:topic')}
        rows={2}
        maxLength={TOPIC_MAX}
        value={topic}
        onText={(value) => {
          setTopic(value)
          written.set(exhibitorId, value)
        }}
      />
      <div className="spread">
        {chat}
        <WriteButton className="btn btn-primary" busy={busy} submit onPress={() => {}}>
          {t(busy ? 'booking:sending' : slot?.conflict ? 'booking:both' : 'booking:send')}
        </WriteButton>
      </div>
    </form>
  )
}
