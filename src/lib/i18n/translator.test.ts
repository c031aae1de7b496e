import { describe, expect, it } from 'vitest'
import common from './messages/common/en-US.json' with { type: 'json' }
import exhibits from './messages/exhibits/en-US.json' with { type: 'json' }
import home from './messages/home/en-US.json' with { type: 'json' }
import list from './messages/list/en-US.json' with { type: 'json' }
import listZh from './messages/list/zh-CN.json' with { type: 'json' }
import recommend from './messages/recommend/en-US.json' with { type: 'json' }
import { createTranslate, type MessageKey } from './translator.ts'

describe('createTranslate', () => {
  const t = createTranslate('en-US', { common, list })

  it('returns a text unchanged', () => {
    expect(t('common:close')).toBe(common.close)
  })

  it('inserts parameters unchanged', () => {
    expect(t('common:title', { page: 'A & <b>', fair: '$&' })).toBe(
      common.title.replace('{{page}}', () => 'A & <b>').replace('{{fair}}', () => '$&'),
    )
  })

  it('does not interpret parameters or keys in text of the platform', () => {
    const page = '{{fair}} {{- fair}} {{constructor.constructor("x")()}} $t(common:close) $t(common:close, {"lng":"x"})'
    expect(t('common:title', { page, fair: page })).toBe(common.title.replaceAll(/\{\{\w+\}\}/g, () => page))
  })

  it('selects the plural form of the language', () => {
    const many = (file: { countExhibits_one: string; countExhibits_other: string }, key: 'one' | 'other', n: number) =>
      file[`countExhibits_${key}`].replace('{{n}}', String(n))
    expect(t('list:countExhibits', { count: 1, n: 1 })).toBe(many(list, 'one', 1))
    expect(t('list:countExhibits', { count: 2, n: 2 })).toBe(many(list, 'other', 2))
    const zh = createTranslate('zh-CN', { list: listZh })
    expect(zh('list:countExhibits', { count: 1, n: 1 })).toBe(many(listZh, 'other', 1))
  })

  it('has a singular for what there may be one of', () => {
    const one = createTranslate('en-US', { exhibits, home, recommend })
    expect(one('home:seatsLeft', { count: 1 })).toBe('1 seat left')
    expect(one('home:sessions', { count: 1 })).toBe('1 session')
    expect(one('exhibits:exhibitorFacts', { region: 'Italy', count: 1 })).toBe('Italy · 1 exhibit')
    expect(one('recommend:groupSize', { count: 1 })).toBe('1 exhibitor')
  })

  it('formats numbers for the language, and leaves texts unchanged', () => {
    expect(t('list:countExhibits', { count: 12_318, n: 12_318 })).toContain('12,318')
    expect(t('list:countExhibits', { count: 2, n: '2318' })).toContain('2318')
  })

  it('throws for a missing text or parameter, and in a namespace that is not loaded', () => {
    expect(() => t('common:nothing' as MessageKey)).toThrow('Missing text common:nothing')
    expect(() => t('news:title')).toThrow('Missing text')
    expect(() => t('common:title', { page: 'x' })).toThrow('Missing parameter fair')
    expect(() => t('common:close.toString' as MessageKey)).toThrow('Missing text')
  })
})
