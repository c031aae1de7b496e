// Which rows of a long conversation are in the document.
import { useRef } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Row } from '../../src/features/chat/rows.ts'
import { useVirtualRows } from '../../src/features/chat/useVirtualRows.ts'
import { hydrate, openPage } from './island.tsx'

const rows = Array.from({ length: 80 }, (_, at) => ({ kind: 'card', key: `card ${at}` }) as Row)

function Rows() {
  const scroller = useRef<HTMLDivElement>(null)
  const { items, total } = useVirtualRows(
    rows,
    scroller,
    () => {},
    () => false,
  )
  return (
    <div ref={scroller} id="box">
      <div ref={(box) => box?.style.setProperty('block-size', `${total}px`)}>
        {items.map(({ key }) => (
          <div key={key} data-row={key}>
            {/* biome-ignore lint/a11y/useMediaCaption: it has no sound */}
            <audio src="data:audio/wav;base64,UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=" controls />
          </div>
        ))}
      </div>
    </div>
  )
}

it('the row whose recording plays stays in the document, and in its place, until it is paused', async () => {
  await openPage('/en-US/chat/', 'chat')
  await hydrate(<Rows />)
  const box = page.css('#box').element() as HTMLElement
  box.style.cssText = 'block-size: 300px; overflow: auto'
  const last = page.css('[data-row="card 79"]')
  const first = page.css('[data-row="card 0"]')
  box.scrollTop = box.scrollHeight
  await expect.element(last).toBeInTheDocument()
  await expect.element(first).not.toBeInTheDocument()
  const audio = last.element().querySelector('audio')
  audio?.dispatchEvent(new Event('play'))
  box.scrollTop = 0
  await expect.element(first).toBeInTheDocument()
  await expect.element(page.css('[data-row="card 60"]')).not.toBeInTheDocument()
  expect(audio?.isConnected).toBe(true)
  expect(page.css('[data-row]').elements().at(-1)).toBe(last.element())
  audio?.dispatchEvent(new Event('pause'))
  await expect.element(last).not.toBeInTheDocument()
})
