import type { Agreement } from '@fair/contract/agreement.ts'
import { afterAll, expect, it } from 'vitest'
import { type BuildContext, setBuild } from './build-context.ts'
import { setMediaPolicy } from './media-policy.ts'
import { frameDigest } from './paths.ts'

// The build's policy for media is global to all tests of a worker.
afterAll(() => setMediaPolicy(null))

/** The digest of the frame of a site with one agreement. */
function digestWith(agreement: Partial<Agreement>): string {
  const agreements = [{ agreementId: '7', agreementType: 'OTHER', title: 'Privacy', content: '<p>1</p>', ...agreement }]
  setBuild({
    content: {
      ...{ languages: ['en-US'], defaultLanguage: 'en-US', exhibitionIds: [], currentId: null },
      ...{ texts: new Map([['en-US', { site: {}, agreements, links: [] }]]), fairs: new Map() },
    },
    ...{ config: { now: '2026-11-19T02:00:00Z' }, theme: {}, themes: new Map(), headScript: { hash: '' } },
  } as unknown as BuildContext)
  return frameDigest({ language: 'en-US', exhibitionId: null, actualId: null })
}

it('a frame changes with the address of an agreement, which its footer links to, and not with its content', () => {
  expect(digestWith({ agreementType: 'PRIVACY' })).not.toBe(digestWith({}))
  expect(digestWith({ title: 'Data' })).not.toBe(digestWith({}))
  expect(digestWith({ content: '<p>2</p>' as Agreement['content'] })).toBe(digestWith({}))
})
