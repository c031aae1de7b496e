import type { Arrived } from '@fair/contract/chat-frames.ts'
import { uuid } from '@fair/contract/rules/limits.ts'
import { $iq, type Strophe } from 'strophe.js'
import type { HistoryPage, HistoryRequest, TransportEvent } from './transport.ts'
import { eventIn, NS, roomOf } from './xmpp-stanzas.ts'

type Stanzas = InstanceType<typeof Strophe.Connection>

/** Timeout of an archive request, in ms. */
const ANSWER_WITHIN = 10_000
/** Enough messages to fill a view. A page may have fewer, as read marks are in the archive as well. */
const ENOUGH = 20
/** Maximum number of pages requested until there are enough. */
const PAGES = 10

/**
 * Messages of a room's archive (XEP-0313), from as many of its pages as it takes to fill a view. Read marks and events in
 * them are reported through `emit`.
 */
export async function archivePage(
  stanzas: Stanzas,
  roomDomain: string,
  request: HistoryRequest,
  emit: (event: TransportEvent) => void,
): Promise<HistoryPage | null> {
  let { before, after } = request
  const found: Arrived[] = []
  const enough = Math.min(ENOUGH, request.count)
  for (let page = 0; page < PAGES; page += 1) {
    const got = await query(stanzas, roomDomain, { ...request, ...(after === undefined ? { before } : { after }) })
    if (!got) return found.length > 0 ? { messages: found, isComplete: false } : null
    const messages = got.events.flatMap((event) => (event.type === 'message' ? [event] : []))
    const arrived = messages.map(({ seq, message }) => ({ seq, message }))
    if (after === undefined) found.unshift(...arrived)
    else found.push(...arrived)
    for (const event of got.events) if (event.type !== 'message') emit(event)
    if (got.isComplete || found.length >= enough) return { messages: found, isComplete: got.isComplete }
    if (after === undefined) before = got.first
    else after = got.last
  }
  return { messages: found, isComplete: false }
}

interface Answer {
  readonly events: NonNullable<ReturnType<typeof eventIn>>[]
  readonly first: number
  readonly last: number
  readonly isComplete: boolean
}

function query(
  stanzas: Stanzas,
  roomDomain: string,
  {
    chatgroupId,
    count,
    before,
    after,
  }: { chatgroupId: string; count: number; before?: number | undefined; after?: number | undefined },
): Promise<Answer | null> {
  const queryid = uuid()
  const rows: { seq: number; stanza: Element }[] = []
  const handler = stanzas.addHandler(
    (stanza) => {
      const result = stanza.getElementsByTagName('result')[0]
      const inner = result?.getElementsByTagName('message')[0]
      if (result?.getAttribute('queryid') === queryid && inner)
        rows.push({ seq: Number(result.getAttribute('id')), stanza: inner })
      return true
    },
    NS.mam,
    'message',
    null,
  )
  const iq = $iq({ type: 'set', to: roomOf(chatgroupId, roomDomain) })
    .c('query', { xmlns: NS.mam, queryid })
    .c('x', { xmlns: NS.form, type: 'submit' })
    .c('field', { var: 'FORM_TYPE', type: 'hidden' })
    .c('value')
    .t(NS.mam)
    .up()
    .up()
    .up()
    .c('set', { xmlns: NS.rsm })
    .c('max')
    .t(String(count))
    .up()
  if (after === undefined) iq.c('before').t(before === undefined ? '' : String(before))
  else iq.c('after').t(String(after))

  return new Promise((resolve) => {
    const end = (answer: Answer | null) => {
      stanzas.deleteHandler(handler)
      resolve(answer)
    }
    const done = (answer: Element) => {
      const isComplete = answer.getElementsByTagName('fin')[0]?.getAttribute('complete') === 'true'
      const events = rows.flatMap(({ seq, stanza }) => eventIn(stanza, seq) ?? [])
      end({ events, isComplete, first: rows[0]?.seq ?? 0, last: rows.at(-1)?.seq ?? 0 })
    }
    stanzas.sendIQ(iq, done, () => end(null), ANSWER_WITHIN)
    stanzas.flush()
  })
}
