import { activity } from '@fair/contract/activity.ts'
import type { Ticket } from '@fair/contract/ticket.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLeaveGuard } from '../../components/useWrite.ts'
import { WriteButton } from '../../components/WriteButton.tsx'
import { isRefusal } from '../../domain/errors.ts'
import { choiceProblem } from '../../domain/ticket.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { useAnswer } from '../shared/form/useAnswer.ts'
import { useIdempotencyKey } from '../shared/form/useIdempotencyKey.ts'
import { RequestState } from '../shared/RequestState.tsx'
import { useBlockingWrite } from '../shared/useBlockingWrite.ts'
import { useReturn } from '../shared/useReturn.ts'
import { holderProblem } from './ActivateForm.tsx'
import { Note } from './Note.tsx'
import { RuleGroup } from './RuleGroup.tsx'
import { loadRules, type RuleWithActivities } from './rules-load.ts'

interface Props {
  ticket: Ticket
  /** Preselected: the activity whose page led here. */
  preselected: string | null
  holderName: string
  onBooked: () => void
}

/**
 * The activities that a ticket can book, by its rules. An inactive ticket is activated in the same step, after the
 * visitor has confirmed the holder's name, as that cannot be undone (WCAG 3.3.4).
 */
export function BookActivities(props: Props) {
  const { page, call } = useIsland()
  const { ticket } = props
  const load = useCallback(() => loadRules(call, ticket.ticketId), [call, ticket.ticketId])
  const request = useAnswer(load)
  const { answer, refresh } = request
  // Seats and overlaps change, and a booking may have been cancelled on another page.
  useReturn(refresh)
  if (!answer?.ok) {
    const waits = <div className="skeleton tk-wait" role="status" aria-label={page.t('common:loading')} />
    return <RequestState request={request} title={page.t('ticket:failed')} skeleton={waits} />
  }
  return <Choice {...props} groups={answer.data} refresh={refresh} />
}

type ChoiceProps = Props & { groups: readonly RuleWithActivities[]; refresh: () => Promise<unknown> }

function Choice({ ticket, preselected, holderName, onBooked, groups, refresh }: ChoiceProps) {
  const { page, call } = useIsland()
  const { t } = page
  const free = (id: string) =>
    groups.some(({ activities }) =>
      activities.some((each) => each.activityId === id && each.hindrance == null && each.appointmentId == null),
    )
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => new Set(preselected ? [preselected] : []))
  // One that has become full meanwhile cannot be chosen, nor unticked.
  const chosen = new Set([...ticked].filter(free))
  const [notice, setNotice] = useState<{ bad: boolean; words: string } | null>(null)
  const { idFor, renew } = useIdempotencyKey()
  const { busy, write } = useBlockingWrite()
  const isInactive = ticket.status === 'INACTIVE'
  const name = holderName.trim()
  /** The holder's name to be confirmed; null: no confirmation is open. */
  const [requested, setRequested] = useState<string | null>(null)
  const isConfirming = isInactive && requested === name
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isConfirming) back.current?.focus()
  }, [isConfirming])
  // The address restores the preselected activity.
  useLeaveGuard([...chosen].some((id) => id !== preselected))
  const problems = groups.map((group) => choiceProblem(group, chosen))
  const send = async () => {
    const activityIds = [...chosen]
    if (activityIds.length === 0) return setNotice({ bad: true, words: t('ticket:book.none') })
    const broken = groups.find((_, n) => problems[n] !== null)
    if (broken) return setNotice({ bad: true, words: t('ticket:book.rules', { name: broken.rule.ruleName }) })
    const wrong = isInactive ? holderProblem(name) : null
    if (wrong) return setNotice({ bad: true, words: t(`ticket:holder.${wrong}`) })
    if (isInactive && !isConfirming) {
      setNotice(null)
      return setRequested(name)
    }
    const input = { ticketId: ticket.ticketId, activityIds, ...(isInactive && { holderName: name }) }
    const answer = await call(activity.activateAndBook, { ...input, requestId: idFor(input) })
    // The same choice may be booked again, after a cancellation.
    if (answer.ok || isRefusal(answer)) renew()
    if (!answer.ok) {
      setNotice({ bad: true, words: answer.message })
      if (isRefusal(answer)) await refresh()
      return
    }
    setRequested(null)
    setTicked(new Set())
    setNotice({ bad: false, words: t('ticket:book.done', { count: answer.data.appointments.length }) })
    onBooked()
    await refresh()
  }
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setTicked(next)
    setNotice(null)
    setRequested(null)
  }
  const changeName = () => {
    setRequested(null)
    document.querySelector<HTMLElement>('.tk-activate input')?.focus()
  }
  return (
    <section className="tk-book" aria-labelledby="book-title">
      <h2 id="book-title">{t('ticket:book.title')}</h2>
      {groups.map((group, n) => (
        <RuleGroup
          key={group.rule.ruleId}
          group={group}
          chosen={chosen}
          problem={problems[n] ?? null}
          onToggle={toggle}
        />
      ))}
      {notice && <Note kind={notice.bad ? 'bad' : 'ok'}>{notice.words}</Note>}
      {isConfirming && <p id="book-ask">{t('ticket:activate.ask', { name })}</p>}
      <p className="btn-row">
        {isConfirming && (
          <button className="btn btn-2" type="button" ref={back} aria-describedby="book-ask" onClick={changeName}>
            {t('ticket:activate.back')}
          </button>
        )}
        <WriteButton className="btn btn-agenda" busy={busy} onPress={() => write(send)}>
          {t(busy ? 'ticket:book.sending' : isInactive ? 'ticket:book.both' : 'ticket:book.send')}
        </WriteButton>
        {!isConfirming && (
          <a className="btn btn-quiet" href={page.href('/personal-center/schedule')}>
            {t('ticket:book.schedule')}
          </a>
        )}
      </p>
    </section>
  )
}
