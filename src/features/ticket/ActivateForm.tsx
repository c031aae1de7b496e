import { type FormEvent, useId, useState } from 'react'
import { useLeaveGuard, useWrite } from '../../components/useWrite.ts'
import { WriteButton } from '../../components/WriteButton.tsx'
import { ticket as calls, type Ticket } from '../../contract/ticket.ts'
import { textLength } from '../../domain/validation.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { Note } from './Note.tsx'

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
  const [notice, setNotice] = useState<{ at: 'field' | 'form'; words: string } | null>(null)
  const { busy, write } = useWrite()
  useLeaveGuard(holderName.trim() !== '')
  const send = async () => {
    const name = holderName.trim()
    const problem = holderProblem(name)
    if (problem) {
      setNotice({ at: 'field', words: t(`ticket:holder.${problem}`) })
      document.getElementById(id)?.focus()
      return
    }
    const answer = await call(calls.activate, { ticketId: ticket.ticketId, holderName: name })
    if (!answer.ok) return setNotice({ at: 'form', words: answer.message })
    onHolder('')
    onActive(answer.data)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setNotice(null)
    write(send)
  }
  return (
    <form className="tk-activate" noValidate onSubmit={submit} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('ticket:activate.title')}</h2>
      <p>{t('ticket:activate.why')}</p>
      {notice?.at === 'form' && <Note kind="bad">{notice.words}</Note>}
      <div className="field">
        <label htmlFor={id}>{t('ticket:fact.holder')}</label>
        <input
          className="input"
          id={id}
          autoComplete="name"
          value={holderName}
          aria-required="true"
          aria-invalid={notice?.at === 'field'}
          aria-describedby={notice?.at === 'field' ? `${id}-err` : `${id}-hint`}
          onChange={(event) => onHolder(event.currentTarget.value)}
        />
        <p className="hint" id={`${id}-hint`}>
          {t('ticket:activate.hint')}
        </p>
        {notice?.at === 'field' && (
          <p className="error-text" id={`${id}-err`}>
            {notice.words}
          </p>
        )}
      </div>
      <p>
        <WriteButton className="btn btn-primary" busy={busy} submit onPress={() => {}}>
          {t(busy ? 'ticket:activate.sending' : 'ticket:activate.send')}
        </WriteButton>
      </p>
    </form>
  )
}

export function holderProblem(name: string): 'empty' | 'long' | null {
  if (name === '') return 'empty'
  return textLength(name) > HOLDER_MAX ? 'long' : null
}
