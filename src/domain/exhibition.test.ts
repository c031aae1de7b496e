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
  test('prefers the requested exhibition to the current one', () => {
    expect(chooseExhibition({ requested: 'past', list: [current, past] })).toEqual({
      exhibition: past,
      isStart: true,
      headerHidden: false,
    })
  })

  test('chooses the current exhibition if none or an empty id is requested', () => {
    for (const requested of [null, '']) {
      expect(chooseExhibition({ requested, list: [past, draft, current] }).exhibition).toBe(current)
    }
  })

  test('chooses the first published exhibition if none is current', () => {
    expect(chooseExhibition({ requested: null, list: [draft, past, fair('later', '0', '1')] })).toEqual({
      exhibition: past,
      isStart: true,
      headerHidden: false,
    })
  })

  test('chooses none and hides the header if the requested one is not in the list', () => {
    expect(chooseExhibition({ requested: 'gone', list: [current] })).toEqual({
      exhibition: null,
      isStart: false,
      headerHidden: true,
    })
  })

  test('chooses none from an empty list', () => {
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

  test('shows an unpublished exhibition without a header, whether requested or current', () => {
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

  test('chooses none if there is neither a current nor a published one', () => {
    expect(chooseExhibition({ requested: null, list: [draft] })).toEqual({
      exhibition: null,
      isStart: false,
      headerHidden: true,
    })
  })

  test('returns the whole item', () => {
    const named = { ...current, name: '展会' }
    expect(chooseExhibition({ requested: null, list: [named] }).exhibition?.name).toBe('展会')
  })
})
