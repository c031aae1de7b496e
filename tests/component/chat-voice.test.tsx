// Voice messages: a recording that the visitor leaves.
import '../../src/styles/chat-page.css'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ChatPage } from '../../src/features/chat/ChatPage.tsx'
import { expectAccessible } from './accessible.ts'
import { hydrate, logIn, openOver, openPage, press } from './island.tsx'

/** Records without a microphone. */
class FakeRecorder extends EventTarget {
  static isTypeSupported = () => true
  state = 'inactive'
  mimeType = 'audio/webm;codecs=opus'
  start() {
    this.state = 'recording'
  }
  stop() {
    this.state = 'inactive'
    this.dispatchEvent(new BlobEvent('dataavailable', { data: new Blob(['recorded'], { type: 'audio/webm' }) }))
  }
}

beforeEach(() => {
  vi.stubGlobal('MediaRecorder', FakeRecorder)
  const microphone = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(new MediaStream())
  onTestFinished(() => {
    vi.unstubAllGlobals()
    microphone.mockRestore()
  })
})

const unsent = page.css('.message.failed').filter({ hasText: 'Your voice message has not been sent yet' })

async function record() {
  press(page.getByRole('button', { name: 'Record a voice message' }))
  await expect.element(page.css('.recording')).toMatchTextContent('0:01')
}

it('a recording that runs while another chat is opened waits in its chat until it is sent', async () => {
  await openPage('/en-US/chat/?role=EXHIBITOR&roleId=30001', 'chat')
  await logIn('emma.larsson@example.com')
  await hydrate(<ChatPage />)
  const field = page.getByLabelText('Message', { exact: true })
  await expect.element(field).toBeEnabled()
  const chosen = page.css('[data-session][aria-current]').element() as HTMLElement
  await record()
  press(page.css('[data-session]:not([aria-current])').first())
  await expect.element(page.css('#toasts')).toMatchTextContent('It is kept in that conversation')
  await expect.element(field).toBeEnabled()
  await expect.element(unsent).not.toBeInTheDocument()
  press(page.css(`[data-session="${chosen.dataset['session']}"]`))
  await expect.element(unsent).toBeVisible()
  await expectAccessible()
  const sent = () => page.css('.message.mine:has(.bubble.voice):not(.failed, .pending)').elements().length
  const before = sent()
  press(unsent.getByRole('button', { name: 'Send voice message' }))
  await expect.element(unsent).not.toBeInTheDocument()
  await expect.poll(sent).toBe(before + 1)
})

it('a recording that runs while the messages over the page are closed is still there when they open again', async () => {
  await openPage('/en-US/exhibitor/detail/30001/', 'chat')
  await logIn('emma.larsson@example.com')
  await openOver('chat')
  const drawer = page.getByRole('dialog', { name: 'Messages' })
  await expect.element(drawer).toBeVisible()
  await record()
  press(drawer.getByRole('button', { name: 'Close', exact: true }).last())
  await expect.element(drawer).not.toBeInTheDocument()
  await expect.element(page.css('body > #toasts')).toMatchTextContent('has not been sent')
  await openOver('chat')
  await expect.element(unsent).toBeVisible()
  press(unsent.getByRole('button', { name: 'Discard' }))
  await expect.element(unsent).not.toBeInTheDocument()
})
