import Panzoom, { type PanzoomObject } from '@panzoom/panzoom'

/** At this scale a booth of six metres is as large as a thumb on the narrowest screen. */
const MAX_SCALE = 12
/** Each press of a button or key changes the scale by e to this power. */
const STEP = 0.5
/** How far an arrow key moves the map, in CSS pixels. */
const ARROW_PX = 60
/** A pointer that moves less is a press, in CSS pixels. */
const DRAG_PX = 4

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/**
 * Makes a map zoomable: by buttons (`data-map-zoom`), keys, mouse drag, two fingers, and Ctrl with the wheel. Until it
 * is enlarged its view scrolls as it does without script. The page's own scrolling is never intercepted: one finger,
 * the plain wheel, and the arrow keys over a map that is not enlarged work as usual.
 *
 * @param map contains the buttons and the view; gets `data-zoomed`, and `data-fit` while the full map is in the view
 * @param view scrolls the map: its one child is an SVG
 */
export function startMapZoom(map: HTMLElement, view: HTMLElement): void {
  const svg = view.querySelector('svg')
  if (!svg) return
  const zoom = new MapZoom(map, view, svg)
  followPresses(map, zoom)
  followKeys(view, zoom)
  followWheel(view, zoom)
  followMouse(view, zoom)
  followFingers(view, zoom)
  followFocus(view, zoom)
}

/** Panzoom measures its limits from the rendered map: during an animation they would be wrong. */
const AT_ONCE = { animate: false }

class MapZoom {
  readonly #map: HTMLElement
  readonly #view: HTMLElement
  readonly #svg: SVGElement
  readonly panzoom: PanzoomObject

  constructor(map: HTMLElement, view: HTMLElement, svg: SVGElement) {
    this.#map = map
    this.#view = view
    this.#svg = svg
    this.panzoom = Panzoom(svg, {
      ...{ minScale: 1, maxScale: MAX_SCALE, step: STEP, contain: 'outside', noBind: true, pinchAndPan: true },
      ...{ cursor: '', overflow: '', touchAction: 'pan-x pan-y', handleStartEvent: () => {} },
    })
    svg.addEventListener('panzoomchange', () => this.#show())
    this.#show()
  }

  get isZoomed(): boolean {
    return this.panzoom.getScale() > 1
  }

  /** 'in', 'out', or anything else for the full map. */
  change(how: string | undefined): void {
    const isFit = this.#map.hasAttribute('data-fit')
    if (how === 'in' && !isFit) {
      this.enter()
      this.#zoom(STEP)
    } else if (how === 'in') this.#map.removeAttribute('data-fit')
    else if (how === 'out' && this.isZoomed) this.#zoom(-STEP)
    else {
      if (this.#isWider) this.#map.setAttribute('data-fit', '')
      if (this.isZoomed) this.panzoom.reset(AT_ONCE)
    }
    this.#show()
  }

  /** Moves an enlarged map by CSS pixels. */
  move(x: number, y: number): void {
    const scale = this.panzoom.getScale()
    this.panzoom.pan(x / scale, y / scale, { ...AT_ONCE, relative: true })
  }

  /** Takes over from the view's own scrolling, at its current scroll position. To be called before a change. */
  enter(): void {
    if (!this.isZoomed) this.panzoom.pan(-this.#view.scrollLeft, 0, { ...AT_ONCE, force: true })
  }

  /** Changes the scale by e to a power. The centre of the view remains the centre. */
  #zoom(power: number): void {
    const { width, height } = getComputedStyle(this.#svg)
    const scale = this.panzoom.getScale() * Math.exp(power)
    const x = (this.#view.clientWidth - Number.parseFloat(width)) / 2
    const y = (this.#view.clientHeight - Number.parseFloat(height)) / 2
    this.panzoom.zoom(scale, { ...AT_ONCE, focal: { x: x * scale, y: y * scale } })
  }

  /** The map is wider than its view even if it is not enlarged. A transform does not change the computed width. */
  get #isWider(): boolean {
    return Number.parseFloat(getComputedStyle(this.#svg).width) > this.#view.clientWidth + 1
  }

  #show(): void {
    const { isZoomed } = this
    this.#map.toggleAttribute('data-zoomed', isZoomed)
    this.#view.style.overflow = isZoomed ? 'hidden' : ''
    if (isZoomed) this.#view.scrollTo({ left: 0, top: 0, behavior: 'instant' })
    else if (this.panzoom.getPan().x !== 0) {
      this.#view.scrollTo({ left: -this.panzoom.getPan().x, behavior: 'instant' })
      this.panzoom.pan(0, 0, { ...AT_ONCE, force: true })
    }
    const canShrink = isZoomed || this.#isWider
    for (const button of this.#map.querySelectorAll<HTMLElement>('[data-map-zoom]')) {
      const isIn = button.dataset['mapZoom'] === 'in'
      button.ariaDisabled = String(isIn ? this.panzoom.getScale() >= MAX_SCALE : !canShrink)
    }
  }
}

function followPresses(map: HTMLElement, zoom: MapZoom): void {
  map.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-map-zoom]')
    if (button && button.ariaDisabled !== 'true') zoom.change(button.dataset['mapZoom'])
  })
}

const KEYS: Readonly<Record<string, string>> = { '+': 'in', '=': 'in', '-': 'out', '0': 'whole' }

function followKeys(view: HTMLElement, zoom: MapZoom): void {
  view.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const how = KEYS[event.key]
    const [x, y] = ARROWS[event.key] ?? [0, 0]
    if (how) zoom.change(how)
    else if ((x !== 0 || y !== 0) && zoom.isZoomed) zoom.move(x * ARROW_PX, y * ARROW_PX)
    else return
    event.preventDefault()
  })
}

