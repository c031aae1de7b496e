import type { Exhibitor } from '@fair/contract/catalogue.ts'
import { expect, it } from 'vitest'
import { testPage } from '../../tests/page-context.ts'
import { type BuildContext, setBuild } from '../content/build-context.ts'
import { organization } from './json-ld.ts'

it('describes a company without what the platform does not know of it', () => {
  setBuild({ config: { origin: 'https://fair.example' } } as BuildContext)
  const none = { url: '', width: 0, height: 0 }
  const exhibitor = {
    ...{ exhibitorId: '7', exhibitorName: 'Mill & Co', localName: '', summary: 'Mills.', regionName: 'Kyoto, Japan' },
    ...{ logo: none, cover: none, foundedYear: 0, website: null },
  } as unknown as Exhibitor
  expect(organization(testPage('en-US'), exhibitor)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Mill & Co',
    description: 'Mills.',
    address: 'Kyoto, Japan',
    url: 'https://fair.example/en-US/exhibitor/detail/7/',
  })
})
