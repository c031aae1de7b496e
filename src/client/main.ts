// The one script of every page, loaded after it is readable: frequent interactions are handled here at once; everything
// larger is an island that this script fetches when the pointer comes near.
import { $rendered } from '../stores/changes.ts'
import { type PageData, readPageData } from '../stores/page-data.ts'
import { startAccount } from './account.ts'
import { startActions } from './actions.ts'
import { startFavourites } from './favourites.ts'
import { watchIslands } from './island-runtime.ts'
import { startMenus } from './menus.ts'
import { startTheme } from './theme.ts'

/** @param opened the event of a prerendered page */
const start = (opened?: Event) => {
  const data = readPageData()
  startTheme(data)
  startMenus()
  startFavourites(data)
  startAccount(data)
  startActions(data)
  startTimes(data)
  watchIslands(data)
  // Replays presses from before this script ran (client/head.ts). startFavourites has applied the hearts.
  for (const button of document.querySelectorAll<HTMLElement>('[data-action][data-early]')) button.click()
  const afterLoad = () =>
    setTimeout(() =>
      import('./after-load-entry.ts').then(
        (late) => late.start(data),
        () => {},
      ),
    )
  if (opened) afterLoad()
  else addEventListener('load', afterLoad)
}
// A prerendered page makes no calls and counts no view until it is opened.
if (document.prerendering) document.addEventListener('prerenderingchange', start)
else start()

/** Loads the code for parts that depend on the clock, once the page or an island contains one. */
function startTimes(data: PageData): void {
  let isOn = false
  $rendered.subscribe(() => {
    if (isOn || !document.querySelector('[data-span],[data-fair],[data-mine],[data-today]')) return
    isOn = true
    import('./by-clock.ts').then(
      ({ startByClock }) => startByClock(data),
      () => {},
    )
  })
}
