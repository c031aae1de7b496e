// Writing a message: Enter and input methods, drafts, forbidden words, pictures and their uploads.
import '../../src/styles/chat-page.css'
import { expect, it, onTestFinished, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { ChatPage } from '../../src/features/chat/ChatPage.tsx'
import { expectAccessible } from './accessible.ts'
import { hydrate, logIn, openOver, openPage, press } from './island.tsx'
import { holdCalls, withAnswers, withFault } from './network.ts'

const field = page.getByLabelText('Message', { exact: true })
const own = (text: string) => page.css('.message.mine').filter({ hasText: text })
const delivered = /Delivered|Read/
let count = 0
/** Words that no other test writes. */
const unique = (text: string) => `${text} ${++count}`

const chatInAddress = () => new URLSearchParams(location.search).get('chatgroupId')

async function open(roleId: string, account?: string) {
  await openPage(`/en-US/chat/?role=EXHIBITOR&roleId=${roleId}`, 'chat')
  await logIn(account)
  await hydrate(<ChatPage />)
  await expect.element(field).toBeEnabled()
}

it('Enter sends, Shift+Enter starts a new line, and Enter in an input method commits the word', async () => {
  await open('30001')
  const text = unique('Two')
  await field.click()
  await userEvent.keyboard(`${text}{Shift>}{Enter}{/Shift}lines`)
  expect(page.css('.message.mine').filter({ hasText: text }).elements()).toHaveLength(0)
  await expect.element(field).toHaveValue(`${text}\nlines`)
  await userEvent.keyboard('{Enter}')
  await expect.element(own(text)).toMatchTextContent(delivered)
  await expect.element(field).toHaveValue('')

  const sent = page.css('.message.mine').elements().length
  await cdp().send('Input.imeSetComposition', { text: 'ni hao', selectionStart: 6, selectionEnd: 6 })
  await expect.element(field).toHaveValue('ni hao')
  // Only the key code shows that Safari has not committed the word yet.
  for (const init of [{ isComposing: true }, { keyCode: 229 }]) {
    field
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }))
  }
  await cdp().send('Input.insertText', { text: '你好' })
  await expect.element(field).toHaveValue('你好')
  expect(page.css('.message.mine').elements()).toHaveLength(sent)
  await userEvent.keyboard('{Enter}')
  await expect.element(own('你好').last()).toMatchTextContent(delivered)
  expect(page.css('.message.mine').elements()).toHaveLength(sent + 1)
})

it('after scrolling up, sending a message or pressing the button scrolls to the end', async () => {
  await open('30001')
  const box = () => page.css('.messages').element() as HTMLElement
  const isAtEnd = () => box().scrollHeight - box().scrollTop - box().clientHeight < 2
  const toEnd = page.getByRole('button', { name: 'Jump to the newest' })
  const lines = Array.from({ length: 30 }, (_, n) => `line ${n}`).join('\n')
  const first = unique('Long')
  await field.fill(`${first}\n${lines}`)
  await userEvent.keyboard('{Enter}')
  await expect.element(own(first)).toMatchTextContent(delivered)
  await expect.poll(isAtEnd).toBe(true)
  await expect.element(toEnd).not.toBeInTheDocument()

  box().scrollTop = 0
  await expect.element(toEnd).toBeVisible()
  await toEnd.click()
  await expect.poll(isAtEnd).toBe(true)
  await expect.element(toEnd).not.toBeInTheDocument()

  box().scrollTop = 0
  await expect.element(toEnd).toBeVisible()
  const second = unique('Followed')
  await field.fill(second)
  await userEvent.keyboard('{Enter}')
  await expect.element(own(second)).toBeVisible()
  await expect.poll(isAtEnd).toBe(true)
})

it('the list loads the histories of its chats before one of them is opened', async () => {
  const send = vi.spyOn(WebSocket.prototype, 'send')
  onTestFinished(() => send.mockRestore())
  await openPage('/en-US/chat/', 'chat')
  await logIn()
  await hydrate(<ChatPage />)
  const listed = page.css('[data-session]')
  await expect.poll(() => listed.elements().length).toBeGreaterThan(1)
  const ids = listed.elements().map((each) => (each as HTMLElement).dataset['session'])
  // Not the frames of the test runner, which has a connection of its own.
  const frames = () => send.mock.calls.map(([frame]) => String(frame)).filter((frame) => /"type":"history"/.test(frame))
  const requested = () => new Set(frames().map((frame) => JSON.parse(frame).chatgroupId))
  await expect.poll(() => ids.filter((id) => !requested().has(id))).toEqual([])
})

