import { expect, test } from 'vitest'
import { routeOf } from '../routes.ts'
import { OWNERS } from './tracking.ts'

test('every page with an owner is a route with an id and does not keep the previous owner', () => {
  for (const pattern of Object.keys(OWNERS)) {
    expect(routeOf(pattern), pattern).toMatchObject({ pattern, byId: true })
    expect(routeOf(pattern)?.keepsOwner, pattern).toBeUndefined()
  }
})
