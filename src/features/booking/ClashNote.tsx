import { Icon } from '../../components/Icon.tsx'
import { usePage } from '../../components/usePage.ts'
import type { EntrySummary } from '../../contract/schedule.ts'

interface Props {
  conflict: EntrySummary
  /** Said aloud when it comes, where it is not the dialog's own first words. */
  live?: boolean
}

/** What a time overlaps, in event time: told before anything is booked. */
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