it('older messages are loaded while those that have loaded do not fill the view', async () => {
  const send = WebSocket.prototype.send
  // A platform with short pages.
  const short = vi.spyOn(WebSocket.prototype, 'send').mockImplementation(function (this: WebSocket, frame) {
    send.call(
      this,
      String(frame).includes('"type":"history"') ? String(frame).replace(/"count":\d+/, '"count":1') : frame,
    )
  })
  onTestFinished(() => short.mockRestore())
  await open('30001')
  await expect.poll(() => page.css('.messages .message').elements().length).toBeGreaterThan(2)
})

it('older messages that cannot be loaded show a failure with a way to try again', async () => {
  const send = WebSocket.prototype.send
  let isBroken = false
  // A platform with short pages, whose connection breaks after the first one.
  const short = vi.spyOn(WebSocket.prototype, 'send').mockImplementation(function (this: WebSocket, frame) {
    const text = String(frame)
    send.call(this, text.includes('"type":"history"') ? text.replace(/"count":\d+/, '"count":1') : frame)
    if (text.includes('"type":"history"') && text.includes('30001')) isBroken = true
  })
  const state = vi.spyOn(WebSocket.prototype, 'readyState', 'get')
  state.mockImplementation(() => (isBroken ? WebSocket.CLOSING : WebSocket.OPEN))
  onTestFinished(() => {
    short.mockRestore()
    state.mockRestore()
  })
  await open('30001')
  const failed = page.css('.messages [role="alert"]')
  await expect.element(failed).toMatchTextContent('Earlier messages could not be loaded')
  expect(page.css('.messages .message').elements()).toHaveLength(1)
  state.mockRestore()
  press(failed.getByRole('button', { name: 'Try again' }))
  await expect.poll(() => page.css('.messages .message').elements().length).toBeGreaterThan(1)
  await expect.element(failed).not.toBeInTheDocument()
})

it('the history shows as loading, not as failed, until the connection is up', async () => {
  const mended = withAnswers(/negotiation\/token$/, (answer) =>
    JSON.parse(JSON.stringify(answer, (key, value) => (key === 'token' ? 'expired' : value))),
  )
  await open('30003')
  const messages = page.css('.messages')
  await expect.element(messages).toMatchTextContent('Loading')
  await expect.element(page.getByText('connection failed')).toBeVisible()
  await expect.element(messages).not.toMatchTextContent('could not be loaded')
  mended()
  await expect.element(messages).not.toMatchTextContent('Loading')
})

it('a message with forbidden words shows an error, and stays in the field as a draft', async () => {
  await open('30001')
  await field.fill('A counterfeit part')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert')).toMatchTextContent('counterfeit')
  await expect.element(field).toHaveValue('A counterfeit part')
  // Sent again unchanged, it is announced again.
  const first = page.getByRole('alert').element()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => first.isConnected).toBe(false)
  await expect.element(page.getByRole('alert')).toMatchTextContent('counterfeit')
  await expectAccessible()
  await hydrate(<ChatPage />)
  await expect.element(field).toHaveValue('A counterfeit part')
})

it('Enter pressed again while the text is being checked sends it once', async () => {
  await open('30001')
  const text = unique('Once')
  const release = holdCalls(/green\/text$/)
  await field.fill(text)
  await userEvent.keyboard('{Enter}{Enter}')
  release()
  await expect.element(own(text)).toMatchTextContent(delivered)
  await expect.element(field).toHaveValue('')
  // After a later message is delivered, a second copy of the first one would be there as well.
  const later = unique('Later')
  await field.fill(later)
  await userEvent.keyboard('{Enter}')
  await expect.element(own(later)).toMatchTextContent(delivered)
  expect(own(text).elements()).toHaveLength(1)
})

it('the emoji close when the visitor returns to the field, so that Esc there closes only the chat', async () => {
  await open('30001')
  const emoji = page.getByRole('button', { name: 'Emoji' })
  await emoji.click()
  await expect.element(page.getByRole('gridcell').first()).toHaveFocus()
  await field.click()
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument()
  await expect.element(emoji).toHaveAttribute('aria-expanded', 'false')
  await expect.element(field).toHaveFocus()
})

it('a text that is sent while another chat is opened is no longer a draft', async () => {
  await open('30001')
  const text = unique('Checked')
  const release = holdCalls(/green\/text$/)
  await field.fill(text)
  await userEvent.keyboard('{Enter}')
  const chosen = page.css('[data-session][aria-current]').element() as HTMLElement
  press(page.css('[data-session]:not([aria-current])').first())
  release()
  const line = page.css(`[data-session="${chosen.dataset['session']}"]`)
  await expect.element(line).toMatchTextContent(text)
  press(line)
  await expect.element(own(text)).toBeVisible()
  await expect.element(field).toHaveValue('')
})

