import { MicroBlock } from '@fair/contract/decoration.ts'
import { contract } from '@fair/contract/index.ts'
import { LANGUAGES } from '@fair/contract/rules/language.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createSandbox } from '../app.ts'
import { parseMedia } from '../media/address.ts'
import type { Sandbox } from '../sandbox.ts'
import { callSandbox, payload } from '../testing/call-sandbox.ts'

const { micro, home, form, exhibition } = contract
let sandbox: Sandbox
beforeAll(() => {
  sandbox = createSandbox({ media: false })
})
afterAll(() => sandbox.close())

async function pages(language = 'zh-CN') {
  const { records } = await payload(sandbox, micro.list, { pageSize: 0 }, { language })
  return Promise.all(records.map(({ microPageId }) => payload(sandbox, micro.detail, { microPageId }, { language })))
}

const blocksOf = async () => (await pages()).flatMap(({ blocks }) => blocks.filter((block) => block !== null))

/** All `type` values of a union of schemas. */
function typesOf(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.core.$ZodUnion) return schema._zod.def.options.flatMap(typesOf)
  if (!(schema instanceof z.core.$ZodObject)) return []
  const { type } = schema._zod.def.shape
  return type instanceof z.core.$ZodLiteral ? type._zod.def.values.map(String) : []
}

describe('micro pages', () => {
  it('exist for each route that uses one', async () => {
    const { records } = await payload(sandbox, micro.list, {})
    const codes = records.flatMap(({ code }) => code ?? [])
    expect(codes.toSorted()).toEqual(['MICRO_SERVICES', 'MIXED_LIST', 'NEWS_SERVICES', 'OPEN_WEEK', 'PROMOTE'])
    const week = await payload(sandbox, micro.list, {}, { exhibitionId: '2004' })
    expect(week.records.map(({ code }) => code)).toEqual(['PROMOTE'])
    expect((await payload(sandbox, micro.list, {}, { exhibitionId: '2002' })).total).toBe(0)
  })

  it('use every block type except those of the home page', async () => {
    const used = new Set((await blocksOf()).map(({ type }) => type))
    const kinds = typesOf(MicroBlock)
    expect(kinds).toHaveLength(18)
    // Only the home page has these two.
    expect(kinds.filter((kind) => !used.has(kind as never)).toSorted()).toEqual(['exhibitors', 'lives', 'meetings'])
  })

  it.each(LANGUAGES)('have no missing blocks and no duplicate block ids in %s', async (language) => {
    for (const { blocks, microPageId } of await pages(language)) {
      expect(
        blocks.every((block) => block !== null),
        microPageId,
      ).toBe(true)
      const ids = blocks.map((block) => block?.blockId)
      expect(new Set(ids).size, microPageId).toBe(ids.length)
    }
  })

  it.each(LANGUAGES)('contain text in %s only', async (language) => {
    const foreign = {
      'zh-CN': /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u,
      'en-US': /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u,
      'ja-JP': /\p{Script=Hangul}/u,
      'ko-KR': /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
    }[language]
    for (const { blocks, embedOrigins: _, ...page } of await pages(language)) {
      // Captions are labelled with the languages' own names.
      const spoken = blocks.map((block) => (block?.type === 'video' ? { ...block, captions: [] } : block))
      expect(JSON.stringify([page, spoken])).not.toMatch(foreign)
      expect(JSON.stringify(spoken)).not.toMatch(/[!！]|\{\w+\}/)
    }
  })

  it('refer to existing goods', async () => {
    for (const block of await blocksOf()) {
      if (block.type !== 'goods') continue
      const goods = await payload(sandbox, home.listIds, { goodsType: block.goodsType, list: block.ids })
      expect(
        goods.map(({ goodsId }) => goodsId),
        block.blockId,
      ).toEqual(block.ids)
    }
  })

  it('refer to existing forms', async () => {
    for (const block of await blocksOf()) {
      if (block.type !== 'form') continue
      const requested = await payload(sandbox, form.dynamic, { formId: block.formId })
      expect(requested.sections.length, block.formId).toBeGreaterThan(0)
    }
  })

  it('include a countdown to the end of the exhibition', async () => {
    const { endTime } = await payload(sandbox, exhibition.detail, { id: '2001' })
    const until = (await blocksOf()).flatMap((block) => (block.type === 'countdown' ? block.until : []))
    expect(until).toContain(endTime)
  })

  it('link 14 halls of the plan, without overlapping', async () => {
    const spots = (await blocksOf()).flatMap((block) => (block.type === 'hotSpots' ? block.spots : []))
    expect(spots).toHaveLength(14)
    for (const { left, top, width, height, link } of spots) {
      expect(Math.min(left, top, width, height), link.path).toBeGreaterThan(0)
      expect(Math.max(left + width, top + height), link.path).toBeLessThan(100)
      const over = spots.filter(
        (other) =>
          other.link.path !== link.path &&
          other.left < left + width &&
          left < other.left + other.width &&
          other.top < top + height - 0.01 &&
          top < other.top + other.height - 0.01,
      )
      expect(over, link.path).toEqual([])
    }
  })

  it('use valid media URLs', async () => {
    for (const block of await blocksOf()) {
      const pictures =
        block.type === 'banner' ? block.slides.map(({ picture }) => picture) : 'picture' in block ? [block.picture] : []
      for (const { url } of pictures) expect(parseMedia(url), url).toBeDefined()
    }
  })

  it('are found by keyword, and refused if unknown or of another tenant', async () => {
    const found = await payload(sandbox, micro.list, { keyword: 'Seto' }, { language: 'en-US' })
    expect(found.records.map(({ microPageId }) => microPageId)).toEqual(['MP06'])
    const refusal = await callSandbox(sandbox, micro.detail, { microPageId: 'MP99' }, { language: 'en-US' })
    expect(refusal).toMatchObject({ errCode: 4041, errMsg: 'Not found: micro page MP99' })
    expect((await callSandbox(sandbox, micro.detail, { microPageId: 'MP01' }, { tenantId: '1002' })).errCode).toBe(4041)
  })

  it('use data of their own exhibition, whatever exhibition is requested', async () => {
    const here = await payload(sandbox, micro.detail, { microPageId: 'MP03' }, { exhibitionId: '2001' })
    expect(await payload(sandbox, micro.detail, { microPageId: 'MP03' }, { exhibitionId: '2002' })).toEqual(here)
  })
})
