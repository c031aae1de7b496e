// The browser is killed while a buyer takes notes: all saved notes are there afterwards. KILLS=100 tries it longer.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HANG_GUARD } from '../hang-guard.ts'
import { expect, test } from './fixtures.ts'
import { kill, start } from './killable-browser.ts'

const KILLS = Number(process.env['KILLS'] ?? 6)
const PHOTO = 'docs/home.webp'

/** Ids of this many exhibits of a list. */
async function idsOf(list: string, count: number): Promise<string[]> {
  const ids = new Set<string>()
  for (let n = 1; ids.size < count; n += 1) {
    const html = await (await fetch(n === 1 ? list : `${list}page/${n}/`)).text()
    for (const [, id = ''] of html.matchAll(/\/exhibits\/detail\/(\d+)\//g)) ids.add(id)
  }
  return [...ids].slice(0, count)
}

test('notes with photos survive kills of the browser', { tag: '@all' }, async ({ baseURL }) => {
  test.setTimeout(HANG_GUARD + KILLS * 60_000)
  const exhibits = await idsOf(`${baseURL}/en-US/exhibits/`, 2 * KILLS)
  const profile = mkdtempSync(join(tmpdir(), 'notebook-'))
  const stored: string[] = []
  let started = await start(profile)
  try {
    for (const [n, id] of exhibits.entries()) {
      const text = `Note ${n} about ${id}`
      const { page } = started
      await page.goto(`${baseURL}/en-US/exhibits/detail/${id}/`)
      await page.getByRole('main').getByRole('button', { name: 'Note', exact: true }).click()
      const dialog = page.getByRole('dialog', { name: /^Note: / })
      await dialog.getByLabel('Add photo').setInputFiles(PHOTO)
      await expect(dialog.locator('.note-photos img')).toHaveCount(1)
      await dialog.getByRole('textbox', { name: 'Note' }).fill(text)
      await expect(dialog.getByText('Saved on this device.')).toBeVisible()
      stored.push(text)
      if (n % 2 === 0) continue
      // In the middle of another change.
      void dialog
        .getByRole('textbox', { name: 'Note' })
        .pressSequentially(' and more')
        .catch(() => {})
      await page.waitForFunction(() =>
        (document.querySelector('dialog textarea') as HTMLTextAreaElement).value.includes(' a'),
      )
      await kill(started)
      started = await start(profile)
      await started.page.goto(`${baseURL}/en-US/notebook/`)
      const texts = started.page.locator('.notebook-text')
      await expect(texts).toHaveCount(stored.length)
      const shown = (await texts.allTextContents()).join('\n')
      expect(stored.filter((each) => !shown.includes(each))).toEqual([])
      await expect(started.page.locator('.notebook-photos > img')).toHaveCount(stored.length)
    }
  } finally {
    await kill(started)
    rmSync(profile, { recursive: true, force: true })
  }
})
