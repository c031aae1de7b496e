import { describe, expect, it } from 'vitest'
import { liveAddress } from './page-context.ts'

describe('the address of an exhibition that is shown live', () => {
  it.each(['/exhibits', '/exhibition-group', '/member', '/activity/contain'])('leads to the shell of %s', (list) => {
    expect(liveAddress(`${list}/detail/a.1/`, { tab: 'x' }, '2003')).toEqual([
      `${list}/detail`,
      { tab: 'x', id: 'a.1', live: '2003' },
    ])
  })

  it.each(['/', '/exhibits', '/exhibits/page/2', '/exhibits/detail', '/activity/contain/detail/list'])(
    'leaves the path %s as it is',
    (path) => {
      expect(liveAddress(path, {}, '2003')).toEqual([path, { live: '2003' }])
    },
  )
})
