import { readStored } from '../lib/storage.ts'
import { tenantAt } from '../lib/storage-keys.ts'
import { $favourites } from '../stores/favourites.ts'
import { loginStorage } from '../stores/login-storage.ts'
import { readOwnNotes } from '../stores/own-databases.ts'
import { pageOwner } from '../stores/owner.ts'
import type { PageData } from '../stores/page-data.ts'
import { planKey } from '../stores/plan-key.ts'
import { $session } from '../stores/session.ts'
import { readUserId } from '../stores/session-storage.ts'
import { startMapZoom } from './map-zoom.ts'

/** The kinds of marks on a booth: an icon of the sprite in a corner, so that the booth's number remains legible. */
const MARKS = {
  saved: { icon: 'heart', isRight: false, isBottom: false },
  visited: { icon: 'check', isRight: true, isBottom: false },
  planned: { icon: 'calendar', isRight: false, isBottom: true },
} as const
type Mark = keyof typeof MARKS

/** Width and height of a mark, and its distance from the booth's edges, in map units. */
const SIZE = 22
const INSET = 2

/**
 * Makes a hall's map zoomable, and marks booths of exhibitors that the visitor has saved or plans to meet: on the map
 * by an icon, in the list by text.
 *
 * @param map the figure of HallMapFigure.tsx
 */
export function startHallMap(data: PageData, map: HTMLElement): void {
  const view = map.querySelector<HTMLElement>('.hall-map-scroll')
  if (view) startMapZoom(map, view)
  const places = exhibitorPlaces(map)
  $favourites.subscribe((all) => show(map, places, 'saved', new Set(all['EXHIBITOR'])))
  // A login or logout changes whose marks they are.
  $session.subscribe(() => {
    const userId = readUserId()
    const mark = (kind: Mark) => (ids: ReadonlySet<string>) => {
      if (userId === readUserId()) show(map, places, kind, ids)
    }
    void visitedExhibitors(data).then(mark('visited'))
    void plannedExhibitors(data).then(mark('planned'))
  })
}

interface ExhibitorPlace {
  row: Element
  /** Its link on the map; null if its booth is not on the map. */
  booth: Element | null
}

/** Rows of the list and links of the map by the exhibitor's id. */
function exhibitorPlaces(map: HTMLElement): Map<string, ExhibitorPlace> {
  const booths = new Map([...map.querySelectorAll('.hall-booths a')].map((link) => [link.getAttribute('href'), link]))
  const places = new Map<string, ExhibitorPlace>()
  for (const link of document.querySelectorAll('.hall-aisles a[href*="/exhibitor/detail/"]')) {
    const href = link.getAttribute('href') ?? ''
    const id = /\/detail\/([^/]+)\/?$/.exec(href)?.[1]
    const row = link.closest('li')
    const code = row?.querySelector<HTMLAnchorElement>('a.hall-code')
    const shared = code && document.getElementById(decodeURIComponent(code.hash.slice(1)))
    if (id !== undefined && row) places.set(decodeURIComponent(id), { row, booth: shared ?? booths.get(href) ?? null })
  }
  return places
}

/** The exhibitors in the schedule that is stored on this device. */
async function plannedExhibitors(data: PageData): Promise<ReadonlySet<string>> {
  const owner = { tenantId: tenantAt(data), exhibitionId: data.exhibitionId, userId: readUserId() }
  const storage = loginStorage(owner.userId)
  if (storage === null || readStored(storage, planKey(owner)) === null) return new Set()
  const plan = (await import('../stores/plan-keep.ts')).readPlan(owner)
  const entries = plan?.entries.filter(({ state }) => state === 'BOOKED' || state === 'WAITING') ?? []
  return new Set(entries.flatMap(({ exhibitorId }) => exhibitorId ?? []))
}

/** Exhibitors that are marked as visited in the notebook, or have an exhibit that is. */
async function visitedExhibitors(data: PageData): Promise<ReadonlySet<string>> {
  const notes = await readOwnNotes(pageOwner(), data.exhibitionId ?? '').catch(() => [])
  return new Set(notes.flatMap(({ visitedAt, subject }) => (visitedAt === null ? [] : (subject.supplier?.id ?? []))))
}

function show(
  map: HTMLElement,
  places: ReadonlyMap<string, ExhibitorPlace>,
  mark: Mark,
  ids: ReadonlySet<string>,
): void {
  const legend = map.querySelector<HTMLElement>(`[data-mark="${mark}"]`)
  for (const old of document.querySelectorAll(`.hall-mark-${mark}`)) old.remove()
  const marked = [...places].filter(([id]) => ids.has(id))
  if (legend) legend.hidden = marked.length === 0
  for (const [, { row, booth }] of marked) {
    const tag = document.createElement('span')
    tag.className = `tag hall-mark-${mark}`
    tag.textContent = legend?.textContent ?? ''
    row.append(tag)
    if (booth && !booth.querySelector(`.hall-mark-${mark}`)) booth.append(iconOf(mark, booth))
  }
}

function iconOf(mark: Mark, booth: Element): SVGElement {
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
  const { icon, isRight, isBottom } = MARKS[mark]
  const { x, y, width, height } = booth.querySelector('path')?.getBBox() ?? new DOMRect()
  const place = {
    x: isRight ? x + width - SIZE - INSET : x + INSET,
    y: isBottom ? y + height - SIZE - INSET : y + INSET,
    width: SIZE,
    height: SIZE,
  }
  use.setAttribute('class', `hall-mark hall-mark-${mark}`)
  use.setAttribute('href', `/icons.svg#${icon}`)
  for (const [name, value] of Object.entries(place)) use.setAttribute(name, `${value}`)
  return use
}
