import { describe, expect, it } from 'vitest'
import { ROUTES } from '../routes.ts'
import { showsTransit } from './transit.ts'

describe('the transit overlay (Spec 2)', () => {
  it.each(['/home/', '/concert/', '/news/', '/dockerguest/', '/personal-center/', '/personal-center/calendar/'])(
    'shows on entering %s',
    (path) => {
      expect(showsTransit(path, null, 'navigate')).toBe(true)
      expect(showsTransit(path, '/exhibits/', 'navigate')).toBe(true)
    },
  )

  it.each(['/', '/exhibits/', '/news/detail/N1/', '/news/page/2/', '/homes/', '/concert/player/', '/live/home/'])(
    'does not on %s',
    (path) => expect(showsTransit(path, null, 'navigate')).toBe(false),
  )

  it('does not within itself, on a reload, or on the way back', () => {
    expect(showsTransit('/personal-center/order/', '/personal-center/', 'navigate')).toBe(false)
    expect(showsTransit('/news/', '/news/', 'navigate')).toBe(false)
    expect(showsTransit('/home/', null, 'reload')).toBe(false)
    expect(showsTransit('/home/', '/exhibits/', 'back_forward')).toBe(false)
    expect(showsTransit('/home/', null, 'prerender')).toBe(false)
  })

  it('is between two of them as well', () => expect(showsTransit('/news/', '/home/', 'navigate')).toBe(true))

  it('agrees with the table of routes', () => {
    for (const { pattern, transit = false } of ROUTES) {
      if (pattern.startsWith('/personal-center/')) continue
      expect(showsTransit(`${pattern}/`.replace('//', '/'), null, 'navigate'), pattern).toBe(transit)
    }
  })
})
