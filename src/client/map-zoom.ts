import Panzoom, { type PanzoomObject } from '@panzoom/panzoom'

/** A booth of six metres then is as large as a thumb on the narrowest screen. */
const MOST_SCALE = 12
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
 * Makes a map zoomable: by buttons (`data-map-zoom`), keys, a dragging mouse, two fingers and Ctrl with the wheel. The
 * page's own scrolling is never taken: one finger, the plain wheel, and the arrow keys over the whole map still scroll it.
 *
 * @param map holds the buttons and the view
 * @param view clips the map: its one child is an SVG
 */
export function startMapZoom(map: HTMLElement, view: HTMLElement): void {
  const svg = view.querySelector('svg')
  if (!svg) return
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const zoom = Panzoom(svg, {
    ...{ minScale: 1, maxScale: MOST_SCALE, step: STEP, contain: 'outside', noBind: true, pinchAndPan: true },
    ...{ animate: !isStill, cursor: '', touchAction: 'pan-x pan-y', handleStartEvent: () => {} },
  })
  svg.addEventListener('panzoomchange', () => {
    map.toggleAttribute('data-zoomed', zoom.getScale() > 1)
    for (const button of map.querySelectorAll<HTMLButtonElement>('[data-map-zoom]')) {
      button.ariaDisabled = String(button.dataset['mapZoom'] === 'in' ? zoom.getScale() >= MOST_SCALE : !isZoomed(zoom))
    }
  })
  followPresses(map, zoom, isStill)
  followKeys(view, zoom, isStill)
  followWheel(view, zoom)
  followMouse(view, zoom)
  followFingers(view, zoom)
  followFocus(view, zoom)
}

const isZoomed = (zoom: PanzoomObject): boolean => zoom.getScale() > 1

function change(zoom: PanzoomObject, how: string | undefined, isStill: boolean): void {
  const options = { animate: !isStill }
  if (how === 'in') zoom.zoomIn(options)
  else if (how === 'out') zoom.zoomOut(options)
  else zoom.reset(options)
}

function followPresses(map: HTMLElement, zoom: PanzoomObject, isStill: boolean): void {
  map.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-map-zoom]')
    if (button) change(zoom, button.dataset['mapZoom'], isStill)
  })
}

const KEYS: Readonly<Record<string, string>> = { '+': 'in', '=': 'in', '-': 'out', '0': 'whole' }

function followKeys(view: HTMLElement, zoom: PanzoomObject, isStill: boolean): void {
  view.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const how = KEYS[event.key]
    const [x, y] = ARROWS[event.key] ?? [0, 0]
    if (how) change(zoom, how, isStill)
    else if ((x !== 0 || y !== 0) && isZoomed(zoom)) {
      const scale = zoom.getScale()
      zoom.pan((x * ARROW_PX) / scale, (y * ARROW_PX) / scale, { relative: true, animate: !isStill })
    } else return
    event.preventDefault()
  })
}

/** Trackpads report a pinch as a wheel with Ctrl. */
function followWheel(view: HTMLElement, zoom: PanzoomObject): void {
  const turn = (event: WheelEvent) => {
    if (event.ctrlKey || event.metaKey) zoom.zoomWithWheel(event)
  }
  view.addEventListener('wheel', turn, { passive: false })
}

function followMouse(view: HTMLElement, zoom: PanzoomObject): void {
  let start: PointerEvent | null = null
  let isDrag = false
  view.addEventListener('pointerdown', (event) => {
    if (event.pointerType === 'touch' || event.button !== 0 || !isZoomed(zoom)) return
    start = event
    isDrag = false
    zoom.handleDown(event)
  })
  addEventListener('pointermove', (event) => {
    if (!start) return
    isDrag ||= Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > DRAG_PX
    zoom.handleMove(event)
  })
  for (const end of ['pointerup', 'pointercancel'] as const) {
    addEventListener(end, (event) => {
      if (start) zoom.handleUp(event)
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

function followFingers(view: HTMLElement, zoom: PanzoomObject): void {
  const fingers = new Map<number, PointerEvent>()
  view.addEventListener('pointerdown', (event) => {
    if (event.pointerType !== 'touch') return
    fingers.set(event.pointerId, event)
    if (fingers.size === 2) for (const each of fingers.values()) zoom.handleDown(each)
  })
  addEventListener('pointermove', (event) => {
    if (fingers.size >= 2 && fingers.has(event.pointerId)) zoom.handleMove(event)
  })
  for (const end of ['pointerup', 'pointercancel'] as const) {
    addEventListener(end, (event) => {
      if (!fingers.delete(event.pointerId)) return
      zoom.handleUp(event)
    })
  }
  // A touch that scrolls the page already cannot be cancelled, and stays the page's.
  const hold = (event: TouchEvent) => {
    if (event.touches.length > 1 && event.cancelable) event.preventDefault()
  }
  view.addEventListener('touchmove', hold, { passive: false })
}

/** A booth that is reached by the keyboard or by its address is moved into view: browsers scroll the clipped box instead. */
function followFocus(view: HTMLElement, zoom: PanzoomObject): void {
  const show = (booth: Element | null) => {
    if (!booth || !view.contains(booth) || !isZoomed(zoom)) return
    view.scrollTo(0, 0)
    const [box, frame] = [booth.getBoundingClientRect(), view.getBoundingClientRect()]
    const x = frame.left + frame.width / 2 - (box.left + box.width / 2)
    const y = frame.top + frame.height / 2 - (box.top + box.height / 2)
    const isInside =
      box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom
    const scale = zoom.getScale()
    if (!isInside) zoom.pan(x / scale, y / scale, { relative: true, animate: false })
  }
  view.addEventListener('focusin', ({ target }) => show(target as Element))
  addEventListener('hashchange', () => show(document.getElementById(decodeURIComponent(location.hash.slice(1)))))
}
