/** What islands tell the page's own script (boot/), which they may not import. */
export interface ToastDetail {
  text: string
  action?: { label: string; run: () => void }
  /** A failure: it stays until it is closed. */
  bad?: boolean
}

/** One sentence in the lower corner of the page, with at most one action, such as undo. */
export function showToast(detail: ToastDetail): void {
  dispatchEvent(new CustomEvent<ToastDetail>('fair:toast', { detail }))
}

/** A list or page was drawn anew: hearts show again what the device keeps (client/favourites.ts). */
export function tellDrawn(): void {
  dispatchEvent(new Event('fair:drawn'))
}

/** What the visitor follows has changed, on the platform or on the device: lists of it ask again (features/personal). */
export function tellFollows(): void {
  dispatchEvent(new Event('fair:follows'))
}

/** Something was booked or given up: the buttons that book it ask how it stands (client/booked.ts). */
export function tellBooked(): void {
  dispatchEvent(new Event('fair:booked'))
}

/** What home says of now is out of date: hydrates the island that reads it anew, or asks it to (features/home/HomeRefresh.tsx). */
export const HOME_OUTDATED = 'fair:home-outdated'
