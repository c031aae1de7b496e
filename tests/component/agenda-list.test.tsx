// The programme's lists: day, hall and topic, exhibitors with theirs, nothing found, and a platform that fails.
import '../../src/styles/agenda.css'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { PrerenderedAgenda } from '../../src/features/agenda/AgendaGroups.tsx'
import { AgendaList } from '../../src/features/agenda/AgendaList.tsx'
import { askAgenda } from '../../src/features/agenda/agenda.api.ts'
import { type AgendaKind, agendaGroups } from '../../src/features/agenda/agenda.ts'
import { plainAgenda } from '../../src/features/agenda/agenda-address.ts'
import { facetsOf } from '../../src/features/agenda/agenda-list.ts'
import { now } from '../../src/lib/clock.ts'
import { dataOf } from '../connected.ts'
import { expectAccessible } from './accessible.ts'
import { hydrate, openPage } from './island.tsx'
import { withFault } from './network.ts'

async function open(kind: AgendaKind, query = '') {
  const { page: context, call } = await openPage(`/en-US/${kind}/${query}`, 'agenda')
  const answer = dataOf(await askAgenda(call, kind, plainAgenda(1), AbortSignal.timeout(20_000)))
  if (answer.by !== 'time') throw new Error('not by time')
  const { records, total, facets } = answer.page
  const list = { kind, pageNum: 1, total, ...facetsOf(facets) }
  const groups = agendaGroups(records, now(), context.zone)
  await hydrate(
    <AgendaList {...list}>
      <PrerenderedAgenda page={context} groups={groups} {...list} />
    </AgendaList>,
  )
}
const rows = () => document.querySelectorAll('.agenda-group li').length
const chips = () => [...document.querySelectorAll('.chip')].map((each) => each.textContent)

it('a day, then a hall: each a step that Back undoes', async () => {
  await open('meeting')
  await page.getByRole('navigation', { name: 'Days' }).getByRole('link', { name: /Fri/ }).click()
  await expect.poll(chips).toHaveLength(1)
  expect(location.search).toBe('?date=2026-11-20')
  await expect.poll(() => document.querySelector('[role=status]')?.textContent).toBe(`${rows()} meetings`)
  const ofDay = rows()
  await page.css('.facet input:enabled').first().click()
  await expect.poll(rows).toBeLessThan(ofDay)
  expect(location.search).toMatch(/^\?date=2026-11-20&hall=/)
  await expectAccessible('.browse')
  history.back()
  await expect.poll(rows).toBe(ofDay)
  history.back()
  await expect.poll(chips).toEqual([])
})

it('lives by their exhibitors', async () => {
  await open('live')
  await page.getByRole('link', { name: 'By exhibitor' }).click()
  await expect.element(page.css('.entities .byline').first()).toBeVisible()
  expect(location.search).toBe('?type=exhibitor')
  await expect.element(page.css('.entities .agenda a[href*="/live/detail/"]').first()).toBeVisible()
})

it('nothing found leads on', async () => {
  await open('live', '?topic=Nothing')
  await expect.element(page.getByRole('heading', { name: 'No streams to show' })).toBeVisible()
  await expectAccessible('#list')
  await page.css('main .btn-primary').filter({ hasText: 'Clear filters' }).last().click()
  await expect.poll(rows).toBeGreaterThan(0)
})

it('a platform that fails says so, keeps the day, and is asked again', async () => {
  await open('meeting')
  const mended = withFault('html', /search/)
  await page.getByRole('navigation', { name: 'Days' }).getByRole('link', { name: /Fri/ }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(chips()).toHaveLength(1)
  await expectAccessible('#list')
  mended()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(rows).toBeGreaterThan(0)
  expect(chips()).toHaveLength(1)
})
