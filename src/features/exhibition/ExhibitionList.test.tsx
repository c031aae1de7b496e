// @vitest-environment jsdom

import { act } from 'react'
// biome-ignore lint/style/noRestrictedImports: the test hydrates as Astro does
import { hydrateRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { testPage } from '../../../tests/page-context.ts'
import { parsed } from '../../../tests/parsed.ts'
import { renderIsland } from '../../../tests/render-island.tsx'
import { ExhibitionList } from './ExhibitionList.tsx'
import type { ExhibitionSources } from './exhibition.ts'

const fair = (exhibitionId: string, startTime: string, endTime: string) => ({
  ...{ exhibitionId, isCurrent: '0' as const, publishState: '1' as const, dataSourceSearch: 'ES' as const },
  ...{ businessCardConfig: [], exhibitionName: `Fair ${exhibitionId}`, shortName: exhibitionId, summary: '' },
  ...{ startTime, endTime, openFrom: '09:00', openTo: '17:00', timeZone: 'Asia/Shanghai' },
  ...{ venue: 'Hall', city: 'Ningbo', updateTime: startTime },
})

afterEach(() => void vi.useRealTimers())

it('lists an exhibition that has opened since the build as open after hydration', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.useFakeTimers({ now: Date.parse('2026-12-02T02:00:00Z') })
  const exhibitions = [
    fair('2001', '2026-11-18T01:00:00Z', '2026-11-21T09:00:00Z'),
    fair('2002', '2026-12-01T01:00:00Z', '2026-12-03T09:00:00Z'),
  ]
  const now = '2026-11-19T00:00:00.000Z'
  const props = parsed<ExhibitionSources>({
    exhibitions,
    siteName: 'Site',
    currentId: '2001',
    hereId: '2001',
    builtIds: ['2001', '2002'],
    now,
  })
  const place = document.createElement('div')
  const rendered = () =>
    [...place.querySelectorAll('section:not(#visit)')].map((each) =>
      ['h2', 'h3'].map((name) => each.querySelector(name)?.textContent),
    )
  place.innerHTML = renderIsland(testPage('en-US', parsed({ now })), <ExhibitionList {...props} />)
  const built = rendered()
  expect(built.map(([, name]) => name)).toEqual(['Fair 2001', 'Fair 2002'])
  const mismatch = vi.fn()
  await act(async () => void hydrateRoot(place, <ExhibitionList {...props} />, { onRecoverableError: mismatch }))
  expect(mismatch).not.toHaveBeenCalled()
  expect(rendered().map(([, name]) => name)).toEqual(['Fair 2002', 'Fair 2001'])
  expect(rendered()[0]?.[0]).toBe(built[0]?.[0])
  // The next exhibition opens and closes while the page is open.
  await act(async () => void vi.advanceTimersByTime(2 * 86_400_000))
  expect(rendered()).toHaveLength(1)
})
