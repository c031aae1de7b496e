import { PersonalPage } from '../shared/personal/PersonalPage.tsx'
import { cardsSheet } from '../shared/style-sheets.ts'
import { CardsApp } from './CardsApp.tsx'
import { SharedCard } from './SharedCard.tsx'

const readShareId = () => new URLSearchParams(location.search).get('shareId')

/** /personal-center/card: the visitor's business cards; with `?shareId=` the card that somebody shared by a link. */
export const CardPage = () => (
  <PersonalPage isOpen={() => readShareId() !== null} sheet={cardsSheet}>
    <Cards />
  </PersonalPage>
)

function Cards() {
  const shareId = readShareId()
  return shareId === null ? <CardsApp /> : <SharedCard shareId={shareId} />
}
