// Toasts while dialogs are open: in the topmost one, where they can be read and closed.
import '../../src/styles/chat-page.css'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { showToast } from '../../src/stores/toasts.ts'
import { expectAccessible } from './accessible.ts'
import { logIn, openOver, openPage, press } from './island.tsx'

it('a toast is shown in the topmost dialog, and in the one below it once that is closed', async () => {
  await openPage('/en-US/exhibitor/detail/30001/', 'chat')
  await logIn()
  await openOver('chat')
  const drawer = page.getByRole('dialog', { name: 'Messages' })
  const send = drawer.getByRole('button', { name: 'Send', exact: true })
  await expect.element(send).toBeVisible()
  showToast({ text: 'Not saved', bad: true })
  const inDrawer = page.css('dialog.drawer > #toasts .toast')
  await expect.element(inDrawer).toMatchTextContent('Not saved')
  // It covers neither the field nor the button.
  await send.click({ trial: true })
  await expectAccessible('dialog')

  press(drawer.getByRole('button', { name: 'Exchange cards' }).first())
  const inDialog = page.css('dialog.dialog > #toasts .toast')
  await expect.element(inDialog).toMatchTextContent('Not saved')
  // The region was taken away, as by another script, while both dialogs are open.
  document.getElementById('toasts')?.remove()
  showToast({ text: 'Not sent', bad: true })
  await expect.element(inDialog).toMatchTextContent('Not sent')
  press(page.css('dialog.dialog').getByRole('button', { name: 'Close' }).first())
  await expect.element(inDrawer).toMatchTextContent('Not sent')
  await inDrawer.getByRole('button', { name: 'Close' }).click()
  await expect.element(inDrawer).not.toBeInTheDocument()
  showToast({ text: 'Not found', bad: true })
  await expect.element(inDrawer).toBeVisible()
  press(page.css('.conversation > header').getByRole('button', { name: 'Close' }))
  await expect.element(page.css('body > #toasts .toast')).toMatchTextContent('Not found')
})
