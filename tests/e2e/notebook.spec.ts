// A buyer takes notes: without an account or a network, on the hall's map, and on the next device.
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { watchNetwork } from './at-rest.ts'
import { expect, test } from './fixtures.ts'

test.use({ locale: 'en-US' })

const NO_NETWORK = /Failed to fetch|ERR_INTERNET_DISCONNECTED|net::|Failed to load resource/

const stored = (page: Page) => page.getByRole('dialog').getByText('Saved on this device.')

async function openNote(page: Page) {
  await page.getByRole('main').getByRole('button', { name: 'Note', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Note: / })
  await expect(dialog.getByRole('textbox', { name: 'Note' })).toBeFocused()
  return dialog
}

test('a note is written by keyboard, survives a reload, is listed with its booth and marked on the map', async ({
  page,
}) => {
  const atRest = watchNetwork(page)
  await page.goto('/en-US/exhibitor/detail/30001/')
  const name = (await page.locator('h1').textContent()) ?? ''
  const booth = (await page.locator('main a.booth-link:has(.booth-l)').getAttribute('href')) ?? ''
  await page.getByRole('main').getByRole('button', { name: 'Note', exact: true }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: `Note: ${name}` })
  await expect(dialog.getByRole('textbox', { name: 'Note' })).toBeFocused()
  await page.keyboard.type('Fast answers')
  const visited = dialog.getByRole('switch', { name: 'Visited' })
  await visited.focus()
  await page.keyboard.press('Space')
  await dialog.getByRole('radio', { name: '1 star' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('radio', { name: '2 stars' })).toBeChecked()
  await expect(stored(page)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('main').getByRole('button', { name: 'Note', exact: true })).toBeFocused()
  await page.reload()
  await openNote(page)
  await expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('Fast answers')
  await dialog.getByRole('link', { name: 'Notebook' }).click()
  const row = page.locator('.notebook-supplier', { hasText: name })
  await expect(row).toContainText('Fast answers')
  await expect(row.locator('.booth-link')).toHaveAttribute('href', booth)
  await expect(row.getByRole('img', { name: '2 stars' })).toBeVisible()
  await expectAccessible(page)
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV' }).click()])
  expect(file.suggestedFilename()).toBe('notebook.csv')
  await row.locator('.booth-link').click()
  await page.waitForURL(/\/hall\//)
  await atRest()
  await page.locator('h1').hover()
  await expect(page.locator('.hall-booths a:target .hall-mark-visited')).toBeVisible()
})

test('notes are part of the link that copies saved items to another device', { tag: '@all' }, async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/en-US/exhibits/detail/800001/')
  await page.locator('main [data-save^="EXHIBIT:"]').first().click()
  const dialog = await openNote(page)
  await dialog.getByRole('textbox', { name: 'Note' }).fill('MOQ 50')
  await expect(stored(page)).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.goto('/en-US/personal-center/exhibits/')
  await page.getByRole('button', { name: 'To another device' }).click()
  await expect(page.getByRole('switch', { name: 'With my note' })).toBeChecked()
  await page.evaluate(() => {
    Object.assign(navigator.clipboard, {
      writeText: async (text: string) => Object.assign(globalThis, { copied: text }),
    })
  })
  await page.getByRole('button', { name: 'Copy the link' }).click()
  const link = await page.evaluate(() => (globalThis as unknown as { copied: string }).copied)
  expect(link).toMatch(/#take=EXHIBIT\.800001&notes=[\w-]+$/)

  const other = await browser.newContext({ locale: 'en-US', ...(baseURL && { baseURL }) })
  const second = await other.newPage()
  await second.goto(link)
  await expect(second.getByText('This link brings 2 new items. One of them is a note.')).toBeVisible()
  await second.getByRole('button', { name: 'Add them' }).click()
  await expect(second.getByText('2 items added')).toBeVisible()
  await second.goto('/en-US/notebook/')
  await expect(second.locator('.notebook-supplier')).toContainText('MOQ 50')
  await other.close()
})

test('notes can be written and listed offline, in the stored fair', { tag: '@all' }, async ({
  page,
  context,
  problems,
}) => {
  await page.goto('/en-US/offline/')
  await page.getByRole('button', { name: /^Download \(.*MB\)$/ }).click()
  await expect(page.getByRole('heading', { name: /pages are ready for offline use/ })).toBeVisible()
  problems.allow(NO_NETWORK)
  await context.setOffline(true)
  await page.goto('/en-US/exhibits/detail/800001/')
  const dialog = await openNote(page)
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Seen in the hall')
  await expect(stored(page)).toBeVisible()
  await dialog.getByRole('link', { name: 'Notebook' }).click()
  await expect(page.locator('.notebook-supplier')).toContainText('Seen in the hall')
  await page.getByRole('link', { name: 'Printed guide' }).click()
  await expect(page.locator('.guide-booths > li')).toContainText('Seen in the hall')
})
