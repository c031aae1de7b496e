import { expect, test } from 'vitest'
import { routeOf } from '../routes.ts'
import { OWNERS } from './tracking.ts'

test('every page that is somebody’s is a route, and takes the owner over instead of keeping the last', () => {
  for (const pattern of Object.keys(OWNERS)) {
    expect(routeOf(pattern), pattern).toMatchObject({ pattern, byId: true })
    expect(routeOf(pattern)?.keepsOwner, pattern).toBeUndefined()
  }
})
