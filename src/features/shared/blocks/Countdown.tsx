import { Section } from '../../../components/parts.tsx'
import { Time } from '../../../components/Time.tsx'
import { usePage } from '../../../components/usePage.ts'
import type { FilledBlock } from '../../../domain/blocks.ts'

interface Props {
  block: Extract<FilledBlock, { type: 'countdown' }>
}

/** Keyed by the names that the clock writes to. */
const UNITS = {
  days: 'blocks:leftDays',
  hours: 'blocks:leftHours',
  minutes: 'blocks:leftMinutes',
  seconds: 'blocks:leftSeconds',
} as const

/** The target date in words; with script the remaining time is shown beside it (countdown-clock.ts). */
export function Countdown({ block: { title, until, doneText } }: Props) {
  const page = usePage()
  return (
    <Section title={title}>
      <div className="countdown" data-until={until} data-done={doneText}>
        <div className="needs-js" role="timer" aria-label={title}>
          <dl>
            {Object.entries(UNITS).map(([unit, name]) => (
              <div key={unit}>
                <dt>{page.t(name)}</dt>
                <dd data-unit={unit}>––</dd>
              </div>
            ))}
          </dl>
        </div>
        <p className="muted">
          <Time iso={until} show="date" /> <Time iso={until} show="time" />
        </p>
      </div>
    </Section>
  )
}
