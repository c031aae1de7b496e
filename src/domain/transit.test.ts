import { describe, expect, it } from 'vitest'
import { ROUTES } from '../routes.ts'
import { showsTransit } from './transit.ts'

describe('the transit overlay (Spec 2)', () => {
  it.each(['/home/', '/concert/', '/news/', '/dockerguest/', '/personal-center/', '/personal-center/calendar/'])(
    'is shown on entering %s',
    (path) => {
      expect(showsTransit(path, null, 'navigate')).toBe(true)
      expect(showsTransit(path, '/exhibits/', 'navigate')).toBe(true)
    },
  )

  it.each(['/', '/exhibits/', '/news/detail/N1/', '/news/page/2/', '/homes/', '/concert/player/', '/live/home/'])(
    'is not shown on %s',
    (path) => expect(showsTransit(path, null, 'navigate')).toBe(false),
  )

  it('is not shown within the same section, on a reload, on Back or in a prerender', () => {
    expect(showsTransit('/personal-center/order/', '/personal-center/', 'navigate')).toBe(false)
    expect(showsTransit('/news/', '/news/', 'navigate')).toBe(false)
    expect(showsTransit('/home/', null, 'reload')).toBe(false)
    expect(showsTransit('/home/', '/exhibits/', 'back_forward')).toBe(false)
    expect(showsTransit('/home/', null, 'prerender')).toBe(false)
  })

  it('is shown between two of its sections', () => expect(showsTransit('/news/', '/home/', 'navigate')).toBe(true))

  it('matches the table of routes', () => {
    for (const { pattern, transit = false } of ROUTES) {
      if (pattern.startsWith('/personal-center/')) continue
      expect(showsTransit(`${pattern}/`.replace('//', '/'), null, 'navigate'), pattern).toBe(transit)
    }
  })
})
