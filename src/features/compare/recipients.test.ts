import { expect, it } from 'vitest'
import { parsed } from '../../../tests/parsed.ts'
import { formatsOf } from '../../lib/i18n/format.ts'
import { idsIn } from './compare-address.ts'
import { recipientsOf } from './recipients.ts'

const exhibit = (exhibitsId: string, exhibitorId: string) => ({
  exhibitsId,
  exhibitsName: `Lathe ${exhibitsId}`,
  exhibitorId,
  exhibitor: { exhibitorId, exhibitorName: `Works ${exhibitorId}`, logo: { url: '/l.svg', width: 1, height: 1 } },
})

it('lists each exhibitor once, with all of its exhibits', () => {
  const recipients = recipientsOf(
    { format: formatsOf('en-US') },
    parsed([exhibit('1', 'a'), exhibit('2', 'b'), exhibit('3', 'a')]),
  )
  expect(recipients).toEqual([
    { exhibitorId: 'a', exhibitorName: 'Works a', logo: '/l.svg', exhibitsName: 'Lathe 1, Lathe 3' },
    { exhibitorId: 'b', exhibitorName: 'Works b', logo: '/l.svg', exhibitsId: '2', exhibitsName: 'Lathe 2' },
  ])
})

it.each([
  ['?ids=1,2', ['1', '2'], false],
  ['?ids=1,%202,1,,', ['1', '2'], false],
  ['?ids=1,2,3,4,5', ['1', '2', '3', '4'], true],
  ['?ids=', [], false],
  ['', [], false],
])('reads the ids from %s', (search, ids, isCut) => expect(idsIn(new URLSearchParams(search))).toEqual({ ids, isCut }))
