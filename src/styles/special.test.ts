import { sampleSkins } from '@fair/sandbox/seed/sample-skins.ts'
import { describe, expect, it } from 'vitest'
import { DEFAULT_SKINS, SKINS, type SkinLists, skinListsIn, skinOf, usedSkins } from './special.ts'

const lists: SkinLists = {
  ucan: { exhibitionIds: ['2004'], tenantIds: [] },
  smef: { exhibitionIds: [], tenantIds: ['T9'] },
  wicexpo: { exhibitionIds: ['77'], tenantIds: [] },
}

describe('skinOf (Spec 1: special themes by lists of ids)', () => {
  it.each([
    ['2004', 'T1', 'ucan'],
    ['1', 'T9', 'smef'],
    ['1', 'T1', null],
    ['200', 'T1', null],
  ])('exhibition %s of tenant %s: %s', (exhibitionId, tenantId, skin) => {
    expect(skinOf({ exhibitionId, tenantId }, lists)).toBe(skin)
  })
  it('prefers the exhibition to its tenant, whatever the order of the themes', () => {
    expect(skinOf({ exhibitionId: '77', tenantId: 'T9' }, lists)).toBe('wicexpo')
  })
  it('returns null without any configuration', () => {
    expect(skinOf({ exhibitionId: '2004', tenantId: 'any' }, DEFAULT_SKINS)).toBeNull()
    expect(usedSkins(DEFAULT_SKINS)).toEqual([])
  })
  it('finds the special themes of the sample fair, each with an exhibition', () => {
    const sample: SkinLists = { ...DEFAULT_SKINS, ...sampleSkins() }
    expect(usedSkins(sample)).toEqual(SKINS)
    expect(skinOf({ exhibitionId: '2004', tenantId: 'any' }, sample)).toBe('ucan')
  })
})

it('reads lists only from JSON of the known themes', () => {
  expect(skinListsIn(JSON.stringify(lists))).toEqual(lists)
  expect(skinListsIn('{"ucan":{"exhibitionIds":["1"],"tenantIds":[]}}')).toBeTruthy()
  for (const text of ['', '5', 'null', '{"ucan":5}', '{"ucan":null}', '{"other":{"exhibitionIds":[],"tenantIds":[]}}'])
    expect(skinListsIn(text)).toBeNull()
  expect(skinListsIn('{"ucan":{"exhibitionIds":[7],"tenantIds":[]}}')).toBeNull()
})
