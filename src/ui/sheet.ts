import chat from '../theme/chat.css?url'
import dialogs from '../theme/dialogs.css?url'
import searchField from '../theme/search-field.css?url'

const wanted = new Map<string, Promise<void>>()

/** Links a style sheet once; resolves when it applies, and also when it cannot be fetched: plain is better than nothing. */
function linked(href: string): Promise<void> {
  const before = wanted.get(href)
  if (before) return before
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  const done = new Promise<void>((resolve) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      wanted.delete(href)
      link.remove()
      resolve()
    })
  })
  wanted.set(href, done)
  document.head.append(link)
  return done
}

/** The sheet of what lies over the page: no page pays for it before a dialog opens. */
export const dialogSheet = (): Promise<void> => linked(dialogs)

/** The sheets of the messages over a page: the dialogs' is on its way already where a hand was near a button. */
export const chatSheet = async (): Promise<void> => {
  await Promise.all([linked(dialogs), linked(chat)])
}

/** The sheet of the header's search field, once it suggests. */
export const searchSheet = (): Promise<void> => linked(searchField)
