import { linked } from '../lib/style-sheet.ts'
import forcedColours from '../styles/forced-colours.css?url'

/** Who has forced colours, now or later, gets the sheet for them; nobody else pays its bytes. */
export function followForcedColours(): void {
  const forced = matchMedia('(forced-colors: active)')
  const look = () => {
    if (forced.matches) void linked(forcedColours)
  }
  forced.addEventListener('change', look)
  look()
}
