// A leader's group: what could not be done is said.
import '../../src/styles/form.css'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { RegistrationGroup } from '../../src/features/registration-group/RegistrationGroup.tsx'
import { knownOffset, setOffset } from '../../src/lib/clock.ts'
import { hydrate, logIn, openPage } from './island.tsx'
import { holdCalls, watchSent, withAnswers, withFault } from './network.ts'

async function open() {
  await openPage('/en-US/sign-group/group-manage/?id=SG-1', 'form', 'registrationGroup')
  await logIn('press@example.com')
  await hydrate(<RegistrationGroup view="group-manage" />)
}

it('a removed member that the platform does not take back is reported with its reason', async () => {
  await open()
  const removed = watchSent(/member\/remove$/)
  const saved = watchSent(/member\/save$/)
  const fieldErrors = [{ fieldId: 'userName', message: 'The group is full' }]
  withAnswers(/member\/save$/, (answer) => ({ ...Object(answer), list: [{ row: 0, signMemberId: null, fieldErrors }] }))
  await page
    .getByRole('button', { name: /^Remove / })
    .last()
    .click()
  await expect.poll(() => removed.length).toBe(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => saved.length).toBe(1)
  await expect.element(page.getByText('The group is full')).toBeVisible()
})

it('a removed member does not return with an earlier answer that arrives late', async () => {
  let early: unknown
  let isLate = false
  withAnswers(/signGroup\/detail$/, (answer) => {
    isLate = early !== undefined
    early ??= answer
    return early
  })
  await open()
  const removals = page.getByRole('button', { name: /^Remove / })
  await expect.element(removals.first()).toBeVisible()
  const count = removals.elements().length
  const release = holdCalls(/signGroup\/detail$/)
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click()
  const form = page.css('.panel-in')
  await form.getByRole('button', { name: 'Save', exact: false }).click()
  await expect.element(form).not.toBeInTheDocument()
  await removals.last().click()
  await expect.poll(() => removals.elements().length).toBe(count - 1)
  release()
  await expect.poll(() => isLate).toBe(true)
  await page.getByRole('button', { name: 'Invite by link' }).click()
  await expect.element(page.getByRole('heading', { name: /link/i }).first()).toBeVisible()
  expect(removals.elements()).toHaveLength(count - 1)
})

it('a member who is stored without all answers is not added again; one without a reason stays in the form', async () => {
  await open()
  const saved = watchSent(/member\/save$/)
  const answers = [
    { row: 0, signMemberId: null, fieldErrors: [] },
    { row: 0, signMemberId: 'M-9', fieldErrors: [{ fieldId: 'userName', message: 'Missing' }] },
  ]
  withAnswers(/member\/save$/, (answer) => ({ ...Object(answer), list: [answers[saved.length - 1]] }))
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click()
  const form = page.css('.panel-in')
  const save = form.getByRole('button', { name: 'Save', exact: false })
  await save.click()
  await expect.element(form.getByRole('alert')).toMatchTextContent(/\S/)
  await save.click()
  await expect.element(form).not.toBeInTheDocument()
  expect(saved).toHaveLength(2)
})

it('a panel that is opened from a row takes the focus', async () => {
  await open()
  const names = [/^Edit /, /^Invitation link for /]
  for (const name of names) {
    const button = page.getByRole('button', { name }).first()
    await button.click()
    await expect.element(page.css('.panel-in').first()).toBeVisible()
    await expect.poll(() => document.activeElement?.querySelector('.panel-in')).toBeTruthy()
    expect(document.activeElement?.querySelector('.members')).toBeNull()
  }
})

