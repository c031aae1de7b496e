import { msOf } from '@fair/contract/rules/instant.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { testPage } from '../../tests/page-context.ts'
import { testPageData } from '../../tests/page-data.ts'
import { setOffset } from './clock.ts'
import { liveAddress } from './live-address.ts'
import { liveContext } from './page-context.ts'

afterEach(() => setOffset(0))

it.each([null, '2003'])('an island on a device with a wrong clock has the platform’s time: exhibition %s', (liveId) => {
  const page = liveContext(testPageData({ liveId }), testPage().t)
  const wrong = msOf(page.now)
  const day = 86_400_000
  setOffset(-day)
  expect(Math.round((msOf(page.now) - wrong) / day)).toBe(-1)
})

describe('an address in an unbuilt exhibition', () => {
  it.each(['/exhibits', '/exhibition-group', '/member', '/activity/contain'])('leads to the shell of %s', (list) => {
    expect(liveAddress(`${list}/detail/a.1/`, { tab: 'x' }, '2003')).toEqual([
      `${list}/detail`,
      { tab: 'x', id: 'a.1', live: '2003' },
    ])
  })

  it('exists for further pages of a list, landing pages and other detail pages', () => {
    expect(liveAddress('/exhibits/page/2', {}, '2003')).toEqual(['/exhibits', { live: '2003', page: '2' }])
    expect(liveAddress('/exhibitor/region', {}, '2003')).toEqual(['/exhibitor', { live: '2003' }])
    // Figures are rendered only at build time.
    expect(liveAddress('/exhibition/figures', {}, '2003')).toEqual(['/home', { live: '2003' }])
    expect(liveAddress('/ucan/agendadetail/7', {}, '2003')).toEqual(['/ucan/agendadetail', { id: '7', live: '2003' }])
    expect(liveAddress('/concert/player/7', {}, '2003')).toEqual(['/concert/player', { id: '7', live: '2003' }])
  })

  it('exists for the contents of a series', () => {
    const list = '/activity/contain/detail/list'
    expect(liveAddress(list, {}, '2003')).toEqual(['/activity/contain', { live: '2003' }])
    expect(liveAddress(`${list}/7`, {}, '2003')).toEqual([list, { id: '7', live: '2003' }])
  })

  it.each(['/', '/exhibits', '/exhibits/detail'])('leaves the path %s unchanged', (path) => {
    expect(liveAddress(path, {}, '2003')).toEqual([path, { live: '2003' }])
  })
})
