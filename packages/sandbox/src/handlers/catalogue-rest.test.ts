import { contract } from '@fair/contract/index.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { callSandbox, payload } from '../testing/call-sandbox.ts'
import { fixtureSandbox } from '../testing/fixture.ts'

const { catalogue } = contract
const sandbox = fixtureSandbox()
afterAll(() => sandbox.close())

describe('categoryNodes', () => {
  it('returns each level of the category tree, without children', async () => {
    const trees = await payload(sandbox, catalogue.categoryTrees, {}, { language: 'ko-KR' })
    const top = await payload(sandbox, catalogue.categoryNodes, {}, { language: 'ko-KR' })
    const bare = { children: [], categoryChildList: [] }
    expect(top).toEqual(trees.map((node) => ({ ...node, ...bare })))
    for (const node of trees) {
      const below = await payload(
        sandbox,
        catalogue.categoryNodes,
        { categoryId: node.categoryId },
        { language: 'ko-KR' },
      )
      expect(below).toEqual(node.children.map((child) => ({ ...child, ...bare })))
      expect(below.length).toBeGreaterThan(0)
    }
  })

  it('returns an empty list for a leaf, and refuses an unknown category', async () => {
    expect(await payload(sandbox, catalogue.categoryNodes, { categoryId: 'C1-1' })).toEqual([])
    const refusal = await callSandbox(sandbox, catalogue.categoryNodes, { categoryId: 'C9' }, { language: 'en-US' })
    expect(refusal).toMatchObject({ errCode: 4041, errMsg: 'Not found: category C9' })
  })
})

describe('exhibitorV1', () => {
  it('returns the same exhibitor as the newer call', async () => {
    const { exhibitorV1, exhibitor } = catalogue
    const input = { exhibitorId: 'E1' }
    expect(await payload(sandbox, exhibitorV1, input)).toEqual(await payload(sandbox, exhibitor, input))
    expect((await callSandbox(sandbox, exhibitorV1, { exhibitorId: 'E999' })).errCode).toBe(4041)
  })
})
