import type { EntryBrief } from '../../contract/schedule.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { PageContext } from '../../ui/page.ts'

interface Props {
  page: PageContext
  conflict: EntryBrief
  /** Said aloud when it comes, where it is not the dialog's own first words. */
  live?: boolean
}

/** What a time overlaps, in event time: told before anything is booked. */
export function ClashNote({ page: { t, format, zone }, conflict, live = false }: Props) {
  const time = `${format.time(conflict.startTime, zone)}–${format.time(conflict.endTime, zone)}`
  return (
    <div className="notice" role={live ? 'status' : undefined}>
      <Icon name="alert" />
      <p>{t('booking:clash', { title: conflict.title, time })}</p>
    </div>
  )
}
