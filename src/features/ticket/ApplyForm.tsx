import type { FormValues } from '@fair/contract/form-field.ts'
import { type TicketKind, ticket } from '@fair/contract/ticket.ts'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { servicesOfForm } from '../../api/browser-form.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { PlatformForm } from '../shared/form/PlatformForm.tsx'
import type { SendOutcome } from '../shared/form/services.ts'
import { applyForm, applyInput, contactProblem } from './apply.ts'

export interface ApplyProps {
  kinds: readonly TicketKind[]
  /** The kind of the page that shows the form. */
  id: string
  onSent: (tickets: number) => void
}

/** The application for tickets that are reviewed (Spec 3): the texts, and how many of each applicable kind. */
export function ApplyForm({ kinds, id, onSent }: ApplyProps) {
  const { page, data, call, text } = useIsland()
  const { t } = page
  const box = useRef<HTMLElement>(null)
  const form = useMemo(() => applyForm(kinds, id, t), [kinds, id, t])
  const services = useMemo(() => servicesOfForm(data, call, text), [data, call, text])
  const sent = useRef(0)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
    box.current?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true })
  }, [])
  const send = useCallback(
    async (values: FormValues, requestId: string): Promise<SendOutcome> => {
      const { apply, tickets } = applyInput(values)
      const problem = contactProblem(apply, t)
      if (problem) return { kind: 'refused', fieldErrors: [problem], message: null }
      const answer = await call(ticket.apply, { apply, tickets, requestId })
      if (!answer.ok) return { kind: answer.code === 'expired' ? 'expired' : 'failed', message: answer.message }
      sent.current = answer.data.length
      return { kind: 'accepted' }
    },
    [call, t],
  )
  return (
    <section className="tk-apply" ref={box} aria-label={t('ticket:applyTitle')}>
      <PlatformForm
        form={form}
        services={services}
        send={send}
        submitText={t('ticket:applySend')}
        onSent={() => onSent(sent.current)}
      />
    </section>
  )
}
