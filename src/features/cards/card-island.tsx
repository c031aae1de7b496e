import type { PageData } from '../../state/page-data.ts'
import { mountPersonal } from '../../ui/personal/mount-personal.tsx'
import { cardsSheet } from '../../ui/sheet.ts'
import { CardsApp } from './CardsApp.tsx'
import { SharedCard } from './SharedCard.tsx'

/** /personal-center/card: the visitor's business cards; with `?shareId=` the card that somebody gave by a link. */
export async function mount(root: HTMLElement, data: PageData): Promise<void> {
  const shareId = new URLSearchParams(location.search).get('shareId')
  await cardsSheet()
  await mountPersonal(
    root,
    data,
    (props) => (shareId === null ? <CardsApp {...props} /> : <SharedCard {...props} shareId={shareId} />),
    { texts: ['card'], open: shareId !== null },
  )
}