it('cards that load while another chat is opened show no dialog about the former exhibitor', async () => {
  await open('30001')
  const titles = new Set<string>()
  const watch = new MutationObserver(() => titles.add(page.getByRole('dialog').query()?.textContent ?? ''))
  watch.observe(document.body, { childList: true, subtree: true, characterData: true })
  onTestFinished(() => watch.disconnect())
  const heading = page.getByRole('heading', { level: 2 }).first()
  const former = heading.element().textContent ?? ''
  const cards = page.getByRole('button', { name: 'Exchange cards' }).first()
  let answers = 0
  withAnswers(/card\/cards$/, (answer) => {
    answers += 1
    return answer
  })
  const release = holdCalls(/card\/cards$/)
  press(cards)
  press(page.css('[data-session]:not([aria-current])').first())
  await expect.element(heading).not.toMatchTextContent(former)
  release()
  await expect.poll(() => answers).toBe(1)
  press(cards)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect([...titles].join()).toContain(heading.element().textContent)
  expect([...titles].join()).not.toContain(former)
})

it('a card dialog that is opened before the exchanges have loaded shows them once they have', async () => {
  const release = holdCalls(/card\/exchanged$/)
  withAnswers(/card\/exchanged$/, (answer) => {
    const { records, ...rest } = answer as { records: object[] }
    return { ...rest, records: [{ ...records[0], exhibitorId: '30001', state: 'ASKED', card: null }] }
  })
  await open('30001')
  press(page.getByRole('button', { name: 'Exchange cards' }).first())
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('button', { name: 'Send', exact: false })).toBeVisible()
  const before = dialog.element().textContent
  release()
  await expect.poll(() => dialog.element().textContent).not.toBe(before)
  await expect.element(dialog).toMatchTextContent(/already/)
})

const picture = async (name: string, type = 'image/png') => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 48 })
  canvas.getContext('2d')?.fillRect(8, 6, 48, 36)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  return new File([blob ?? ''], name, { type })
}

it('pictures are chosen, pasted and dropped; a failed upload is retried, and an SVG is refused', async () => {
  await open('30001', 'emma.larsson@example.com')
  const done = () =>
    [...document.querySelectorAll('.message.mine:has(.bubble.img)')].filter((each) => delivered.test(each.textContent))
      .length
  const before = done()
  const choose = page.css('.tools input[accept*=image]')
  const mended = withFault('offline', /file\/signature/)
  await choose.upload(await picture('part.png'))
  const failed = page.css('.message.failed')
  await expect.element(failed).toMatchTextContent('failed')
  await expectAccessible()
  mended()
  await failed.getByRole('button', { name: 'Send again' }).click()
  await expect.element(failed).not.toBeInTheDocument()
  await expect.poll(done).toBe(before + 1)

  const data = new DataTransfer()
  data.items.add(await picture('screen.png'))
  const init = { bubbles: true, cancelable: true }
  field.element().dispatchEvent(new ClipboardEvent('paste', { ...init, clipboardData: data }))
  await expect.poll(done).toBe(before + 2)
  page
    .css('.messages')
    .element()
    .dispatchEvent(new DragEvent('drop', { ...init, dataTransfer: data }))
  await expect.poll(done).toBe(before + 3)
  await choose.upload(await picture('plan.svg', 'image/svg+xml'))
  await expect.element(page.css('.chat-note')).toMatchTextContent('Not sent: plan.svg. Pictures (JPG')
  // Errors are shown next to the conversation, whose newest message stays in view.
  const bottom = (css: string) => page.css(css).last().element().getBoundingClientRect().bottom
  const note = page.css('.chat-note .toast').element().getBoundingClientRect()
  await expect.poll(() => bottom('.message')).toBeLessThanOrEqual(bottom('.messages'))
  expect(bottom('.conversation')).toBeLessThanOrEqual(note.top)

  const enlarge = page.getByRole('button', { name: 'Enlarge the picture from you' }).last()
  await enlarge.click()
  const large = page.getByRole('dialog').getByRole('img', { name: 'Picture from you' })
  await expect.poll(() => (large.element() as HTMLImageElement).naturalWidth).toBe(64)
  await expectAccessible('dialog')
  await userEvent.keyboard('{Escape}')
  await expect.element(large).not.toBeInTheDocument()
  await expect.element(enlarge).toHaveFocus()
})

