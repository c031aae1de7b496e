import type { Activity } from '@fair/contract/activity.ts'
import { contract } from '@fair/contract/index.ts'
import { LANGUAGES, type Language } from '@fair/contract/rules/language.ts'
import { payload } from '@fair/sandbox/testing/call-sandbox.ts'
import { fixtureSandbox } from '@fair/sandbox/testing/fixture.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { testPage } from '../../../tests/page-context.ts'
import { parsed } from '../../../tests/parsed.ts'
import { renderView } from '../../../tests/render-view.tsx'
import { safe } from '../../../tests/safe-html.ts'
import { ItemView } from './ItemView.tsx'
import { itemPath, itemViews } from './ucan.ts'

const sandbox = fixtureSandbox()
afterAll(() => sandbox.close())

async function activities(language: Language): Promise<Activity[]> {
  const headers = { language, exhibitionId: '2001', tenantId: 'A' }
  const { records } = await payload(sandbox, contract.search.offlineActivity, { pageSize: 0 }, headers)
  return parsed(
    await Promise.all(
      records.map(({ activityId }) => payload(sandbox, contract.activity.detail, { activityId }, headers)),
    ),
  )
}

it('lessons are separate from other agenda items', async () => {
  const all = await activities('en-US')
  const [items, courses] = [[...itemViews(all, 'AGENDA')], [...itemViews(all, 'COURSE')]]
  expect(items.length + courses.length).toBe(all.flatMap(({ agenda }) => agenda).length)
  expect(courses.length).toBeGreaterThan(0)
  expect(courses.every(({ item }) => itemPath(item).startsWith('/ucan/coursedetail/'))).toBe(true)
  expect(items.every(({ item }) => itemPath(item).startsWith('/ucan/agendadetail/'))).toBe(true)
})

describe.each(LANGUAGES)('an item in %s', (language) => {
  it('links to its activity, its neighbours and its speakers', async () => {
    const page = testPage(language)
    for (const view of itemViews(await activities(language), 'AGENDA')) {
      const html = renderView(page, <ItemView {...view} html={safe('')} />)
      expect(html).toContain(page.href(`/activity/detail/${view.activity.activityId}`))
      for (const other of view.others) expect(html).toContain(page.href(itemPath(other)))
      for (const { guestId } of view.item.guests) expect(html).toContain(page.href(`/ucan/guestdetail/${guestId}`))
    }
  })
})
