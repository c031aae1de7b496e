import { textLength } from '@fair/contract/rules/validation.ts'
import { ticket as calls, type Ticket } from '@fair/contract/ticket.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { isRefusal } from '../../domain/errors.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { ShortForm } from '../shared/form/ShortForm.tsx'
import { TextField } from '../shared/form/TextField.tsx'

interface Props {
  ticket: Ticket
  /** State of the page, which may also send it with a booking. */
  holderName: string
  /** Whether the name was typed here, and would be lost. */
  isTyped: boolean
  onHolder: (name: string) => void
  onActive: (ticket: Ticket) => void
  /** The platform has refused it: the ticket may have been activated elsewhere. */
  onRefused: () => void
}

/** Maximum length of a holder's name; full-width characters count as 2. */
const HOLDER_MAX = 60

/** Assigns a ticket to its holder. This cannot be undone, so the visitor first confirms the name (WCAG 3.3.4). */
export function ActivateForm({ ticket, holderName, isTyped, onHolder, onActive, onRefused }: Props) {
  const { page, call } = useIsland()
  const { t } = page
  const id = useId()
  const name = holderName.trim()
  const problem = holderProblem(name)
  const [isConfirming, setConfirming] = useState(false)
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isConfirming) back.current?.focus()
  }, [isConfirming])
  if (isConfirming) {
    return (
      <ShortForm
        key="asks"
        className="tk-activate"
        labelledBy={`${id}-title`}
        submit={t('ticket:activate.send')}
        sending={t('ticket:activate.sending')}
        before={
          <button className="btn btn-2" type="button" ref={back} onClick={() => setConfirming(false)}>
            {t('ticket:activate.back')}
          </button>
        }
        isDirty
        send={() => call(calls.activate, { ticketId: ticket.ticketId, holderName: name })}
        onSent={onActive}
        onFailed={(failure) => isRefusal(failure) && onRefused()}
      >
        <h2 id={`${id}-title`}>{t('ticket:activate.title')}</h2>
        <p>{t('ticket:activate.ask', { name })}</p>
      </ShortForm>
    )
  }
  return (
    <ShortForm
      key="name"
      className="tk-activate"
      labelledBy={`${id}-title`}
      submit={t('ticket:activate.send')}
      wrong={{ holder: problem && t(`ticket:holder.${problem}`) }}
      isDirty={isTyped}
      send={() => {
        setConfirming(true)
        return undefined
      }}
    >
      {(wrong) => (
        <>
          <h2 id={`${id}-title`}>{t('ticket:activate.title')}</h2>
          <p>{t('ticket:activate.why')}</p>
          <TextField
            label={t('ticket:fact.holder')}
            autoComplete="name"
            value={holderName}
            aria-required="true"
            hint={t('ticket:activate.hint')}
            wrong={wrong.holder}
            onText={onHolder}
          />
        </>
      )}
    </ShortForm>
  )
}

export function holderProblem(name: string): 'empty' | 'long' | null {
  if (name === '') return 'empty'
  return textLength(name) > HOLDER_MAX ? 'long' : null
}
