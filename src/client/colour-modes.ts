import { linked } from '../lib/style-sheet.ts'
import forcedColours from '../styles/forced-colours.css?url'

/** Loads the style sheet for forced colours once they are active; other visitors do not pay for it. */
export function followForcedColours(): void {
  const forced = matchMedia('(forced-colors: active)')
  const look = () => {
    if (forced.matches) void linked(forcedColours)
  }
  forced.addEventListener('change', look)
  look()
}

/** Prints every page in the light theme: without its dark background, light text cannot be read. */
export function printInLight(): void {
  const { dataset } = document.documentElement
  let before: string | undefined
  addEventListener('beforeprint', () => {
    before = dataset['theme']
    dataset['theme'] = 'light'
  })
  addEventListener('afterprint', () => {
    if (before) dataset['theme'] = before
  })
}
