// @vitest-environment jsdom
import { act, type ReactNode, useState } from 'react'
// biome-ignore lint/style/noRestrictedImports: the test renders it as OverlayHost does
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { testPage } from '../../../../tests/page-context.ts'
import { renderIsland } from '../../../../tests/render-island.tsx'
import { openSession } from '../../../api/browser.ts'
import { OverlayProvider } from '../../../islands/IslandProvider.tsx'
import { currentPage } from '../../../islands/page.ts'
import { forgetLogin, storeLogin } from '../../../stores/login.ts'
import { ShortForm } from './ShortForm.tsx'
import { TextField } from './TextField.tsx'
import type { Answer } from './useAnswer.ts'

interface Props {
  send: () => Promise<Answer<string>>
  onSent?: (data: string) => void
}

function SendingForm({ send, onSent }: Props) {
  const [name, setName] = useState('')
  return (
    <ShortForm
      submit="Send"
      sending="Sending"
      wrong={{ name: name === '' ? 'Say who you are' : null }}
      send={send}
      {...(onSent && { onSent })}
    >
      {(wrong) => <TextField label="Name" value={name} wrong={wrong.name} onText={setName} />}
    </ShortForm>
  )
}

async function renderView(form: ReactNode) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  renderIsland(testPage(), null)
  const place = document.body.appendChild(document.createElement('div'))
  await act(async () => createRoot(place).render(<OverlayProvider>{form}</OverlayProvider>))
  const find = <T extends Element>(selector: string) => place.querySelector<T>(selector)
  return {
    find,
    text: () => place.textContent,
    submit: () => act(async () => find<HTMLFormElement>('form')?.requestSubmit()),
    type: (text: string) =>
      act(async () => {
        const input = find<HTMLInputElement>('input')
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
        input?.dispatchEvent(new Event('input', { bubbles: true }))
      }),
  }
}

it('does not send invalid input, shows the error and focuses the field', async () => {
  const send = vi.fn(async () => ({ ok: true as const, data: '' }))
  const form = await renderView(<SendingForm send={send} />)
  expect(form.text()).not.toContain('Say who you are')
  await form.submit()
  expect(send).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(form.find('input'))
  // A second time with the focus already there: the error is announced by itself.
  await form.submit()
  expect(form.find('[role="alert"]')?.textContent).toBe('Say who you are')
  await form.type('Ann')
  expect(form.find('input')?.getAttribute('aria-invalid')).toBe('false')
})

it('announces an error of the whole form at each attempt', async () => {
  const send = vi.fn()
  const form = await renderView(<ShortForm submit="Send" wrong={{ form: 'Choose a time' }} send={send} />)
  await form.submit()
  const first = form.find('[role="alert"]')
  expect(first?.textContent).toBe('Choose a time')
  await form.submit()
  expect(first?.isConnected).toBe(false)
  expect(form.find('[role="alert"]')?.textContent).toBe('Choose a time')
  expect(send).not.toHaveBeenCalled()
})

it('sends once at a time, and preserves the input on failure', async () => {
  const answers: ((answer: Answer<string>) => void)[] = []
  const onSent = vi.fn()
  const send = vi.fn(() => new Promise<Answer<string>>((resolve) => answers.push(resolve)))
  const form = await renderView(<SendingForm send={send} onSent={onSent} />)
  await form.type('Ann')
  await form.submit()
  await form.submit()
  expect(send).toHaveBeenCalledTimes(1)
  expect(form.find('button')?.textContent).toBe('Sending')
  await act(async () => answers[0]?.({ ok: false, code: 'network', message: 'No network' }))
  expect(form.find('[role="alert"]')?.textContent).toBe('No network')
  expect(form.find<HTMLInputElement>('input')?.value).toBe('Ann')
  expect(onSent).not.toHaveBeenCalled()
  await form.submit()
  await act(async () => answers[1]?.({ ok: true, data: 'done' }))
  expect(onSent).toHaveBeenCalledExactlyOnceWith('done')
  expect(form.find('[role="alert"]')).toBeNull()
})

// The first case ends without a login, but the session of the second would already have one.
it.each([
  { end: 'cancels the login', event: { type: 'dialogClosed' }, sends: 1 },
  {
    end: 'logs in again',
    event: { type: 'loggedIn', login: { authorization: 'new', userId: '7' }, here: true },
    sends: 2,
  },
] as const)('waits for an expired login: the visitor $end', async ({ event, sends }) => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  const send = vi
    .fn<() => Promise<Answer<string>>>()
    .mockResolvedValueOnce({ ok: false, code: 'expired', message: 'Your login has expired' })
    .mockResolvedValue({ ok: true, data: 'done' })
  const form = await renderView(<SendingForm send={send} />)
  await form.type('Ann')
  await form.submit()
  expect(form.find('button')?.textContent).toBe('Sending')
  const { data, text } = currentPage()
  const session = await openSession(data, text)
  await act(async () => session.send(event))
  await expect.poll(() => form.find('button')?.textContent).toBe('Send')
  expect(send).toHaveBeenCalledTimes(sends)
  expect(form.find('[role="alert"]')?.textContent).toBe(sends === 1 ? 'Your login has expired' : undefined)
})

it('does not send again for another visitor who has logged in meanwhile', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  const send = vi.fn(async (): Promise<Answer<string>> => {
    storeLogin({ authorization: 'second', userId: '8' })
    return { ok: false, code: 'expired', message: 'Your login has expired' }
  })
  const form = await renderView(<SendingForm send={send} />)
  await act(async () => storeLogin({ authorization: 'first', userId: '7' }))
  await form.type('Ann')
  await form.submit()
  await expect.poll(() => form.find('[role="alert"]')?.textContent).toBe('Your login has expired')
  expect(send).toHaveBeenCalledTimes(1)
  await act(async () => forgetLogin(true))
})
