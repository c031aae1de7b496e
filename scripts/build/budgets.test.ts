import { describe, expect, it } from 'vitest'
import { BUDGET, exceeded, heaviest, type Weight } from './budgets.ts'

const light: Weight = { address: '/', route: '/', html: 1, js: 1, css: 1 }

describe('budgets', () => {
  it('says which page exceeds which', () => {
    expect(exceeded([light])).toEqual([])
    expect(exceeded([{ ...light, js: BUDGET.js + 1 }])[0]).toContain('JavaScript')
    expect(exceeded([{ ...light, css: BUDGET.css + 1 }])[0]).toContain('CSS')
    expect(exceeded([{ ...light, route: '/exhibits', html: BUDGET.list + 1 }])[0]).toContain('HTML')
  })

  it('grants a page that is an island a little more CSS, but not a detail that joins one', () => {
    const between = { ...light, css: BUDGET.css + 1 }
    expect(exceeded([{ ...between, route: '/audience' }])).toEqual([])
    expect(exceeded([{ ...between, route: '/live/detail' }])).toHaveLength(1)
  })

  it('holds a detail to less than a list', () => {
    const between = { ...light, html: BUDGET.detail + 1 }
    expect(exceeded([{ ...between, route: '/exhibits' }])).toEqual([])
    expect(exceeded([{ ...between, route: '/exhibits/detail' }])).toHaveLength(1)
  })

  it('keeps the heaviest page of each route', () => {
    const heavy = { ...light, address: '/ja-JP/', html: 2 }
    const other = { ...light, route: '/exhibits' }
    expect(heaviest([light, heavy, other, { ...light, address: '/ko-KR/' }])).toEqual([heavy, other])
  })
})