it('files are sent with name, size and type, retried after a new login, and refused with a reason', async () => {
  await open('30001', 'emma.larsson@example.com')
  const drawing = unique('Spindle')
  const choose = page.css('.tools input[accept*=step]')
  const sent = page.getByRole('link', { name: `Download ${drawing}.STEP STEP · 3 KB` })
  const mended = withFault('expired', /file\/signature/)
  await choose.upload(new File(['x'.repeat(2600)], `${drawing}.STEP`))
  // The upload waits for a new login; if the visitor cancels that, it is shown as failed later.
  const login = page.getByRole('dialog')
  await expect.element(login).toBeVisible()
  mended()
  press(login.getByRole('button', { name: 'Close' }))
  await expect.element(login).not.toBeInTheDocument()
  const failed = page.css('.message.failed')
  // The login has changed, and with it the connection.
  await open('30001', 'emma.larsson@example.com')
  await expect.element(failed).toMatchTextContent(drawing)
  await expectAccessible()
  await failed.getByRole('button', { name: 'Send again' }).click()
  await expect.element(sent).toBeVisible()
  const address = (sent.element() as HTMLAnchorElement).href
  expect((await (await fetch(address)).blob()).size).toBe(2600)
  expect(sent.element().getAttribute('download')).toBe(`${drawing}.STEP`)
  await expectAccessible()

  const drop = async (...files: File[]) => {
    const data = new DataTransfer()
    for (const file of files) data.items.add(file)
    const init = { bubbles: true, cancelable: true, dataTransfer: data }
    page.css('.messages').element().dispatchEvent(new DragEvent('drop', init))
  }
  const before = page.css('.message.mine').elements().length
  await drop(
    new File([new Uint8Array(20 * 1024 * 1024 + 1)], 'all.zip'),
    new File(['x'], 'setup.exe'),
    new File([], 'empty.pdf', { type: 'application/pdf' }),
  )
  const note = page.css('.chat-note')
  await expect.element(note).toMatchTextContent('all.zip. A file may have at most 20 MB.')
  await expect.element(note).toMatchTextContent('setup.exe. Pictures')
  await expect.element(note).toMatchTextContent('empty.pdf. Empty files cannot be sent.')
  expect(page.css('.message.mine').elements()).toHaveLength(before)

  // Not the fault `timeout`: the client would give up before a slow machine has checked the page.
  const release = holdCalls(/file\/signature/)
  await drop(new File(['x'], 'Wrong.pdf', { type: 'application/pdf' }))
  const waiting = page.css('.message.pending').filter({ hasText: 'Wrong.pdf' })
  await expect.element(waiting.getByRole('progressbar', { name: 'Uploading Wrong.pdf' })).toBeVisible()
  // The earlier refusals are cleared; they would cover the cancel button.
  await expect.element(note).toHaveTextContent('')
  await expectAccessible()
  await waiting.getByRole('button', { name: 'Cancel' }).click()
  release()
  await expect.element(page.css('.message').filter({ hasText: 'Wrong.pdf' })).not.toBeInTheDocument()
})

it('conversations beyond the newest 100 are appended to the list, and the first receives the focus', async () => {
  const session = (at: number) => ({
    ...{ _id: `S${at}`, chatgroupId: `G${at}`, status: 'ACTIVE', role: 'EXHIBITOR', roleId: '30001' },
    ...{ title: `Maker ${at}`, isStaffOnline: false, unreadCount: at === 120 ? 3 : 0, memberCount: 2 },
    updateTime: new Date(Date.UTC(2026, 10, 18) - at * 60_000).toISOString(),
  })
  const all = Array.from({ length: 130 }, (_, at) => session(at))
  const reply = (data: object) => ({ success: true, errCode: 0, errMsg: '', ...data })
  withAnswers(/chat\/list$/, () => reply({ list: all.slice(0, 100) }))
  withAnswers(/session\/page$/, () => reply({ records: all.slice(100), total: 130, facets: {} }))
  await openPage('/en-US/chat/', 'chat')
  await logIn()
  await hydrate(<ChatPage />)
  const lines = page.css('.sessions [data-session]')
  await expect.poll(() => lines.elements().length).toBe(100)
  const mended = withFault('offline', /session\/page$/)
  press(page.getByRole('button', { name: 'Load earlier conversations' }))
  const retry = page.css('.sessions .older').getByRole('button', { name: 'Try again' })
  await expect.element(retry).toBeVisible()
  await expectAccessible()
  mended()
  press(retry)
  await expect.poll(() => lines.elements().length).toBe(130)
  await expect.element(lines.nth(100)).toHaveFocus()
  await expect.element(lines.nth(120)).toMatchTextContent('3 unread')
  await expect.element(page.css('.sessions .older')).not.toBeInTheDocument()
})

