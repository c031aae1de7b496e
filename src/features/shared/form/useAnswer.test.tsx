// @vitest-environment jsdom
import { Activity, act, type ReactNode, useCallback, useState } from 'react'
// biome-ignore lint/style/noRestrictedImports: the test renders it as OverlayHost does
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { testPage } from '../../../../tests/page-context.ts'
import { renderIsland } from '../../../../tests/render-island.tsx'
import { OverlayProvider } from '../../../islands/IslandProvider.tsx'
import { useForVisitor } from '../../../islands/useForVisitor.ts'
import { forgetLogin, storeLogin } from '../../../stores/login.ts'
import { type Answer, useAnswer } from './useAnswer.ts'

type Settle = (answer: Answer<string>) => void

const renderView = async (island: ReactNode) => (await renderViews(island))[0]

/** The place of an island, and a function that renders it again with other props. */
async function renderViews(island: ReactNode) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  renderIsland(testPage(), null)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => act(async () => root.unmount()))
  const render = (view: ReactNode) => act(async () => root.render(<OverlayProvider>{view}</OverlayProvider>))
  await render(island)
  return [place, render] as const
}
afterEach(() => act(async () => forgetLogin(true)))

function Shows({ load }: { load: () => Promise<Answer<string>> }) {
  const { answer, refresh } = useAnswer(load)
  return (
    <button type="button" onClick={refresh}>
      {answer === null ? 'waiting' : answer.ok ? answer.data : answer.message}
    </button>
  )
}

it('drops a response that a later request has superseded', async () => {
  const requests: Settle[] = []
  const load = () => new Promise<Answer<string>>((settle) => requests.push(settle))
  const place = await renderView(<Shows load={load} />)
  await act(async () => place.querySelector('button')?.click())
  await act(async () => requests[1]?.({ ok: true, data: 'second' }))
  await act(async () => requests[0]?.({ ok: true, data: 'first' }))
  expect(place.textContent).toBe('second')
})

it('shows its last response if the next request fails', async () => {
  const requests: Settle[] = []
  const load = () => new Promise<Answer<string>>((settle) => requests.push(settle))
  const place = await renderView(<Shows load={load} />)
  await act(async () => requests[0]?.({ ok: true, data: 'list' }))
  await act(async () => place.querySelector('button')?.click())
  await act(async () => requests[1]?.({ ok: false, code: 'network', message: 'no network' }))
  expect(place.textContent).toBe('list')
})

it('requests again on return after the browser has cancelled the request', async () => {
  const requests: Settle[] = []
  const load = () => new Promise<Answer<string>>((settle) => requests.push(settle))
  const place = await renderView(<Shows load={load} />)
  await act(async () => requests[0]?.({ ok: false, code: 'aborted', message: '' }))
  expect(place.textContent).toBe('waiting')
  const back = Object.assign(new Event('pageshow'), { persisted: true })
  await act(async () => globalThis.dispatchEvent(back))
  await act(async () => requests[1]?.({ ok: true, data: 'list' }))
  await act(async () => globalThis.dispatchEvent(back))
  expect(place.textContent).toBe('list')
  expect(requests).toHaveLength(2)
})

it('shows and reports an error if the request throws', async () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const error = new TypeError('Cannot read properties of undefined')
  const load = () => Promise.reject(error)
  const place = await renderView(<Shows load={load} />)
  expect(place.textContent).toBe('Sorry, an error occurred.')
  expect(reported).toHaveBeenCalledExactlyOnceWith(error)
})

/** A list whose rows hand an undo to a toast, which outlives the list's page. */
function List({ load, onUndo }: { load: () => Promise<Answer<string>>; onUndo: (undo: () => void) => void }) {
  const { answer, refresh } = useAnswer(load)
  return (
    <button type="button" onClick={() => onUndo(refresh)}>
      {answer?.ok ? answer.data : 'waiting'}
    </button>
  )
}

it('requests what is shown now, also for an earlier refresh', async () => {
  const undos: (() => void)[] = []
  const onUndo = (undo: () => void) => undos.push(undo)
  const first = async (): Promise<Answer<string>> => ({ ok: true, data: 'page 1' })
  const second = async (): Promise<Answer<string>> => ({ ok: true, data: 'page 2' })
  const [place, rerender] = await renderViews(<List load={first} onUndo={onUndo} />)
  await act(async () => place.querySelector('button')?.click())
  await rerender(<List load={second} onUndo={onUndo} />)
  expect(place.textContent).toBe('page 2')
  await act(async () => undos[0]?.())
  expect(place.textContent).toBe('page 2')
})

function Mine({ load }: { load: (signal: AbortSignal) => Promise<string> }) {
  const [shown, setShown] = useState('')
  const look = useCallback(
    async (signal: AbortSignal) => {
      const answer = await load(signal)
      if (!signal.aborted) setShown(answer)
    },
    [load],
  )
  useForVisitor(look)
  return shown
}

it('drops the response for the previous visitor after a login', async () => {
  const requests: { signal: AbortSignal; settle: (text: string) => void }[] = []
  const load = (signal: AbortSignal) => new Promise<string>((settle) => requests.push({ signal, settle }))
  const place = await renderView(<Mine load={load} />)
  await act(async () => storeLogin({ authorization: 'token-1', userId: 'U1' }))
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false])
  await act(async () => requests[1]?.settle('the buyer’s'))
  await act(async () => requests[0]?.settle('anybody’s'))
  expect(place.textContent).toBe('the buyer’s')
})

function Hideable({ load }: { load: () => Promise<Answer<string>> }) {
  const [isShown, setShown] = useState(true)
  return (
    <>
      <input type="checkbox" checked={isShown} onChange={() => setShown(!isShown)} />
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <Shows load={load} />
      </Activity>
    </>
  )
}

it('retains its response while hidden, and requests again if there was none', async () => {
  const requests: Settle[] = []
  const load = () => new Promise<Answer<string>>((settle) => requests.push(settle))
  const place = await renderView(<Hideable load={load} />)
  const hideAndShow = async () => {
    for (const _ of ['hide', 'show']) await act(async () => place.querySelector('input')?.click())
  }
  await hideAndShow()
  expect(requests).toHaveLength(2)
  await act(async () => requests[1]?.({ ok: true, data: 'answer' }))
  await hideAndShow()
  expect(requests).toHaveLength(2)
  expect(place.textContent).toBe('answer')
})
