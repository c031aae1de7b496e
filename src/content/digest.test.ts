import { describe, expect, it } from 'vitest'
import { digestOfView } from './digest.ts'

const long = (n: number) => ({ id: String(n), text: `${n} `.repeat(40) })
const of = (view: unknown) => digestOfView('frame', view)

describe('the digest of a view', () => {
  it('is the same for equal content, shared or not', () => {
    const shared = long(1)
    const view = () => ({ item: shared, related: [shared, long(2)], next: { id: '3' }, none: null })
    expect(of(view())).toBe(of(view()))
    expect(of({ ...view(), item: long(1), left: undefined })).toBe(of(view()))
  })

  it('differs for any difference in content', () => {
    const views: unknown[] = [
      {},
      { a: null },
      { a: '' },
      { a: [] },
      { a: {} },
      { b: {} },
      { a: [[]] },
      { a: ['x', 'y'] },
      { a: ['x,y'] },
      { a: [long(1)] },
      { a: long(1) },
      { a: [long(2)] },
      { a: [long(1), long(2)] },
      { a: [long(2), long(1)] },
      { a: [{ deep: [long(1)] }] },
      { a: [{ deep: [long(2)] }] },
      { a: long(1), b: long(2) },
      { a: long(2), b: long(1) },
      { a: JSON.stringify(long(1)) },
      [],
      [1],
      [long(1)],
      'text',
      1,
      null,
    ]
    expect(new Set(views.map(of)).size).toBe(views.length)
    expect(digestOfView('another', {})).not.toBe(of({}))
  })
})
