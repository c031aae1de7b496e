import { $overlay, type OverlayKind, type OverlayProps } from './overlay.ts'

let openings = 0

/** Opens an overlay over the others, replacing any of its kind. */
export function openOverlay<K extends OverlayKind>(kind: K, props: OverlayProps[K]): void {
  openings += 1
  $overlay.set([...$overlay.get().filter((each) => each.kind !== kind), { kind, props, opening: openings }])
}

/** Closes an overlay, by its kind or its opening. */
export function closeOverlay(which: OverlayKind | number): void {
  const others = $overlay.get().filter(({ kind, opening }) => kind !== which && opening !== which)
  if (others.length < $overlay.get().length) $overlay.set(others)
}

export const isOpen = (kind: OverlayKind): boolean => $overlay.get().some((each) => each.kind === kind)