it('a search of the chats that finds none is announced', async () => {
  await open('30001')
  const status = page.css('.sessions [role="status"]').element()
  expect(status.textContent).toBe('')
  await page.getByRole('searchbox').fill('zzz')
  await expect.poll(() => status.textContent).toContain('No conversation matches')
  await page.getByRole('searchbox').fill('')
  await expect.poll(() => status.textContent).toBe('')
})

it('an unknown chat shows a message', async () => {
  await openPage('/en-US/chat/?chatgroupId=none', 'chat')
  await logIn()
  await hydrate(<ChatPage />)
  await expect.element(page.getByText('This conversation is not in your list', { exact: false })).toBeVisible()
})

it('in the drawer, the reason is shown if the chat with the exhibitor cannot be opened', async () => {
  await openPage('/en-US/exhibitor/detail/30001/', 'chat')
  await logIn()
  withFault('broken', /\/chat\/to\//)
  await openOver('chat')
  const drawer = page.getByRole('dialog', { name: 'Messages' })
  await expect.element(drawer.getByRole('status').filter({ hasText: 'That did not work' })).toBeVisible()
  const list = drawer.getByRole('region', { name: 'Conversations' })
  await expect.element(list).toBeVisible()
  // On a phone the list is alone in the drawer.
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1440, 900))
  await list.getByRole('button', { name: 'Close' }).click()
  await expect.element(drawer).not.toBeInTheDocument()
})

it('the drawer stays open when a picture in it is closed by Esc, or no file is chosen', async () => {
  await openPage('/en-US/exhibitor/detail/30001/', 'chat')
  await logIn('emma.larsson@example.com')
  await openOver('chat')
  const drawer = page.getByRole('dialog', { name: 'Messages' })
  await expect.element(field).toBeEnabled()
  const choose = page.css('.drawer .tools input[accept*=image]')
  // As browsers report a file dialog that was cancelled.
  choose.element().dispatchEvent(new Event('cancel', { bubbles: true }))
  await expect.element(drawer).toBeVisible()
  await choose.upload(await picture('esc.png'))
  await expect.element(page.css('.drawer .message.mine:has(.bubble.img)').last()).toMatchTextContent(delivered)
  const enlarge = drawer.getByRole('button', { name: 'Enlarge the picture from you' }).last()
  await enlarge.click()
  const large = page.getByRole('dialog', { name: 'Picture from you' })
  await expect.element(large).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(large).not.toBeInTheDocument()
  await expect.element(enlarge).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer).not.toBeInTheDocument()
})

it('without a login, the page asks for one and gives the reason', async () => {
  await openPage('/en-US/chat/?role=EXHIBITOR&roleId=30001', 'chat')
  await hydrate(<ChatPage />)
  await expect.element(page.getByRole('dialog').getByRole('heading', { level: 2 })).toMatchTextContent('chat')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('heading', { name: 'Log in to see your messages' })).toBeVisible()
  await expectAccessible()
})

it('a requested chat that opens late does not replace the one that was chosen meanwhile', async () => {
  const release = holdCalls(/chat\/to\/EXHIBITOR\/30006/)
  await openPage('/en-US/chat/?role=EXHIBITOR&roleId=30006', 'chat')
  await logIn()
  await hydrate(<ChatPage />)
  const chosen = page.css('[data-session="CG-U1001-30001"]')
  await chosen.click()
  await expect.element(field).toBeEnabled()
  release()
  await expect.element(page.css('[data-session="CG-U1001-30006"]')).toBeVisible()
  await expect.element(chosen).toHaveAttribute('aria-current', 'true')
  expect(chatInAddress()).toBe('CG-U1001-30001')
})

it('a chat that is removed late does not close the one that was chosen meanwhile', async () => {
  await open('30007')
  await expect.poll(() => chatInAddress()).toBe('CG-U1001-30007')
  const release = holdCalls(/alichat\/chat\/(?!list)[^/]+$/)
  await page.getByRole('button', { name: 'Remove from the list' }).click()
  const chosen = page.css('[data-session="CG-U1001-30001"]')
  await chosen.click()
  release()
  await expect.element(page.css('[data-session="CG-U1001-30007"]')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  expect(chatInAddress()).toBe('CG-U1001-30001')
})
