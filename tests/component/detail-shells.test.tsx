// A page behind `?id=`: an item that was not built, one that does not exist, and a platform that fails.
import '../../src/styles/detail-fallback.css'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { DetailFallback } from '../../src/layouts/DetailFallback.tsx'
import type { DetailRoute } from '../../src/layouts/detail-route.ts'
import { DETAILS, type DetailName } from '../../src/layouts/details.ts'
import { expectAccessible } from './accessible.ts'
import { hydrate, openPage } from './island.tsx'
import { watchCalls, withFault, withoutPath } from './network.ts'

/** An item of the sample fair for each. */
const ITEMS: Record<DetailName, string> = {
  '/exhibits/detail': '800001',
  '/exhibitor/detail': '30001',
  '/exhibition-group/detail': 'G05',
  '/national-image/detail': 'NI-JP',
  '/member/detail': 'M2001-chamber',
  '/guest/detail': 'gs-01',
  '/ucan/guestdetail': 'gs-02',
  '/project/detail': 'P001',
  '/news/detail': '7001',
  '/live/detail': '0018e7fd77d283a40e167b17',
  '/meeting/detail': '5002',
  '/activity/detail': 'A2001-award',
  '/activity/contain/detail': 'A2001-launches',
  '/activity/contain/detail/list': 'A2001-launches',
  '/ucan/agendadetail': 'A2001-award-1',
  '/ucan/coursedetail': 'A2001-clinic-1',
  '/concert/player': 'V-buyers-1',
  '/micro-page': 'MP06',
  '/agreement': '1001-privacy',
  '/ticket/details': '2001-visitor',
}
const heading = page.getByRole('heading', { level: 1 })

async function open(of: DetailName, id: string) {
  const { by, texts }: DetailRoute = DETAILS[of]
  const { page: context } = await openPage(`/en-US${of}/?${by}=${encodeURIComponent(id)}`, ...texts)
  const title = context.t(DETAILS[of].words.title)
  document.title = `${title} – Haihui Expo`
  await hydrate(
    <DetailFallback of={of} title={title} siteName="Haihui Expo">
      <h1>{title}</h1>
    </DetailFallback>,
  )
  return { ...context, title }
}

describe.each(Object.keys(DETAILS) as DetailName[])('%s', (of) => {
  const { words, list }: DetailRoute = DETAILS[of]

  it('renders an item that was not prerendered', async () => {
    const { t, title } = await open(of, ITEMS[of])
    await expect.poll(() => document.title).not.toBe(`${title} – Haihui Expo`)
    await expect.element(heading).toBeVisible()
    const name = heading.element().textContent ?? ''
    expect([t(words.missing), t(words.failed)]).not.toContain(name)
    expect(document.title).toContain(name)
    await expectAccessible()
  })

  it('shows "not found" for an unknown item, and links to the list', async () => {
    const { t, href } = await open(of, 'nothing-of-this')
    await expect.element(heading).toMatchTextContent(t(words.missing))
    expect(document.title).toContain(t(words.missing))
    const way = page.getByRole('link', { name: t(words.list) })
    await expect.element(way).toHaveAttribute('href', href(list))
    await expectAccessible()
  })
})

it.each(['../', '..', 'a b', ''])('an id that is not a valid path segment (%j) is not requested', async (id) => {
  await openPage('/en-US/')
  const requests = watchCalls()
  const { t } = await open('/exhibitor/detail', id)
  await expect.element(heading).toMatchTextContent(t('list:exhibitorNotFound'))
  expect(requests.filter((each) => each.includes('/detail'))).toEqual([])
})

it.each(['broken', 'offline'])('a failed request (%s) shows an error, and the item loads on a retry', async (fault) => {
  await openPage('/en-US/')
  const mended = withFault(fault, /\/webapi\//)
  const { t } = await open('/project/detail', 'P001')
  await expect.element(heading).toMatchTextContent(t('list:itemFailed'))
  await expectAccessible()
  mended()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(heading).toMatchTextContent('Spindle and ball screw park, second phase')
})

it('an exhibitor is loaded with the older call if the platform lacks the newer one', async () => {
  await openPage('/en-US/')
  withoutPath(/\/v2\/app\/exhibitor\/detail\//)
  const requests = watchCalls()
  const { t } = await open('/exhibitor/detail', ITEMS['/exhibitor/detail'])
  await expect.poll(() => requests.some((each) => each.includes('/api/v1/app/exhibitors/detail/30001'))).toBe(true)
  await expect.element(page.getByRole('heading', { name: t('exhibitor:about') })).toBeVisible()
})

it('an exhibit shows eight related exhibitors', async () => {
  const { t } = await open('/exhibits/detail', ITEMS['/exhibits/detail'])
  const heading = page.getByRole('heading', { name: t('exhibits:relatedExhibitors') })
  await expect.element(heading).toBeVisible()
  expect(heading.element().closest('section')?.querySelectorAll('li > a:not(.booth-link)').length).toBe(8)
})
