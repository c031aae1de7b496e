import type { FacetValue } from '@fair/contract/endpoint.ts'
import { describe, expect, test } from 'vitest'
import {
  facetGroups,
  facetsOf,
  hasChosen,
  relativesOf,
  SHORT_GROUP,
  summarisedGroups,
  visibleNodes,
} from './list-facets.ts'
import { EXHIBITORS, EXHIBITS } from './list-query.ts'

const value = (id: string, count = 1, parent: string | null = null): FacetValue => ({
  value: id,
  label: `Label ${id}`,
  count,
  parent,
})
const regions = [
  value('CN', 5),
  value('CN-ZJ', 3, 'CN'),
  value('CN-GD', 2, 'CN'),
  ...['JP', 'KR', 'DE', 'FR', 'IT', 'US', 'GB'].map((id) => value(id)),
]
const facets = { tag: [value('T1')], region: regions, hall: [], column: [value('X')] }

describe('facet groups', () => {
  test('are in the order of the list, without unknown and empty ones', () => {
    expect(facetGroups(facets, EXHIBITORS).map(({ name }) => name)).toEqual(['region', 'tag'])
    expect(facetGroups({ category: [value('C1')] }, EXHIBITORS)).toEqual([])
    expect(facetGroups({ category: [value('C1')] }, EXHIBITS)).toHaveLength(1)
  })

  test('nest provinces under their country, and put values without their parent at the top', () => {
    const [region] = facetGroups(facets, EXHIBITORS)
    expect(region?.size).toBe(8)
    expect(region?.nodes[0]?.children?.map((each) => each.value)).toEqual(['CN-ZJ', 'CN-GD'])
    const [orphan] = facetGroups({ region: [value('CN-ZJ', 1, 'CN'), value('XX', 1, 'XX')] }, EXHIBITORS)
    expect(orphan?.nodes.map((each) => each.value)).toEqual(['CN-ZJ', 'XX'])
  })

  test('are short on a prerendered page, but include their full size', () => {
    const [region] = summarisedGroups(facetGroups(facets, EXHIBITORS), EXHIBITORS)
    expect(region?.nodes).toHaveLength(SHORT_GROUP)
    expect(region?.nodes.every((each) => each.children === undefined)).toBe(true)
    expect(region?.size).toBe(8)
  })

  test('can be converted back to facets', () => {
    const groups = facetGroups(facets, EXHIBITORS)
    expect(facetsOf(groups)['region']).toEqual(regions)
  })
})

describe('visibleNodes', () => {
  const [region] = facetGroups(facets, EXHIBITORS)
  if (!region) throw new Error('no group')
  const shown = (...given: [chosen: string[], open: boolean, words?: string]) =>
    visibleNodes(region.nodes, ...given).map((each) => each.value)

  test('returns the most frequent values in the given order, and chosen ones', () => {
    expect(shown([], false)).toEqual(['CN', 'JP', 'KR', 'DE', 'FR', 'IT'])
    expect(shown(['GB'], false)).toEqual(['CN', 'JP', 'KR', 'DE', 'FR', 'IT', 'GB'])
    const counted = region.nodes.map((node, n) => ({ ...node, count: [0, 3, 0, 0, 9, 2, 4, 1][n] ?? 0 }))
    const top = visibleNodes(counted, [], false)
    expect(top.map((each) => each.value)).toEqual(['CN', 'JP', 'FR', 'IT', 'US', 'GB'])
  })

  test('returns all values when open, or those that match the typed text', () => {
    expect(shown([], true)).toHaveLength(8)
    expect(shown([], true, ' label cn-z')).toEqual(['CN'])
    expect(shown(['US'], true, 'label ｊｐ')).toEqual(['JP', 'US'])
  })
})

test('relativesOf returns the values above and below a value, at all levels', () => {
  const deep = { region: [...regions, value('CN-HZ', 1, 'CN-ZJ')] }
  expect(relativesOf(deep, 'region', 'CN')).toEqual(['CN-ZJ', 'CN-GD', 'CN-HZ'])
  expect(relativesOf(deep, 'region', 'CN-ZJ')).toEqual(['CN', 'CN-HZ'])
  expect(relativesOf(deep, 'region', 'CN-HZ')).toEqual(['CN', 'CN-ZJ'])
  expect(relativesOf(deep, 'region', 'JP')).toEqual([])
  expect(relativesOf(deep, 'industry', 'I1')).toEqual([])
  const circle = { region: [value('A', 1, 'B'), value('B', 1, 'A')] }
  expect(relativesOf(circle, 'region', 'A')).toContain('B')
})

test('hasChosen finds a chosen value at any level below', () => {
  const [region] = facetGroups({ region: [...regions, value('CN-HZ', 1, 'CN-ZJ')] }, EXHIBITORS)
  expect(region?.nodes.filter((node) => hasChosen(node, ['CN-HZ'])).map((each) => each.value)).toEqual(['CN'])
})