it('a group that a failing server does not return is not reported as missing', async () => {
  withFault('broken', /signGroup\/detail$/)
  await openPage('/en-US/sign-group/leader-apply-form/?id=SG-1', 'form', 'registrationGroup')
  await logIn('press@example.com')
  await hydrate(<RegistrationGroup view="leader-apply-form" />)
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

it('deadlines name the clock that they follow', async () => {
  await open()
  await expect.element(page.getByText(/can be changed until .+ \(event time\)$/)).toBeVisible()
  await page.getByRole('button', { name: 'Invite by link' }).click()
  await expect.element(page.getByText(/^Valid until .+ \(event time\)$/)).toBeVisible()
})

it('a group that closes while the page is open can no longer be changed', async () => {
  await open()
  const invite = page.getByRole('button', { name: 'Invite by link' })
  await expect.element(invite).toBeVisible()
  const offset = knownOffset()
  onTestFinished(() => setOffset(offset))
  // Again and again: a late answer of the platform sets the right time.
  const shown = () => {
    setOffset(offset + 400 * 86_400_000)
    return invite.query()
  }
  await expect.poll(shown).toBeNull()
})

it('a member who was refused is sent again as a new write', async () => {
  await open()
  const saved = watchSent(/member\/save$/)
  const fieldErrors = [{ fieldId: 'userName', message: 'The group is full' }]
  withAnswers(/member\/save$/, (answer) => ({ ...Object(answer), list: [{ row: 0, signMemberId: null, fieldErrors }] }))
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click()
  const save = page.css('.panel-in').getByRole('button', { name: 'Save', exact: false })
  await save.click()
  await expect.element(page.css('.panel-in').getByRole('alert')).toMatchTextContent('The group is full')
  await save.click()
  await expect.poll(() => saved.length).toBe(2)
  // With the first id a platform would only repeat its first answer.
  expect(saved[1]?.['requestId']).not.toBe(saved[0]?.['requestId'])
})

it('the button of the group’s link replaces the link of one member, and closes its own', async () => {
  await open()
  const address = () => page.css('.invite input').element() as HTMLInputElement
  await page
    .getByRole('button', { name: /^Invitation link for / })
    .last()
    .click()
  await expect.poll(() => address().value).toContain('inviteToken')
  const ofMember = address().value
  const button = page.getByRole('button', { name: 'Invite by link' })
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  await button.click()
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  await expect.poll(() => address().value).toContain('inviteToken')
  expect(address().value).not.toBe(ofMember)
  await button.click()
  await expect.element(page.css('.invite')).not.toBeInTheDocument()
})

it('the link of a member who is removed is not shown any longer', async () => {
  await open()
  await page
    .getByRole('button', { name: /^Invitation link for / })
    .last()
    .click()
  await expect.element(page.css('.invite')).toBeVisible()
  await page
    .getByRole('button', { name: /^Remove / })
    .last()
    .click()
  await expect.element(page.css('.invite')).not.toBeInTheDocument()
})

it('an invitation whose leader is unknown names only the group', async () => {
  withAnswers(/signGroup\/invitation/, (answer) => {
    const { data, ...rest } = Object(answer)
    return { ...rest, data: { ...data, leaderName: null } }
  })
  const token = 'demoGroupOpenDoorQ4x9TzRk2WmYs7Hb'
  await openPage(`/en-US/sign-group/member-apply-form/?inviteToken=${token}`, 'form', 'registrationGroup')
  await hydrate(<RegistrationGroup view="member-apply-form" />)
  await expect.element(page.css('.form-title')).toMatchTextContent(/\S/)
  await expect.element(page.getByText('invites you to join', { exact: false })).not.toBeInTheDocument()
})

it.each(['group-category-list', 'leader-category-list'] as const)(
  '%s: the links of the rows have distinct names',
  async (view) => {
    await openPage(`/en-US/sign-group/${view}/`, 'form', 'registrationGroup')
    await logIn('press@example.com')
    await hydrate(<RegistrationGroup view={view} />)
    const links = page.css('.sign-list .btn')
    await expect.element(links.first()).toBeVisible()
    const names = links.elements().map((each) => each.textContent)
    expect(new Set(names).size).toBe(names.length)
    expect(names[0]).toContain(document.querySelector('.sign-list h2')?.firstChild?.textContent?.trim())
  },
)

it('the buttons of a member without a name show that there is none', async () => {
  withAnswers(/signGroup/, (answer) =>
    JSON.parse(JSON.stringify(answer, (key, value) => (key === 'memberName' ? '' : value))),
  )
  await open()
  await expect.element(page.getByRole('button', { name: 'Edit No name yet' }).first()).toBeVisible()
})

it('a valid invitation without a form is shown as an error', async () => {
  await openPage('/en-US/sign-group/member-apply-form/?inviteToken=any', 'form', 'registrationGroup')
  withAnswers(/signGroup\/invitation$/, () => ({ success: true, data: { state: 'VALID', memberForm: null } }))
  await hydrate(<RegistrationGroup view="member-apply-form" />)
  await expect.element(page.getByRole('heading', { name: 'This could not be loaded' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})
