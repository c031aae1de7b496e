// @vitest-environment jsdom
import { Activity, act, type ReactNode, useCallback, useState } from 'react'
// biome-ignore lint/style/noRestrictedImports: drawn as an overlay is
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { testPage } from '../../../../tests/page-context.ts'
import { renderIsland } from '../../../../tests/render-island.tsx'
import { OverlayProvider } from '../../../islands/IslandProvider.tsx'
import { useForVisitor } from '../../../islands/useForVisitor.ts'
import { forgetLogin, keepLogin } from '../../../stores/login.ts'
import { type Answer, useAnswer } from './useAnswer.ts'

type Settle = (answer: Answer<string>) => void

async function draw(island: ReactNode) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  renderIsland(testPage(), null)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => act(async () => root.unmount()))
  await act(async () => root.render(<OverlayProvider>{island}</OverlayProvider>))
  return place
}
afterEach(() => act(async () => forgetLogin(true)))

function Shows({ ask }: { ask: () => Promise<Answer<string>> }) {
  const { answer, refresh } = useAnswer(ask)
  return (
    <button type="button" onClick={refresh}>
      {answer === null ? 'waiting' : answer.ok ? answer.data : answer.message}
    </button>
  )
}

it('an answer that a later question has overtaken is dropped', async () => {
  const asked: Settle[] = []
  const ask = () => new Promise<Answer<string>>((settle) => asked.push(settle))
  const place = await draw(<Shows ask={ask} />)
  await act(async () => place.querySelector('button')?.click())
  await act(async () => asked[1]?.({ ok: true, data: 'second' }))
  await act(async () => asked[0]?.({ ok: true, data: 'first' }))
  expect(place.textContent).toBe('second')
})

it('a question that throws says that something of ours failed, and window.onerror hears of it', async () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const error = new TypeError('Cannot read properties of undefined')
  const ask = () => Promise.reject(error)
  const place = await draw(<Shows ask={ask} />)
  expect(place.textContent).toBe('Sorry, an error occurred.')
  expect(reported).toHaveBeenCalledExactlyOnceWith(error)
})

function Mine({ ask }: { ask: (signal: AbortSignal) => Promise<string> }) {
  const [shown, setShown] = useState('')
  const look = useCallback(
    async (signal: AbortSignal) => {
      const answer = await ask(signal)
      if (!signal.aborted) setShown(answer)
    },
    [ask],
  )
  useForVisitor(look)
  return shown
}

it('what a page shows of one visitor never takes the place of the next one’s', async () => {
  const asked: { signal: AbortSignal; settle: (text: string) => void }[] = []
  const ask = (signal: AbortSignal) => new Promise<string>((settle) => asked.push({ signal, settle }))
  const place = await draw(<Mine ask={ask} />)
  await act(async () => keepLogin({ authorization: 'token-1', userId: 'U1' }))
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
  await act(async () => asked[1]?.settle('the buyer’s'))
  await act(async () => asked[0]?.settle('anybody’s'))
  expect(place.textContent).toBe('the buyer’s')
})

function Hideable({ ask }: { ask: () => Promise<Answer<string>> }) {
  const [isShown, setShown] = useState(true)
  return (
    <>
      <input type="checkbox" checked={isShown} onChange={() => setShown(!isShown)} />
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <Shows ask={ask} />
      </Activity>
    </>
  )
}

it('a page that is hidden and shown again has its answer, and is asked anew where that had not come', async () => {
  const asked: Settle[] = []
  const ask = () => new Promise<Answer<string>>((settle) => asked.push(settle))
  const place = await draw(<Hideable ask={ask} />)
  const hideAndShow = async () => {
    for (const _ of ['hide', 'show']) await act(async () => place.querySelector('input')?.click())
  }
  await hideAndShow()
  expect(asked).toHaveLength(2)
  await act(async () => asked[1]?.({ ok: true, data: 'answer' }))
  await hideAndShow()
  expect(asked).toHaveLength(2)
  expect(place.textContent).toBe('answer')
})
