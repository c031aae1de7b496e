import type { Slot } from '@fair/contract/reservation.ts'
import type { Zone } from '@fair/contract/rules/brand.ts'
import { dateOf } from '@fair/contract/rules/instant.ts'
import { dayKey, noonOf } from '@fair/contract/rules/time.ts'
import { Icon } from '../../components/Icon.tsx'
import { usePage } from '../../components/usePage.ts'
import type { SlotDay } from '../../domain/slots.ts'

interface Props {
  days: readonly SlotDay<Slot>[]
  day: string
  slot: Slot | null
  /** The visitor's zone. */
  mine: Zone
  onDay: (day: string) => void
  onSlot: (slot: Slot) => void
}

/**
 * Days with their number of free slots, and the slots of one day: event time first, the visitor's own if it differs.
 * Taken ones are disabled.
 */
export function SlotList({ days, day, slot, mine, onDay, onSlot }: Props) {
  const { t, format } = usePage()
  const shown = days.find((each) => each.day === day)
  return (
    <>
      <fieldset className="booking-days">
        <legend className="visually-hidden">{t('booking:day')}</legend>
        {days.map((each) => (
          <label key={each.day} className="booking-day">
            <input
              type="radio"
              name="day"
              className="visually-hidden"
              checked={each.day === day}
              disabled={each.free === 0}
              onChange={() => onDay(each.day)}
            />
            <b>{format.day(noonOf(each.day), 'UTC')}</b>
            <span>{format.weekday(noonOf(each.day), 'UTC')}</span>
            <small>{each.free === 0 ? t('booking:full') : t('booking:free', { count: each.free })}</small>
          </label>
        ))}
      </fieldset>
      <fieldset className="booking-slots">
        <legend className="visually-hidden">{t('booking:time')}</legend>
        {shown?.slots.map((each) => (
          <SlotChoice
            key={each.slotId}
            slot={each}
            mine={mine}
            isChosen={each.slotId === slot?.slotId}
            onSlot={onSlot}
          />
        ))}
      </fieldset>
    </>
  )
}

type ChoiceProps = Pick<Props, 'mine' | 'onSlot'> & { slot: Slot; isChosen: boolean }

function SlotChoice({ slot, mine, isChosen, onSlot }: ChoiceProps) {
  const { t, format, zone } = usePage()
  const { state } = slot
  const start = dateOf(slot.startTime)
  const time = format.time(slot.startTime, zone)
  const day = dayKey(start, mine) === dayKey(start, zone) ? '' : `${format.day(slot.startTime, mine)} `
  const own = day + format.time(slot.startTime, mine)
  return (
    <label className={slot.conflict ? 'booking-slot clash' : 'booking-slot'}>
      <input
        type="radio"
        name="slot"
        className="visually-hidden"
        checked={isChosen}
        disabled={state !== 'FREE'}
        onChange={() => onSlot(slot)}
      />
      <b>{time}</b>
      {state === 'FREE' ? (
        <small>
          {slot.conflict && <Icon name="alert" small />}
          {own === time ? t('booking:state.FREE') : t('plan:yours', { time: own })}
          {slot.conflict && (
            <span className="visually-hidden"> {t('plan:clashShort', { title: slot.conflict.title })}</span>
          )}
        </small>
      ) : (
        <small>{t(`booking:state.${state}`)}</small>
      )}
    </label>
  )
}
