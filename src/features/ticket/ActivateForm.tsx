import { useId } from 'react'
import { ticket as calls, type Ticket } from '../../contract/ticket.ts'
import { textLength } from '../../domain/validation.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { ShortForm } from '../shared/form/ShortForm.tsx'
import { TextField } from '../shared/form/TextField.tsx'

interface Props {
  ticket: Ticket
  /** Held by the page, which may send it with a booking as well. */
  holderName: string
  onHolder: (name: string) => void
  onActive: (ticket: Ticket) => void
}

/** The longest name of a holder, full-width characters counted as 2. */
const HOLDER_MAX = 60

/** Gives a ticket its holder. It cannot be undone, and says so before. */
export function ActivateForm({ ticket, holderName, onHolder, onActive }: Props) {
  const { page, call } = useIsland()
  const { t } = page
  const id = useId()
  const name = holderName.trim()
  const problem = holderProblem(name)
  return (
    <ShortForm
      className="tk-activate"
      labelledBy={`${id}-title`}
      submit={t('ticket:activate.send')}
      sending={t('ticket:activate.sending')}
      wrong={{ holder: problem && t(`ticket:holder.${problem}`) }}
      isDirty={name !== ''}
      send={() => call(calls.activate, { ticketId: ticket.ticketId, holderName: name })}
      onSent={(active) => {
        onHolder('')
        onActive(active)
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
