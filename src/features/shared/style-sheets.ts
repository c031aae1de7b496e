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

/** The style sheet of dialogs: no page pays for it before a dialog opens. */
export const dialogSheet = (): Promise<void> => linked(dialogs)

/**
 * The style sheets of the chat over a page: the dialogs' sheet is already being fetched if the pointer was near a
 * button.
 */
export const chatSheet = async (): Promise<void> => {
  await Promise.all([linked(dialogs), linked(chat)])
}

/** The style sheet of the chat's lazily loaded parts. */
export const chatMoreSheet = (): Promise<void> => linked(chatMore)

/** The style sheet of an inquiry over a page, and of the visitor's inquiries and samples. */
export const inquirySheet = (): Promise<void> => linked(inquiry)

/** The style sheet of recommendations, loaded when a page shows them. */
export const recommendSheet = (): Promise<void> => linked(recommend)

/** The style sheet of the player on the page of a live or a meeting. */
export const roomSheet = (): Promise<void> => linked(room)

/** The style sheet of the header's search field, loaded when it shows suggestions. */
export const searchSheet = (): Promise<void> => linked(searchField)

/** The style sheet of the filters by specification, loaded when a list has some. */
export const specificationSheet = (): Promise<void> => linked(specifications)

/** The style sheets of the note dialog. */
export const noteSheet = async (): Promise<void> => {
  await Promise.all([linked(dialogs), linked(note)])
}

/** The style sheet of the visitor's schedule and calendar, which share a page with the rest of the personal center. */
export const planSheet = (): Promise<void> => linked(plan)

/** The style sheets of the booking dialog. */
export const bookingSheet = async (): Promise<void> => {
  await Promise.all([linked(dialogs), linked(booking)])
}

/** The style sheet of tickets and orders, for pages of another kind that show them. */
export const ticketSheet = (): Promise<void> => linked(ticket)

/** The style sheet of the business cards page. */
export const cardsSheet = (): Promise<void> => linked(cards)

/** The style sheets of the dialog that gives a card. */
export const cardsDialogSheet = async (): Promise<void> => {
  await Promise.all([linked(dialogs), linked(cards)])
}

/** The style sheets of the dialogs for claiming an entry and managing its staff. */
export const claimSheet = async (): Promise<void> => {
  await Promise.all([linked(dialogs), linked(claim)])
}

/** The style sheet of the overlay during a blocking write. */
export const loadingOverlaySheet = (): Promise<void> => linked(loadingOverlay)

/** The style sheets of the dialogs in which a session's audience asks questions and gives ratings. */
export const sessionFeedbackSheet = async (): Promise<void> => {
  await Promise.all([linked(dialogs), linked(sessionFeedback)])
}