/** Trackpads report a pinch as a wheel with Ctrl. */
function followWheel(view: HTMLElement, zoom: MapZoom): void {
  const turn = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return
    zoom.enter()
    zoom.panzoom.zoomWithWheel(event)
  }
  view.addEventListener('wheel', turn, { passive: false })
}

function followMouse(view: HTMLElement, zoom: MapZoom): void {
  let start: PointerEvent | null = null
  let isDrag = false
  view.addEventListener('pointerdown', (event) => {
    if (event.pointerType === 'touch' || event.button !== 0 || !zoom.isZoomed) return
    start = event
    isDrag = false
    zoom.panzoom.handleDown(event)
  })
  addEventListener('pointermove', (event) => {
    if (!start) return
    isDrag ||= Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > DRAG_PX
    zoom.panzoom.handleMove(event)
  })
  for (const end of ['pointerup', 'pointercancel'] as const) {
    addEventListener(end, (event) => {
      if (start) zoom.panzoom.handleUp(event)
      start = null
    })
  }
  view.addEventListener('dragstart', (event) => event.preventDefault())
  // The release of a drag over a booth is no press on its link.
  view.addEventListener(
    'click',
    (event) => {
      if (isDrag) event.preventDefault()
      isDrag = false
    },
    true,
  )
}

function followFingers(view: HTMLElement, zoom: MapZoom): void {
  const fingers = new Map<number, PointerEvent>()
  view.addEventListener('pointerdown', (event) => {
    if (event.pointerType !== 'touch') return
    fingers.set(event.pointerId, event)
    if (fingers.size !== 2) return
    zoom.enter()
    for (const each of fingers.values()) zoom.panzoom.handleDown(each)
  })
  addEventListener('pointermove', (event) => {
    if (fingers.size >= 2 && fingers.has(event.pointerId)) zoom.panzoom.handleMove(event)
  })
  for (const end of ['pointerup', 'pointercancel'] as const) {
    addEventListener(end, (event) => {
      if (!fingers.delete(event.pointerId)) return
      zoom.panzoom.handleUp(event)
    })
  }
  // A touch that already scrolls the page cannot be cancelled, and continues to scroll the page.
  const hold = (event: TouchEvent) => {
    if (event.touches.length > 1 && event.cancelable) event.preventDefault()
  }
  view.addEventListener('touchmove', hold, { passive: false })
}

/**
 * A booth that is reached by the keyboard or by its address is moved into view: browsers would scroll the clipped box
 * instead.
 */
function followFocus(view: HTMLElement, zoom: MapZoom): void {
  const show = (booth: Element | null) => {
    if (!booth || !view.contains(booth) || !zoom.isZoomed) return
    view.scrollTo({ left: 0, top: 0, behavior: 'instant' })
    const [box, frame] = [booth.getBoundingClientRect(), view.getBoundingClientRect()]
    const x = frame.left + frame.width / 2 - (box.left + box.width / 2)
    const y = frame.top + frame.height / 2 - (box.top + box.height / 2)
    const isInside =
      box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom
    if (!isInside) zoom.move(x, y)
  }
  view.addEventListener('focusin', ({ target }) => show(target as Element))
  addEventListener('hashchange', () => show(view.querySelector(':target')))
}
