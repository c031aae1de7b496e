import type { BookableActivity } from '@fair/contract/activity.ts'
import { ShortFacts } from '../../components/Codes.tsx'
import { Tag } from '../../components/parts.tsx'
import { usePage } from '../../components/usePage.ts'
import { wallTime } from '../shared/clock-times.ts'
import type { RuleWithActivities } from './rules-load.ts'

interface Props {
  group: RuleWithActivities
  chosen: ReadonlySet<string>
  problem: 'few' | 'many' | null
  onToggle: (activityId: string) => void
}

/** One rule of a ticket: how many of these may be chosen. Booked ones stay, unavailable ones give the reason. */
export function RuleGroup({ group: { rule, activities }, chosen, problem, onToggle }: Props) {
  const { t, format, zone } = usePage()
  const id = `rule-${rule.ruleId}`
  const range = { min: format.number(rule.minChoices), max: format.number(rule.maxChoices) }
  return (
    <fieldset className="choice tk-rule" aria-describedby={`${id}-why`}>
      <legend>{rule.ruleName}</legend>
      <p className="small muted" id={`${id}-why`}>
        {rule.description}{' '}
        <span className="tnum">
          <ShortFacts
            facts={[
              t(rule.minChoices === 0 ? 'ticket:book.upTo' : 'ticket:book.between', range),
              rule.closeTime ? t('ticket:book.closes', { time: format.dateTime(rule.closeTime, zone) }) : null,
            ]}
          />
        </span>
      </p>
      {activities.map((each) => (
        <ActivityChoice
          key={each.activityId}
          activity={each}
          isChosen={chosen.has(each.activityId)}
          onToggle={() => onToggle(each.activityId)}
        />
      ))}
      {problem && <p className="error-text">{t(`ticket:book.${problem}`, range)}</p>}
    </fieldset>
  )
}

interface ChoiceProps {
  activity: BookableActivity
  isChosen: boolean
  onToggle: () => void
}

function ActivityChoice({ activity, isChosen, onToggle }: ChoiceProps) {
  const page = usePage()
  const { t, zone } = page
  const isBooked = activity.appointmentId != null
  const seats = activity.seatsLeft
  return (
    <label>
      <input
        type="checkbox"
        checked={isBooked || isChosen}
        disabled={isBooked || activity.hindrance != null}
        onChange={onToggle}
      />
      <b>{activity.title}</b>
      <span className="tags">
        {isBooked && <Tag kind="agenda">{t('ticket:book.booked')}</Tag>}
        {activity.hindrance && !isBooked && <Tag>{t(`ticket:book.hindrance.${activity.hindrance}`)}</Tag>}
        {!isBooked && !activity.hindrance && typeof seats === 'number' && (
          <Tag>{t('ticket:book.seats', { count: seats })}</Tag>
        )}
      </span>
      <small className="tnum">
        {wallTime(page, activity, zone)} · {activity.place}
        {activity.conflict && !isBooked && (
          <span className="tk-clash">{`\u00A0· ${t('ticket:book.conflict', { title: activity.conflict.title })}`}</span>
        )}
      </small>
    </label>
  )
}
