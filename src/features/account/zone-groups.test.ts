import { expect, it } from 'vitest'
import { zoneGroups } from './zone-groups.ts'

it('sorts zones by area and city, and omits zones that are in no area', () => {
  const zones = ['UTC', 'Asia/Tokyo', 'America/New_York', 'Asia/Shanghai', 'America/Argentina/Ushuaia', 'Etc/GMT+8']
  expect([...zoneGroups(zones)]).toEqual([
    [
      'Asia',
      [
        { zone: 'Asia/Shanghai', city: 'Shanghai' },
        { zone: 'Asia/Tokyo', city: 'Tokyo' },
      ],
    ],
    [
      'America',
      [
        { zone: 'America/Argentina/Ushuaia', city: 'Argentina / Ushuaia' },
        { zone: 'America/New_York', city: 'New York' },
      ],
    ],
  ])
})

it('includes nearly all zones of the runtime', () => {
  const zones = Intl.supportedValuesOf('timeZone')
  const listed = [...zoneGroups(zones).values()].flat()
  expect(listed.length).toBeGreaterThan(zones.length - 8)
})
