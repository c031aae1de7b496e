// The form for a way keeps what is typed in it.
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { testHall, testPlace } from '../../src/domain/way.fixture.ts'
import { WayPage } from '../../src/features/hall/WayPage.tsx'
import { hydrate, openPage, press } from './island.tsx'

// The floor plan is a file of the build; the form works before it has loaded.
const plan = vi.hoisted(() => ({ loaded: Promise.withResolvers<unknown>() }))
vi.mock('../../src/features/shared/way-halls.ts', () => ({ loadWayHalls: () => plan.loaded.promise }))

/** Stairs and a lift lead from hall 1 to hall 2, and stairs alone to hall 3. */
function loadHalls(): void {
  const stairs = (id: string, y: number) =>
    testPlace('stairs', [40, y], { isStepFree: false, connection: { id, metres: 0 } })
  const lift = testPlace('elevator', [960, 760], { connection: { id: 'lift', metres: 0 } })
  const hall = (name: string, places: ReturnType<typeof stairs>[]) =>
    testHall(name, [['A02', 200, 200, 120, 60]], { places })
  const halls = [
    hall('1', [stairs('up', 100), stairs('top', 700), lift]),
    hall('2', [stairs('up', 100), lift]),
    hall('3', [stairs('top', 700)]),
  ]
  plan.loaded = Promise.withResolvers()
  plan.loaded.resolve(halls)
}

const title = () => document.querySelector('#way-title')
const announced = () => document.querySelector('.way-result [role=status]')?.textContent ?? ''

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
  plan.loaded.resolve([])
  await expect.element(page.getByRole('combobox', { name: 'I am at' })).toHaveFocus()
  await expect.element(page.getByText('“A01” was not found', { exact: false })).toBeVisible()
})

it('announces how long the way without steps is, or that there is none', async () => {
  loadHalls()
  await openPage('/en-US/hall/way/?from=1+A02&to=2+A02', 'way', 'hall')
  await hydrate(<WayPage />)
  await expect.poll(announced).toMatch(/\d+ m/)
  const [region, before] = [document.querySelector('.way-result [role=status]'), announced()]
  press(page.getByRole('switch', { name: 'Step-free' }))
  await expect.poll(announced).not.toBe(before)
  press(page.getByRole('switch', { name: 'Step-free' }))
  await expect.poll(announced).toBe(before)
  const to = page.getByRole('combobox', { name: 'I want to go to' })
  await to.fill('3 A02')
  press(page.getByRole('button', { name: 'Show the way' }))
  await expect.poll(announced).not.toBe(before)
  press(page.getByRole('switch', { name: 'Step-free' }))
  await expect.poll(announced).toContain('No route found')
  expect(document.querySelector('.way-result [role=status]')).toBe(region)
})

it('focuses the result of each search, even of the same or of one without a way, and of nothing else', async () => {
  loadHalls()
  await openPage('/en-US/hall/way/?from=1+A02&to=3+A02&stepfree=1', 'way', 'hall')
  await hydrate(<WayPage />)
  const search = page.getByRole('button', { name: 'Show the way' })
  await expect.poll(announced).toContain('No route found')
  const before = history.length
  press(search)
  await expect.poll(() => document.activeElement === title()).toBe(true)
  expect(history.length).toBe(before)
  const stepFree = page.getByRole('switch', { name: 'Step-free' })
  ;(stepFree.element() as HTMLElement).focus()
  press(stepFree)
  await expect.poll(announced).toMatch(/\d+ m/)
  expect(document.activeElement).not.toBe(title())
})
