// The form for a way keeps what is typed in it.
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { WayPage } from '../../src/features/hall/WayPage.tsx'
import { hydrate, openPage, press } from './island.tsx'

// The floor plan is a file of the build; the form works before it has loaded.
const plan = vi.hoisted(() => Promise.withResolvers<unknown>())
vi.mock('../../src/features/shared/way-halls.ts', () => ({ loadWayHalls: () => plan.promise }))

it('swaps start and destination as they are typed, not as the address has them', async () => {
  await openPage('/en-US/hall/way/?from=A01&to=B02', 'way', 'hall')
  await hydrate(<WayPage />)
  const field = (name: string) => page.getByRole('combobox', { name })
  const [from, to] = [field('I am at'), field('I want to go to')]
  await expect.element(to).toHaveValue('B02')
  press(page.getByRole('button', { name: 'Swap' }))
  await expect.element(from).toHaveValue('B02')
  await expect.element(to).toHaveValue('A01')
  await to.fill('Coffee')
  press(page.getByRole('button', { name: 'Swap' }))
  await expect.element(from).toHaveValue('Coffee')
  await expect.element(to).toHaveValue('B02')
})

it('searches once the floor plan has loaded, if the button was pressed before', async () => {
  await openPage('/en-US/hall/way/', 'way', 'hall')
  await hydrate(<WayPage />)
  await page.getByRole('combobox', { name: 'I am at' }).fill('A01')
  press(page.getByRole('button', { name: 'Show the way' }))
  plan.resolve([])
  await expect.element(page.getByRole('combobox', { name: 'I am at' })).toHaveFocus()
  await expect.element(page.getByText('“A01” was not found', { exact: false })).toBeVisible()
})
