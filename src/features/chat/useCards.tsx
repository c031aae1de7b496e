import { card, type Exchange } from '@fair/contract/card.ts'
import type { ChatSession } from '@fair/contract/chat.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Call } from '../../api/client.ts'
import type { PageContext } from '../../lib/page.ts'
import type { PageData } from '../../stores/page-data.ts'
import type { OwnCards } from '../shared/business-card/own-cards.ts'

interface Options {
  page: PageContext
  data: PageData
  call: Call
  session: ChatSession | undefined
  showNotice: (text: string) => void
}

interface Opened {
  CardDialog: typeof import('./CardDialog.tsx').CardDialog
  own: OwnCards
  session: ChatSession
}

interface Cards {
  /** The exchange with the open chat's exhibitor; null if there is none, or if it could not be loaded. */
  exchange: Exchange | null
  /** Opens the dialog that exchanges cards, and loads its code. */
  open: () => void
  dialog: ReactNode
}

/** Business cards in the open chat (Spec 1, "exchange business cards"; operateCards). */
export function useCards({ page, data, call, session, showNotice }: Options): Cards {
  const exhibitorId = session?.role === 'EXHIBITOR' ? session.roleId : null
  const shown = useRef(exhibitorId)
  shown.current = exhibitorId
  const [exchange, setExchange] = useState<Exchange | null>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  useEffect(() => {
    setExchange(null)
    setOpened(null)
    if (exhibitorId === null) return
    let isGone = false
    void call(card.exchanged, { pageNum: 1, pageSize: 0 }).then((got) => {
      if (got.ok && !isGone) setExchange(got.data.records.find((each) => each.exhibitorId === exhibitorId) ?? null)
    })
    return () => {
      isGone = true
    }
  }, [call, exhibitorId])

  const open = async () => {
    if (!session || exhibitorId === null) return
    const module = await import('./CardDialog.tsx').catch(() => null)
    const loaded = await module?.loadCards(page.language, call, data.exhibitionId)
    // Another chat was opened meanwhile.
    if (shown.current !== exhibitorId) return
    if (!module || !loaded) return showNotice(page.t('errors:network'))
    if (!loaded.ok) return showNotice(loaded.message)
    setOpened({ CardDialog: module.CardDialog, own: loaded.data, session })
  }
  // The exchange may arrive while the dialog is open.
  const dialog = opened && (
    <opened.CardDialog
      own={opened.own}
      session={opened.session}
      exchange={exchange}
      changed={setExchange}
      onClose={() => setOpened(null)}
    />
  )
  return { exchange, open: () => void open(), dialog }
}
