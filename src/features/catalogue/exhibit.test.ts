import { fixtureFair } from '@fair/sandbox/testing/fixture-fair.ts'
import { describe, expect, it } from 'vitest'
import { parsed } from '../../../tests/parsed.ts'
import { listedExhibits } from '../../domain/exhibit-rows.ts'
import { relatedExhibitors, relatedExhibits, toRelatedExhibitor } from './exhibit.ts'

const fair = fixtureFair(new Date('2026-11-19T02:42:00.000Z'))
const exhibits = fair.exhibits.map((each) => each.compose('en-US'))
const byParent = Map.groupBy(exhibits, (each) => each.parentCategoryId)
const rows = listedExhibits(parsed(exhibits))

describe('related exhibits', () => {
  it('are eight of the parent category: the own category first, each starting after the exhibit', () => {
    for (const [place, exhibit] of exhibits.entries()) {
      const family = byParent.get(exhibit.parentCategoryId) ?? []
      const at = family.indexOf(exhibit)
      const others = [...family.slice(at + 1), ...family.slice(0, at)]
      const isNear = (each: typeof exhibit) => each.categoryId === exhibit.categoryId
      const expected = [...others.filter(isNear), ...others.filter((each) => !isNear(each))].slice(0, 8)
      const ids = relatedExhibits(exhibit, rows, place).map((each) => each.exhibitsId)
      expect(ids).toEqual(expected.map((each) => each.exhibitsId))
    }
  })

  it('of an exhibit missing from the lists are the first of its category', () => {
    const [exhibit] = exhibits
    if (!exhibit) throw new Error('the fixture has exhibits')
    const family = byParent.get(exhibit.parentCategoryId) ?? []
    const near = family.filter((each) => each.categoryId === exhibit.categoryId).map((each) => each.exhibitsId)
    const ids = relatedExhibits(exhibit, rows, -1).map((each) => each.exhibitsId)
    expect(ids).toEqual(near.slice(0, 8))
  })

  it('are the same objects on every page, so that a build digests each once', () => {
    const all = exhibits.flatMap((exhibit, place) => relatedExhibits(exhibit, rows, place))
    expect(new Set(all).size).toBe(new Set(all.map((each) => each.exhibitsId)).size)
  })
})

describe('related exhibitors of an exhibit', () => {
  const exhibitors = fair.exhibitors.map((each) => each.compose('en-US'))
  const industries = Map.groupBy(exhibitors, (each) => each.industryId)

  it('are eight of its exhibitor’s industry, never the exhibitor itself', () => {
    for (const { exhibitorId, industryId } of exhibitors) {
      const related = relatedExhibitors(exhibitorId, parsed(industries), industryId)
      expect(related).toHaveLength(8)
      expect(related.map((each) => each.exhibitorId)).not.toContain(exhibitorId)
      expect(related.every((each) => each.industryId === industryId)).toBe(true)
    }
  })

  it('have only the fields that the page shows, so that no other change renders it again', () => {
    const [related] = relatedExhibitors(
      exhibitors[0]?.exhibitorId ?? '',
      parsed(industries),
      exhibitors[0]?.industryId ?? '',
    )
    expect(Object.keys(related ? toRelatedExhibitor(related) : {})).toEqual(['exhibitorId', 'exhibitorName', 'booth'])
  })

  it('of an exhibitor missing from the list are the first of the industry', () => {
    const [first] = exhibitors
    const related = relatedExhibitors('new', parsed(industries), first?.industryId ?? '')
    expect(related[0]?.exhibitorId).toBe(first?.exhibitorId)
    expect(relatedExhibitors('new', parsed(industries), 'none')).toEqual([])
  })
})
