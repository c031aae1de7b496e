import type { GeographyOption } from '@fair/contract/geography.ts'
import { contract } from '@fair/contract/index.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { callSandbox, payload } from '../testing/call-sandbox.ts'
import { visitorSandbox } from '../testing/visitor-sandbox.ts'

const sandbox = visitorSandbox()
afterAll(() => sandbox.close())
const { tree, treeOf } = contract.geography
const en = { language: 'en-US' }
const find = (options: readonly GeographyOption[], value: string) => options.find((option) => option.value === value)

describe('the geography tree', () => {
  it('has all levels down to the districts', async () => {
    const all = await payload(sandbox, tree, {}, en)
    const zhejiang = find(find(all, 'CN')?.children ?? [], 'CN-ZJ')
    const ningbo = find(zhejiang?.children ?? [], '330200')
    expect(find(ningbo?.children ?? [], '330212')).toEqual({ value: '330212', label: 'Yinzhou District' })
    expect(all.length).toBe(249)
  })

  it('is also returned level by level', async () => {
    const countries = await payload(sandbox, treeOf, {}, en)
    expect(countries.length).toBe(249)
    expect(countries.every((country) => country.children === undefined)).toBe(true)
    const cities = await payload(sandbox, treeOf, { parent: 'CN-ZJ' }, en)
    expect(cities.map(({ label }) => label)).toContain('Ningbo')
    const deep = await payload(sandbox, treeOf, { parent: 'CN-ZJ', depth: 2 }, en)
    expect(find(deep, '330200')?.children?.length).toBeGreaterThan(5)
    expect(find(find(deep, '330200')?.children ?? [], '330212')?.children).toBeUndefined()
    expect(await payload(sandbox, treeOf, { parent: '330212' }, en)).toEqual([])
  })

  it('refuses an unknown place and an invalid depth', async () => {
    expect(await callSandbox(sandbox, treeOf, { parent: 'CN-XX' }, en)).toMatchObject({
      errCode: 4041,
      errMsg: 'Not found: place CN-XX',
    })
    expect(await callSandbox(sandbox, treeOf, { depth: 0 }, en)).toMatchObject({ errCode: 4000 })
  })
})
