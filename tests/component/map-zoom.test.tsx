// A map is zoomed by buttons, keys, Ctrl with the wheel and a dragging mouse, and does not block the page's scrolling.
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { startMapZoom } from '../../src/client/map-zoom.ts'

let view: HTMLElement
let svg: SVGElement

beforeEach(() => {
  document.body.innerHTML = `
    <style>#view { overflow: auto } #view svg { min-width: 800px }</style>
    <main><h1>Hall</h1><section id="map">
      <button type="button" data-map-zoom="in">In</button>
      <button type="button" data-map-zoom="out" aria-disabled="true">Out</button>
      <button type="button" data-map-zoom="whole" aria-disabled="true">Whole</button>
      <div id="view" tabindex="0" role="group" aria-label="Map">
        <svg viewBox="0 0 100 50" width="800" height="400">
          <a id="A1" href="#A1"><rect width="10" height="5" /></a>
          <a id="C9" href="#C9"><rect x="85" y="42" width="10" height="5" /></a>
        </svg>
      </div>
    </section></main>`
  view = document.getElementById('view') as HTMLElement
  svg = view.querySelector('svg') as SVGElement
})

/** The map, in a view of this width. */
function start(pixels = 800): HTMLElement {
  const map = document.getElementById('map') as HTMLElement
  view.style.width = `${pixels}px`
  startMapZoom(map, view)
  return map
}

const width = () => Math.round(svg.getBoundingClientRect().width)
const left = () => Math.round(svg.getBoundingClientRect().left - view.getBoundingClientRect().left)
const press = (name: string) => page.getByRole('button', { name }).click()
const isDisabled = (name: string) =>
  page.getByRole('button', { name }).element().getAttribute('aria-disabled') === 'true'

it('buttons zoom in, zoom out and show the whole map, which is never smaller than its view', async () => {
  start()
  await press('In')
  await expect.poll(width).toBeGreaterThan(1200)
  await expect.poll(() => isDisabled('Out')).toBe(false)
  await press('Out')
  await expect.poll(width).toBe(800)
  await press('In')
  await press('In')
  await expect.poll(width).toBeGreaterThan(2000)
  await press('Whole')
  await expect.poll(() => [width(), left()]).toEqual([800, 0])
  await expect.poll(() => [isDisabled('Out'), isDisabled('Whole')]).toEqual([true, true])
})

it('a map wider than its view scrolls, zooms at the scrolled position, and can be shown whole', async () => {
  const map = start(400)
  expect(isDisabled('Out')).toBe(false)
  view.scrollTo({ left: 300, behavior: 'instant' })
  await press('In')
  await expect.poll(() => [view.scrollLeft, getComputedStyle(view).overflowX]).toEqual([0, 'hidden'])
  // The centre of the view is unchanged: 500 of 800 pixels.
  await expect.poll(() => Math.round((200 - left()) / (width() / 800) / 10) * 10).toBe(500)
  await press('Out')
  await expect.poll(() => [width(), getComputedStyle(view).overflowX]).toEqual([800, 'auto'])
  await expect.poll(() => Math.abs(view.scrollLeft - 300)).toBeLessThan(10)
  await press('Out')
  expect(map.hasAttribute('data-fit')).toBe(true)
  await press('In')
  expect([map.hasAttribute('data-fit'), map.hasAttribute('data-zoomed')]).toEqual([false, false])
})

it('keys zoom the map; arrow keys move an enlarged map, and scroll the page otherwise', async () => {
  start()
  const isTaken: boolean[] = []
  addEventListener('keydown', (event) => isTaken.push(event.defaultPrevented), { once: false })
  view.focus()
  await userEvent.keyboard('{ArrowRight}')
  await userEvent.keyboard('+')
  await expect.poll(width).toBeGreaterThan(1200)
  const before = left()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(left).toBeLessThan(before)
  await userEvent.keyboard('0')
  await expect.poll(width).toBe(800)
  expect(isTaken).toEqual([false, true, true, true])
})

it('the wheel scrolls the page, and zooms the map with Ctrl', async () => {
  start()
  const turn = (ctrlKey: boolean) => {
    const event = new WheelEvent('wheel', { deltaY: -100, ctrlKey, bubbles: true, cancelable: true })
    svg.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(turn(false)).toBe(false)
  expect(turn(true)).toBe(true)
  await expect.poll(width).toBeGreaterThan(800)
})

it('a drag moves the map without following the link of a booth, and a click follows it', async () => {
  start()
  await press('In')
  await expect.poll(width).toBeGreaterThan(1200)
  const booth = document.getElementById('A1') as unknown as SVGElement
  const pointer = (type: string, clientX: number, clientY: number) =>
    booth.dispatchEvent(
      new PointerEvent(type, { clientX, clientY, pointerId: 1, pointerType: 'mouse', button: 0, bubbles: true }),
    )
  const click = () => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true })
    booth.dispatchEvent(event)
    return !event.defaultPrevented
  }
  const before = left()
  pointer('pointerdown', 400, 200)
  pointer('pointermove', 480, 200)
  await expect.poll(left).toBeGreaterThan(before)
  pointer('pointerup', 480, 200)
  expect(click()).toBe(false)
  pointer('pointerdown', 400, 200)
  pointer('pointerup', 400, 200)
  expect(click()).toBe(true)
})

it('two fingers zoom the map, and one finger scrolls the page', async () => {
  start()
  const finger = (type: string, pointerId: number, clientX: number) =>
    svg.dispatchEvent(new PointerEvent(type, { clientX, clientY: 200, pointerId, pointerType: 'touch', bubbles: true }))
  expect(getComputedStyle(view).touchAction).toBe('pan-x pan-y')
  finger('pointerdown', 1, 350)
  finger('pointermove', 1, 200)
  finger('pointerdown', 2, 450)
  finger('pointermove', 2, 650)
  await expect.poll(width).toBeGreaterThan(900)
  finger('pointerup', 1, 200)
  finger('pointerup', 2, 650)
})

it('a booth that receives the keyboard focus is moved into view', async () => {
  start()
  await press('In')
  await press('In')
  await expect.poll(width).toBeGreaterThan(2000)
  const booth = document.getElementById('C9') as unknown as SVGElement
  const isInside = () => {
    const [box, frame] = [booth.getBoundingClientRect(), view.getBoundingClientRect()]
    return box.left >= frame.left && box.right <= frame.right && box.bottom <= frame.bottom
  }
  expect(isInside()).toBe(false)
  booth.focus()
  await expect.poll(isInside).toBe(true)
})
