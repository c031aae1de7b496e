import type { Inquiry } from '@fair/contract/inquiry.ts'
import { usePage } from '../../components/usePage.ts'
import { hasEnded, stepsAhead } from '../../domain/inquiry-answers.ts'
import { useOwnZone } from '../../islands/useOwnZone.ts'

/** The status timeline: past steps, oldest first, then the steps to come. */
export function StatusTimeline({ inquiry }: { inquiry: Inquiry }) {
  const { t, format } = usePage()
  const zone = useOwnZone()
  const { timeline, status } = inquiry
  const last = timeline.length - 1
  return (
    <ol className="timeline">
      {timeline.map(({ status: step, time, exhibitorName, text }, n) => (
        <li key={`${time} ${step} ${exhibitorName ?? ''}`} className={n === last && !hasEnded(status) ? 'now' : 'done'}>
          <span>
            {exhibitorName && step !== 'SENT'
              ? t(`inquiry:step.${step}`, { name: exhibitorName })
              : t(`inquiry:status.${step}`)}
          </span>
          <time dateTime={time} className="tnum">
            {format.day(time, zone)} {format.time(time, zone)}
          </time>
          {text && <p>{text}</p>}
        </li>
      ))}
      {/* Each exhibitor reads and answers separately. Only steps that none of them has reached are still to come. */}
      {stepsAhead(status).map((step) => (
        <li key={step} className="todo">
          <span>{t(`inquiry:ahead.${step}`)}</span>
        </li>
      ))}
    </ol>
  )
}
