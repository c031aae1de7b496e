// A floor plan as GeoJSON, rendered as a picture: each booth with its name.

import { FloorPlanFeature } from '@fair/contract/floor-plan.ts'
import { BuildFailure, EXIT } from '@fair/contract/rules/failure.ts'

type Point = readonly [x: number, y: number]
interface Booth {
  name: string
  rings: Point[][]
}

const WIDTH = 1600
const MARGIN = 20

/** @throws BuildFailure (2) it has no polygons */
export function renderPlan(json: string, file: string): string {
  const booths = boothsIn(parsed(json))
  if (booths.length === 0) throw new BuildFailure(EXIT.usage, `${file} is not GeoJSON with polygons.`)
  const points = booths.flatMap(({ rings }) => rings.flat())
  const [left, right] = extent(points.map(([x]) => x))
  const [low, high] = extent(points.map(([, y]) => y))
  // Degrees of longitude are shorter than those of latitude; metres are not.
  const isDegrees = Math.max(Math.abs(left), Math.abs(right)) <= 180 && Math.max(Math.abs(low), Math.abs(high)) <= 90
  const squeeze = isDegrees ? Math.cos((((low + high) / 2) * Math.PI) / 180) : 1
  const scale = (WIDTH - 2 * MARGIN) / Math.max((right - left) * squeeze, 1e-9)
  const at = ([x, y]: Point): Point => [
    round(MARGIN + (x - left) * squeeze * scale),
    // North is up.
    round(MARGIN + (high - y) * scale),
  ]
  const height = Math.ceil(2 * MARGIN + (high - low) * scale)
  const shapes = booths.map(({ name, rings }) => {
    const path = rings.map((ring) => `M${ring.map((point) => at(point).join(' ')).join('L')}Z`).join('')
    const outer = (rings[0] ?? []).map(at)
    const [x1, x2] = extent(outer.map(([x]) => x))
    const [y1, y2] = extent(outer.map(([, y]) => y))
    const size = round(Math.min(48, ((x2 - x1) / Math.max(name.length, 1)) * 1.5, (y2 - y1) * 0.7))
    const label = `<text x="${round((x1 + x2) / 2)}" y="${round((y1 + y2) / 2 + size / 3)}" font-size="${size}">${escaped(name)}</text>`
    return `<path d="${path}"/>${name === '' ? '' : label}`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" fill="none" stroke="currentColor" font-family="sans-serif" text-anchor="middle">${shapes.join('')}</svg>`
}

/** The features of a floor plan in the form of the platform's call; those that it does not describe are skipped. */
export function planFeatures(json: string): FloorPlanFeature[] {
  const value = parsed(json)
  const { features } = (value ?? {}) as Loose
  return (Array.isArray(features) ? features : [value]).flatMap((each) => {
    const { booth, name, ref, ...properties } = ((each ?? {}) as Loose).properties ?? {}
    const { feature_type: type } = (each ?? {}) as { feature_type?: unknown }
    const isBooth = (type ?? 'kiosk') === 'kiosk'
    const stand = properties['stand'] ?? booth ?? name ?? ref
    const named = isBooth ? { ...properties, stand: stand == null ? null : String(stand) } : { ...properties, name }
    const read = FloorPlanFeature.safeParse({ ...(each as object), properties: named })
    return read.success ? [read.data] : []
  })
}

const round = (value: number): number => Math.round(value * 10) / 10

const extent = (values: readonly number[]): readonly [number, number] =>
  values.reduce(([least, most], value) => [Math.min(least, value), Math.max(most, value)], [Infinity, -Infinity])

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

interface Loose {
  features?: unknown[]
  properties?: Record<string, unknown> | null
  geometry?: { type?: unknown; coordinates?: unknown } | null
}

function boothsIn(value: unknown): Booth[] {
  const { features } = (value ?? {}) as Loose
  return (Array.isArray(features) ? features : [value]).flatMap((each): Booth[] => {
    const { geometry, properties } = (each ?? {}) as Loose
    const { stand, booth, name, ref } = properties ?? {}
    const polygons = geometry?.type === 'MultiPolygon' ? geometry.coordinates : [geometry?.coordinates]
    if (!/Polygon$/.test(String(geometry?.type)) || !Array.isArray(polygons)) return []
    return polygons.filter(isRings).map((rings) => ({ name: String(stand ?? booth ?? name ?? ref ?? ''), rings }))
  })
}

const isRings = (value: unknown): value is Point[][] =>
  Array.isArray(value) &&
  value.every(
    (ring) =>
      Array.isArray(ring) && ring.every((point) => Array.isArray(point) && point.slice(0, 2).every(Number.isFinite)),
  )
