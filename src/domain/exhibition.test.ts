import { describe, expect, test } from 'vitest'
import { type ChoosableExhibition, chooseExhibition } from './exhibition.ts'

const fair = (exhibitionId: string, isCurrent: '0' | '1', publishState: '0' | '1'): ChoosableExhibition => ({
  exhibitionId,
  isCurrent,
  publishState,
})
const past = fair('past', '0', '1')
const current = fair('current', '1', '1')
const draft = fair('draft', '0', '0')

describe('chooseExhibition', () => {
  test('the one asked for goes before the current one', () => {
    expect(chooseExhibition({ requested: 'past', list: [current, past] })).toEqual({
      exhibition: past,
      isStart: true,
      headerHidden: false,
    })
  })

  test('none asked for: the current one, wherever it stands; an empty id asks for none', () => {
    for (const requested of [null, '']) {
      expect(chooseExhibition({ requested, list: [past, draft, current] }).exhibition).toBe(current)
    }
  })

  test('no current one: the first published', () => {
    expect(chooseExhibition({ requested: null, list: [draft, past, fair('later', '0', '1')] })).toEqual({
      exhibition: past,
      isStart: true,
      headerHidden: false,
    })
  })

  test('asked for and not in the list: not started, header hidden, nothing else is shown for it', () => {
    expect(chooseExhibition({ requested: 'gone', list: [current] })).toEqual({
      exhibition: null,
      isStart: false,
      headerHidden: true,
    })
  })

  test('an empty list is not started', () => {
    expect(chooseExhibition({ requested: null, list: [] })).toEqual({
      exhibition: null,
      isStart: false,
      headerHidden: true,
    })
    expect(chooseExhibition({ requested: 'x', list: [] })).toEqual({
      exhibition: null,
      isStart: false,
      headerHidden: true,
    })
  })

  test('not published: shown without a header, asked for or current', () => {
    expect(chooseExhibition({ requested: 'draft', list: [current, draft] })).toEqual({
      exhibition: draft,
      isStart: true,
      headerHidden: true,
    })
    const hidden = fair('hidden', '1', '0')
    expect(chooseExhibition({ requested: null, list: [past, hidden] })).toMatchObject({
      exhibition: hidden,
      headerHidden: true,
    })
  })

  test('neither a current nor a published one: not started', () => {
    expect(chooseExhibition({ requested: null, list: [draft] })).toEqual({
      exhibition: null,
      isStart: false,
      headerHidden: true,
    })
  })

  test('hands back the whole item', () => {
    const named = { ...current, name: '展会' }
    expect(chooseExhibition({ requested: null, list: [named] }).exhibition?.name).toBe('展会')
  })
})
