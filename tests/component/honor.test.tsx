// The login page of honoured guests, whose address contains the code of their letter.
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { HonorPage } from '../../src/features/login/HonorPage.tsx'
import { storeAttempt } from '../../src/features/login/oidc.ts'
import { hydrate, openPage } from './island.tsx'

const sheet = vi.hoisted(() => ({ load: vi.fn(() => Promise.resolve()) }))
vi.mock(import('../../src/features/shared/style-sheets.ts'), async (original) => ({
  ...(await original()),
  dialogSheet: () => sheet.load(),
}))

it('a code stays in the address for a reload if the files of the page do not load, and is removed if they do', async () => {
  await openPage('/en-US/honor-gust-login/?invitationCode=Vq7m', 'login')
  sheet.load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await hydrate(<HonorPage />)
  await expect.element(page.css('#toasts')).toMatchTextContent('Check your network')
  expect(location.search).toBe('?invitationCode=Vq7m')
  await hydrate(<HonorPage />)
  await expect.element(page.getByLabelText('Invitation code')).toHaveValue('Vq7m')
  expect(location.search).toBe('')
})

it('whoever declines at the provider can go back to the page that the login started from', async () => {
  await openPage('/en-US/honor-gust-login/?error=access_denied&state=s', 'login')
  storeAttempt({
    ...{ state: 's', nonce: 'n', codeVerifier: 'v', redirectUri: '/en-US/honor-gust-login/', issuer: 'i' },
    ...{ back: '/en-US/exhibits/', stay: false, action: null },
  })
  await hydrate(<HonorPage />)
  await expect.element(page.getByRole('alert')).toMatchTextContent('You canceled the login.')
  const back = page.getByRole('link', { name: 'Back to the previous page' })
  await expect.element(back).toHaveAttribute('href', '/en-US/exhibits/')
})
