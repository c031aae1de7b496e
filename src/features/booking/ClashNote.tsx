import type { EntrySummary } from '@fair/contract/schedule.ts'
import { Icon } from '../../components/Icon.tsx'
import { usePage } from '../../components/usePage.ts'

interface Props {
  conflict: EntrySummary
  /** Announced to screen readers when it appears, unless the dialog opens with it. */
  live?: boolean
}

/** The entry that a time overlaps, in event time. Shown before anything is booked. */
export function ClashNote({ conflict, live = false }: Props) {
  const { t, format, zone } = usePage()
  const time = `${format.time(conflict.startTime, zone)}–${format.time(conflict.endTime, zone)}`
  return (
    <div className="notice" role={live ? 'status' : undefined}>
      <Icon name="alert" />
      <p>{t('booking:clash', { title: conflict.title, time })}</p>
    </div>
  )
}
