/** On the page, in pixels: x right, y down. */
export type Point = readonly [number, number]
/** In the room, right-handed: x right, y away, z up; units are pixels of a frame 600 high. */
export type Vector = readonly [number, number, number]

export function norm([x, y, z]: Vector): Vector {
  const n = Math.hypot(x, y, z) || 1
  return [x / n, y / n, z / n]
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

export function sub(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

export function add(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
}

export function negative([x, y, z]: Vector): Vector {
  return [-x, -y, -z]
}

/** Degrees to radians. */
export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
