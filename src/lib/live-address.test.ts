import { expect, it } from 'vitest'
import { hrefOf } from './i18n/paths.ts'
import { liveAddress, requestedPath } from './live-address.ts'

const SITE = 'https://fair.example'
const scope = { language: 'en-US', exhibitionId: null } as const
const onward = (of: string) => hrefOf(scope, 'en-US', ...liveAddress(requestedPath(of), {}, '9'))

it.each(['\\evil.example', '//evil.example', '/\t/evil.example', '\n\\evil.example', ' /\\/evil.example'])(
  'the path %j in an address leads to no other site',
  (of) => {
    expect(new URL(onward(of), SITE).origin).toBe(SITE)
  },
)

it('a path of this site is unchanged, and the root is home', () => {
  expect(onward('/exhibits/detail/1001/')).toBe('/exhibits/detail/?live=9&id=1001')
  for (const of of ['/', '']) expect(onward(of)).toBe('/home/?live=9')
})
