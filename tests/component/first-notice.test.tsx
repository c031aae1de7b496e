// The notice over the first page: its target may be any address that the platform sets.
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { showFirstNotice } from '../../src/client/first-notice.ts'
import { testPageData } from '../page-data.ts'
import { hydrate, openPage } from './island.tsx'
import { withAnswers } from './network.ts'

it.each([
  ['/exhibits/?category=C1#list', '/en-US/exhibits/?category=C1#list'],
  ['https://partner.example/fair?a=b', '/en-US/jump-middle/?url=https%3A%2F%2Fpartner.example%2Ffair%3Fa%3Db'],
])('links to %s', async (path, href) => {
  await openPage('/en-US/home/', 'home')
  await hydrate(<section className="section">Home</section>)
  const picture = { url: '', width: 0, height: 0 }
  withAnswers(/firstPage$/, (answer) => ({
    ...(answer as object),
    data: { path: '/home', popup: { popupId: 'p1', title: 'Partner', picture, path } },
  }))
  await showFirstNotice(testPageData())
  await expect.element(page.getByRole('link', { name: 'Partner' })).toHaveAttribute('href', href)
})
