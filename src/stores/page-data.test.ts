import { expect, it, vi } from 'vitest'
import { readPageData } from './page-data.ts'

it.each([
  ['?live=2003', '2003'],
  ['?live=', null],
  ['?live=%E5%B1%95', null],
  ['?live=2003%0d%0aX:1', null],
])('the exhibition in %s is %s', (search, liveId) => {
  vi.stubGlobal('document', { getElementById: () => ({ textContent: '{"exhibitionId":"2001"}' }) })
  vi.stubGlobal('location', { search })
  expect(readPageData()).toEqual({ liveId, exhibitionId: liveId ?? '2001' })
})
