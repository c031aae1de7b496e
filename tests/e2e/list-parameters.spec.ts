// An address may contain a parameter of another list: links are copied, and campaigns add their own.
import { LIST_PARAMETERS } from '../../src/stores/list-names.ts'
import { expect, test } from './fixtures.ts'

const LISTS = ['exhibits', 'exhibitor', 'guest', 'project', 'member', 'exhibition-group', 'live', 'meeting', 'activity']

test('no list is hidden because of a parameter that it does not read', { tag: '@all' }, async ({ page }) => {
  for (const list of LISTS) {
    await page.goto(`/en-US/${list}/`, { waitUntil: 'commit' })
    const html = page.locator('html')
    const reads = (await html.getAttribute('data-query'))?.split(' ') ?? []
    expect(reads, list).toContain('keyword')
    const opens = async (names: readonly string[]) => {
      await page.goto(`/en-US/${list}/?${names.map((name) => `${name}=exhibitor`).join('&')}`, { waitUntil: 'commit' })
      await expect(page.locator('main .results').first()).toBeVisible()
      await expect(html, `${list} ${names}`).not.toHaveClass(/is-query-state/)
    }
    await opens(LIST_PARAMETERS.filter((each) => !reads.includes(each)))
    // Parameters that it reads cover the list until the island renders it, even if they have no effect.
    await opens(reads.filter((each) => each !== 'live'))
    if (reads.includes('specification')) await opens(['specification'])
  }
})
