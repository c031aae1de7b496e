// What a page shares besides its address: the platform's poster.
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { share } from '../../src/client/share.ts'
import { testPageData } from '../page-data.ts'
import { expectAccessible } from './accessible.ts'
import { openOver, openPage } from './island.tsx'
import { watchSent } from './network.ts'

it('sharing an exhibit requests its poster for the path of its page, and offers it for download', async () => {
  await openPage('/en-US/exhibits/detail/800001/')
  const sent = watchSent(/poster\/share$/)
  await openOver('share')
  await page.getByRole('button', { name: 'Poster', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Poster to share' })
  await expect.element(dialog.getByRole('img')).toBeVisible()
  expect(sent).toEqual([{ posterType: 'EXHIBIT', id: '800001', path: '/en-US/exhibits/detail/800001/' }])
  await expectAccessible('dialog')
  await expect.element(dialog.getByRole('link', { name: 'Save the picture' })).toHaveAttribute('download')
})

it('shares an exhibit of an exhibition that is not built together with its exhibition', async () => {
  await openPage('/en-US/exhibits/detail/?id=900001&live=2002&from=search')
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await share(testPageData())
  expect(copied.mock.calls).toEqual([[`${location.origin}/en-US/exhibits/detail/?id=900001&live=2002`]])
})
