import { Ticket } from '@fair/contract/ticket.ts'
import { describe, expect, it } from 'vitest'
import { parsed } from '../../tests/parsed.ts'
import {
  choiceProblem,
  HIDE_COLLECT,
  isOfTicketTab,
  kindAction,
  mostOf,
  TICKET_TABS,
  type TicketTab,
} from './ticket.ts'

const none = new Set<string>()

describe('a kind of ticket', () => {
  const on = { saleState: 'ON_SALE', applicable: true } as const

  it('is bought, applied for or received while it is on sale', () => {
    expect((['BUY', 'APPLY', 'FREE'] as const).map((way) => kindAction({ ...on, way }, none))).toEqual([
      'buy',
      'apply',
      'receive',
    ])
    for (const saleState of ['NOT_YET', 'SOLD_OUT', 'ENDED'] as const)
      expect(kindAction({ ...on, saleState, way: 'BUY' }, none)).toBe('none')
    expect(kindAction({ ...on, applicable: false, way: 'FREE' }, none)).toBe('none')
  })

  it('hides receiving and applying, but not buying, if the tenant’s flag is set', () => {
    const flags = new Set([HIDE_COLLECT])
    expect((['BUY', 'APPLY', 'FREE'] as const).map((way) => kindAction({ ...on, way }, flags))).toEqual([
      'buy',
      'hidden',
      'hidden',
    ])
  })

  it('is limited by its limit and its stock', () => {
    expect([mostOf({ limit: 5, stock: null }), mostOf({ limit: 5, stock: 2 }), mostOf({ limit: 5, stock: 0 })]).toEqual(
      [5, 2, 1],
    )
  })
})

it('a ticket is under exactly one tab besides the tab for all', () => {
  const tabs = Object.keys(TICKET_TABS) as TicketTab[]
  for (const status of Ticket.shape.status.options)
    expect(tabs.filter((tab) => isOfTicketTab({ status }, tab))).toHaveLength(2)
})

describe('a choice of activities', () => {
  const activities = ['a', 'b', 'c'].map((activityId) => ({
    activityId,
    appointmentId: activityId === 'c' ? 'S1' : null,
  }))
  const choice = (minChoices: number, maxChoices: number, ids: string[], own = activities) =>
    choiceProblem(parsed({ rule: { ruleId: 'r', minChoices, maxChoices }, activities: own }), new Set(ids))

  it('counts booked activities together with chosen ones', () => {
    expect(choice(1, 2, ['a'])).toBeNull()
    expect(choice(1, 2, ['a', 'b'])).toBe('many')
    expect(choice(2, 3, [])).toBe('few')
  })

  it('may be empty if nothing of the group is booked', () => {
    expect(choice(2, 3, [], activities.slice(0, 2))).toBeNull()
    expect(choice(2, 3, ['a'], activities.slice(0, 2))).toBe('few')
  })
})
