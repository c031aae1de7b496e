import { type ReceiveHindrance, type TicketKind, ticket } from '@fair/contract/ticket.ts'
import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { Call } from '../../api/client.ts'
import { useWrite } from '../../components/useWrite.ts'
import { IslandProvider, useIsland } from '../../islands/IslandProvider.tsx'
import { useForVisitor } from '../../islands/useForVisitor.ts'
import { useVisitor } from '../../islands/useVisitor.ts'
import { awaitLogin, requireLogin } from '../../stores/login-request.ts'
import { withLoadingOverlay } from '../shared/loading-overlay.ts'
import { ticketSheet } from '../shared/style-sheets.ts'
import type { ApplyProps } from './ApplyForm.tsx'
import { KindView } from './KindView.tsx'
import { Note } from './Note.tsx'

type Received =
  | { kind: 'received'; ticketId: string }
  | { kind: 'hindered'; hindrance: ReceiveHindrance; ticketId: string | null }
  | { kind: 'failed'; message: string }

/**
 * Receives a free ticket, limited to one per person (Spec 7). It checks first, so that a visitor who has one is taken
 * to it. A lost response causes no second ticket, as the check then finds the first.
 */
async function readReceived(call: Call, ticketKindId: string): Promise<Received> {
  const check = await call(ticket.checkFree, { ticketKindId })
  if (!check.ok) return { kind: 'failed', message: check.message }
  const { receivable, hindrance, ticketId } = check.data
  if (!receivable) return { kind: 'hindered', hindrance: hindrance ?? 'ENDED', ticketId: ticketId ?? null }
  const answer = await call(ticket.receiveFree, { ticketKindId })
  if (answer.ok) return { kind: 'received', ticketId: answer.data.ticketId }
  if (answer.code !== 'network' && answer.code !== 'timeout') return { kind: 'failed', message: answer.message }
  const after = await call(ticket.checkFree, { ticketKindId })
  const had = after.ok ? after.data.ticketId : null
  return had ? { kind: 'received', ticketId: had } : { kind: 'failed', message: answer.message }
}

interface Props {
  kind: TicketKind
  /** The organiser's text about it. */
  children?: ReactNode
}

/** /ticket/details: a kind of ticket that can be received, applied for or taken to the checkout. */
export const KindPage = (props: Props) => (
  <IslandProvider>
    <Kind {...props} />
  </IslandProvider>
)

function Kind({ kind: first, children }: Props) {
  const { page, call, text } = useIsland()
  const { t } = page
  const id = first.ticketKindId
  const [kinds, setKinds] = useState<readonly TicketKind[] | null>(null)
  const [count, setCount] = useState(1)
  const [notice, setNotice] = useState<ReactNode>(null)
  const [Form, setForm] = useState<{ view: ComponentType<ApplyProps> } | null>(null)
  const { busy, write } = useWrite()
  const kind = kinds?.find(({ ticketKindId }) => ticketKindId === id) ?? first
  const load = useCallback(
    async (signal?: AbortSignal) => {
      const answer = await call(ticket.kinds, {}, signal ? { signal } : {})
      if (answer.ok) setKinds(answer.data)
      return answer
    },
    [call],
  )
  useForVisitor(load)
  const visitor = useVisitor()
  const last = useRef(visitor)
  useEffect(() => {
    const before = last.current
    last.current = visitor
    // After a login the visitor continues; nothing of another account stays on the page.
    if (before === null || before === visitor) return
    setForm(null)
    setNotice(null)
  }, [visitor])

  const mineLink = (ticketId: string, words: string) => (
    <a className="link" href={page.href('/ticket/ticket-detail', { id: ticketId })}>
      {words}
    </a>
  )
  const receive = async () => {
    if (!(await awaitLogin('continue'))) return
    const result = await withLoadingOverlay(readReceived(call, id))
    if (result.kind === 'failed') return setNotice(<Note kind="bad">{result.message}</Note>)
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
    setNotice(words)
    if (result.kind === 'received') await load()
  }
  const wait = async (isWaiting: boolean) => {
    if (!(await awaitLogin('continue'))) return
    const answer = await withLoadingOverlay(call(ticket.wait, { ticketKindId: id, isWaiting }))
    if (!answer.ok) setNotice(<Note kind="bad">{answer.message}</Note>)
    else setNotice(<Note kind="ok">{t(isWaiting ? 'ticket:wait.joined' : 'ticket:wait.left')}</Note>)
    // Refused because it is available again; the page then shows that.
    await load()
  }
  const openForm = () => {
    if (Form) return
    write(async () => {
      // Other kinds to apply for are fetched with the form, if they have not been loaded yet.
      const answer = kinds === null ? await load() : null
      const [module] = await Promise.all([import('./ApplyForm.tsx'), ticketSheet()]).catch(() => [null])
      if (answer?.ok === false) setNotice(<Note kind="bad">{answer.message}</Note>)
      else if (module) setForm({ view: module.ApplyForm })
      else setNotice(<Note kind="bad">{text('network')}</Note>)
    })
  }
  return (
    <KindView
      kind={kind}
      about={children}
      live={{
        count,
        onCount: setCount,
        busy,
        onReceive: () => write(receive),
        onApply: () => requireLogin('form', openForm),
        onWait: (isWaiting) => write(() => wait(isWaiting)),
        notice,
      }}
      under={
        Form &&
        kinds && (
          <Form.view
            kinds={kinds}
            id={id}
            onSent={(sent) => {
              setForm(null)
              setNotice(
                <Note kind="ok">
                  {t('ticket:applied', { count: sent })}{' '}
                  <a className="link" href={page.href('/personal-center/ticket', { tab: 'applied' })}>
                    {t('ticket:toApplied')}
                  </a>
                </Note>,
              )
              void load()
            }}
          />
        )
      }
    />
  )
}
