import { expect, it } from 'vitest'
import { readyCore } from './index-core.ts'

it('finds booths by their code without the hall, whether or not the name of their hall has spaces', () => {
  const booths = ['8.1 b12', 'north hall b12', 'hall 8 c3', '9 aa7']
  const core = readyCore({ han: '', kinds: [], words: '', booths: booths.join('\n'), starts: [], perFile: 32 })
  const found = (key: string) => core.booths.get(key)?.map((at) => booths[at])
  expect(found('b12')).toEqual(['8.1 b12', 'north hall b12'])
  expect(found('north hall b12')).toEqual(['north hall b12'])
  expect(found('c3')).toEqual(['hall 8 c3'])
  expect(found('aa7')).toEqual(['9 aa7'])
})
