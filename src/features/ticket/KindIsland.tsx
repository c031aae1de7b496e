import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react'
import { type TicketKind, ticket } from '../../contract/ticket.ts'
import { awaitLogin, requireLogin } from '../../state/login-request.ts'
import { readAuthorization } from '../../state/session.ts'
import { ticketSheet } from '../../ui/sheet.ts'
import { useWrite } from '../../ui/useWrite.ts'
import type { ApplyProps } from './ApplyForm.tsx'
import { KindView } from './KindView.tsx'
import { Note } from './Note.tsx'
import { readReceived } from './receive.ts'
import type { TicketTools } from './ticket-tools.ts'

type Props = TicketTools & { kinds: readonly TicketKind[]; id: string; html: string }

/** A kind of ticket that can be received, applied for or taken to the checkout. */
export function KindIsland({ kinds: first, id, html, ...tools }: Props) {
  const { page, call } = tools
  const { t } = page
  const [kinds, setKinds] = useState(first)
  const [count, setCount] = useState(1)
  const [said, setSaid] = useState<ReactNode>(null)
  const [Form, setForm] = useState<{ view: ComponentType<ApplyProps> } | null>(null)
  const { busy, write } = useWrite()
  const kind = kinds.find(({ ticketKindId }) => ticketKindId === id) ?? first[0]
  const ask = useCallback(async () => {
    const answer = await call(ticket.kinds, {})
    if (answer.ok) setKinds(answer.data)
    return answer.ok
  }, [call])
  useEffect(() => {
    const follow = () => void ask()
    addEventListener('fair:session', follow)
    return () => removeEventListener('fair:session', follow)
  }, [ask])
  if (!kind) return null

  const mineLink = (ticketId: string, words: string) => (
    <a className="link" href={page.href('/ticket/ticket-detail', { id: ticketId })}>
      {words}
    </a>
  )
  const receive = async () => {
    if (readAuthorization() === null && !(await awaitLogin('continue'))) return
    const result = await readReceived(call, id)
    if (result.kind === 'failed') return setSaid(<Note kind="bad">{result.message}</Note>)
    const words =
      result.kind === 'received' ? (
        <Note kind="ok">
          {t('ticket:received')} {mineLink(result.ticketId, t('ticket:toTicket'))}
        </Note>
      ) : (
        <Note kind="info">
          {t(`ticket:hindrance.${result.hindrance}`)}{' '}
          {result.ticketId && mineLink(result.ticketId, t('ticket:toTicket'))}
        </Note>
      )
    setSaid(words)
    if (result.kind === 'received') await ask()
  }
  const openForm = () => {
    if (Form) return
    write(async () => {
      const [module] = await Promise.all([import('./ApplyForm.tsx'), ticketSheet()]).catch(() => [null])
      if (module) setForm({ view: module.ApplyForm })
      else setSaid(<Note kind="bad">{tools.text('network')}</Note>)
    })
  }
  return (
    <KindView
      page={page}
      kind={kind}
      html={html}
      live={{
        count,
        onCount: setCount,
        busy,
        onReceive: () => write(receive),
        onApply: () => requireLogin('continue', openForm),
        said,
      }}
      under={
        Form && (
          <Form.view
            {...tools}
            kinds={kinds}
            id={id}
            onSent={(sent) => {
              setForm(null)
              setSaid(
                <Note kind="ok">
                  {t('ticket:applied', { count: sent })}{' '}
                  <a className="link" href={page.href('/personal-center/ticket', { tab: 'applied' })}>
                    {t('ticket:toApplied')}
                  </a>
                </Note>,
              )
              void ask()
            }}
          />
        )
      }
    />
  )
}
