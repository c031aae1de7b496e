import { describe, expect, it } from 'vitest'
import { HAS_DRAFT, previewedAt } from './preview-link.ts'

describe('?preview=true', () => {
  it.each([
    '/',
    '/home/',
    '/micro-page/MP06/',
    '/micro-page/',
    '/exhibition-group/detail/G1/',
    '/exhibition-group/detail/',
  ])('applies to %s', (path) => {
    expect(HAS_DRAFT.test(path)).toBe(true)
  })

  it.each([
    '/news/',
    '/preview/',
    '/login-preview/',
    '/exhibits/detail/1/',
    '/micro-list/',
    '/micro-page/servics/',
    '/exhibition-group/',
    '/homes/',
  ])('does not apply to %s', (path) => {
    expect(HAS_DRAFT.test(path)).toBe(false)
  })
})

describe('previewedAt', () => {
  it.each([
    ['/preview/', '', { target: 'HOME' }],
    ['/preview/', 'of=/home/&preview=true', { target: 'HOME' }],
    ['/preview/', 'microPageId=MP08', { target: 'MICRO_PAGE', id: 'MP08' }],
    ['/preview/', 'of=/micro-page/&microPageId=MP08', { target: 'MICRO_PAGE', id: 'MP08' }],
    ['/preview/', 'of=/micro-page/MP06/', { target: 'MICRO_PAGE', id: 'MP06' }],
    ['/preview/', 'exhibitorGroupId=G1', { target: 'EXHIBITOR_GROUP', id: 'G1' }],
    ['/preview/', 'of=/exhibition-group/detail/&id=G2', { target: 'EXHIBITOR_GROUP', id: 'G2' }],
    ['/preview/', 'of=/exhibition-group/detail/G3/', { target: 'EXHIBITOR_GROUP', id: 'G3' }],
    // Not an id.
    ['/preview/', 'microPageId=../x', { target: 'HOME' }],
    ['/preview/', 'of=/micro-page/%22%3E/', { target: 'HOME' }],
    ['/preview/', 'review=1', { target: 'REVIEW' }],
    ['/login-preview/', 'microPageId=MP08', { target: 'LOGIN' }],
  ])('returns the target of %s?%s', (path, text, previewed) => {
    expect(previewedAt(path, new URLSearchParams(text), true)).toEqual(previewed)
  })

  it('ignores ?review for a tenant without a review tool', () => {
    expect(previewedAt('/preview/', new URLSearchParams('review=1'), false)).toEqual({ target: 'HOME' })
  })
})
