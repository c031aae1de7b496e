import { describe, expect, it } from 'vitest'
import { FIELDS, battery as fields } from './fields.ts'
import { CHANGES, battery as others } from './other-platforms.ts'
import { CASES, battery as slow } from './slow-platforms.ts'

// A few of each: the whole of them is `npm run test:hostile`.
const SLOW = 180_000

const some = <T>(all: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> =>
  Object.fromEntries(
    names.map((name) => {
      const one = all[name]
      if (one === undefined) throw new Error(`no case ${name}`)
      return [name, one]
    }),
  )

describe('a hostile platform', () => {
  it('loses the records that cannot be read, and the build goes on', { timeout: SLOW }, async () => {
    const found = await fields({
      startTime: FIELDS['startTime']?.slice(0, 1) ?? [],
      exhibitsId: ['../x7'],
    })
    expect(found).toMatchObject({ tried: 2, held: 2, leftOut: 2, failed: [] })
  })

  it('may write the same in other forms', { timeout: SLOW }, async () => {
    const names = ['times without an offset', 'ids as numbers', 'pages of 5, a total of 0']
    expect(await others(some(CHANGES, names))).toMatchObject({ tried: 3, held: 3, failed: [] })
  })

  it('cannot keep a build from ending', { timeout: SLOW }, async () => {
    const names = [
      'hangs in the middle',
      'an answer without an end',
      'the same page again and again',
      'every third answer is 503',
      'redirects to another host',
    ]
    expect(await slow(some(CASES, names))).toMatchObject({ tried: 5, held: 5, failed: [] })
  })
})
