// A platform whose token and chats contain no IM ids: chats work with only hex/identity and getImChatAppUid.
import '../../src/styles/chat-page.css'
import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ChatPage } from '../../src/features/chat/ChatPage.tsx'
import { expectAccessible } from './accessible.ts'
import { hydrate, logIn, openPage } from './island.tsx'
import { watchCalls, withFault } from './network.ts'

/** Its chat is not one of chat.test.tsx, which counts messages and may run meanwhile. */
const EXHIBITOR = '30005'
const CHAT = `CG-U1001-${EXHIBITOR}`
const field = page.getByLabelText('Message', { exact: true })
const own = (text: string) => page.css('.message.mine').filter({ hasText: text })
const retry = page.getByRole('button', { name: 'Try again' })

async function switchIds(ids: 'on' | 'off'): Promise<void> {
  const body = new URLSearchParams({ state: 'on', ids })
  expect((await fetch('/sandbox/do/chat-service', { method: 'POST', body })).ok).toBe(true)
}

async function withoutIds(): Promise<void> {
  onTestFinished(() => switchIds('on'))
  await switchIds('off')
}

async function openWith(roleId: string): Promise<void> {
  await openPage(`/en-US/chat/?role=EXHIBITOR&roleId=${roleId}`, 'chat')
  await logIn()
  await hydrate(<ChatPage />)
}

it('a sent message is acknowledged, and is still the visitor’s own when the chat is opened from the list', async () => {
  await withoutIds()
  const calls = watchCalls()
  await openWith(EXHIBITOR)
  await expect.element(field).toBeEnabled()
  await field.fill('Without ids')
  await userEvent.keyboard('{Enter}')
  await expect.element(own('Without ids').last()).toMatchTextContent(/Delivered|Read/)
  expect(new URLSearchParams(location.search).get('chatgroupId')).toBe(CHAT)
  expect(calls).toContain('GET /api/v1/app/hex/identity')
  expect(calls).toContain('POST /api/v2/app/negotiation/getImChatAppUid')

  await openPage('/en-US/chat/', 'chat')
  await hydrate(<ChatPage />)
  await page.css(`[data-session="${CHAT}"]`).click()
  await expect.element(own('Without ids').last()).toBeVisible()
})

it('an error is shown when hex/identity fails, and the page connects on a retry', async () => {
  await withoutIds()
  const mended = withFault('broken', /hex\/identity/)
  await openWith(EXHIBITOR)
  await expect.element(page.getByText('The conversations could not be loaded.')).toBeVisible()
  await expectAccessible()
  mended()
  await retry.click()
  await expect.element(field).toBeEnabled()
})

it('errors are shown in the chat and the list when getImChatAppUid fails, and both load on a retry', async () => {
  await withoutIds()
  const mended = withFault('broken', /getImChatAppUid/)
  await openWith(EXHIBITOR)
  await expect.poll(() => retry.elements().length).toBe(2)
  await expectAccessible()
  mended()
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await expect.element(field).toBeEnabled()
  await retry.click()
  await expect.element(retry).not.toBeInTheDocument()
  await expect.element(page.css(`[data-session="${CHAT}"]`)).toBeVisible()
})
