import { linked } from '../../lib/style-sheet.ts'
import booking from '../../styles/booking.css?url'
import cards from '../../styles/cards.css?url'
import chat from '../../styles/chat.css?url'
import chatMore from '../../styles/chat-more.css?url'
import claim from '../../styles/claim.css?url'
import dialogs from '../../styles/dialogs.css?url'
import inquiry from '../../styles/inquiry.css?url'
import loadingOverlay from '../../styles/loading-overlay.css?url'
import note from '../../styles/note.css?url'
import plan from '../../styles/plan.css?url'
import recommend from '../../styles/recommend.css?url'
import room from '../../styles/room.css?url'
import searchField from '../../styles/search-field.css?url'
import sessionFeedback from '../../styles/session-feedback.css?url'
import specifications from '../../styles/specifications.css?url'
import ticket from '../../styles/ticket.css?url'

/** The sheet of what lies over the page: no page pays for it before a dialog opens. */
export const dialogSheet = (): Promise<void> => linked(dialogs)

/** The sheets of the messages over a page: the dialogs' is on its way already where a hand was near a button. */
export const chatSheet = async (): Promise<void> => {
  await Promise.all([linked(dialogs), linked(chat)])
}

/** The sheet of what the chat fetches when it is wanted. */
export const chatMoreSheet = (): Promise<void> => linked(chatMore)

/** The sheet of an inquiry over a page, and of the visitor's inquiries and samples. */
export const inquirySheet = (): Promise<void> => linked(inquiry)

/** The sheet of recommendations, once a page shows them. */
export const recommendSheet = (): Promise<void> => linked(recommend)

/** The sheet of what plays on the page of a live or a meeting. */
export const roomSheet = (): Promise<void> => linked(room)

/** The sheet of the header's search field, once it suggests. */
export const searchSheet = (): Promise<void> => linked(searchField)

/** The sheet of the filters by specification, once a list has some. */
export const specificationSheet = (): Promise<void> => linked(specifications)

/** The sheets of the dialog of a note. */
export const noteSheet = async (): Promise<void> => {
  await Promise.all([linked(dialogs), linked(note)])
}

/** The sheet of the visitor's schedule and calendar, which share their page with all of the personal center. */
export const planSheet = (): Promise<void> => linked(plan)

/** The sheets of the dialog that books. */
export const bookingSheet = async (): Promise<void> => {
  await Promise.all([linked(dialogs), linked(booking)])
}

/** The sheet of tickets and orders, where they are on a page of another kind. */
export const ticketSheet = (): Promise<void> => linked(ticket)

/** The sheet of the page of business cards. */
export const cardsSheet = (): Promise<void> => linked(cards)

/** The sheets of the dialog that gives a card. */
export const cardsDialogSheet = async (): Promise<void> => {
  await Promise.all([linked(dialogs), linked(cards)])
}

/** The sheets of the dialogs of who looks after an entry. */
export const claimSheet = async (): Promise<void> => {
  await Promise.all([linked(dialogs), linked(claim)])
}

/** The sheet of what covers the page during a blocking write. */
export const loadingOverlaySheet = (): Promise<void> => linked(loadingOverlay)

/** The sheets of the dialogs in which a session's audience asks and rates. */
export const sessionFeedbackSheet = async (): Promise<void> => {
  await Promise.all([linked(dialogs), linked(sessionFeedback)])
}
