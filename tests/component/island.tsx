import { auth } from '@fair/contract/auth.ts'
import { machineTime } from '@fair/contract/rules/machine-time.ts'
import { DEMO_LOGIN } from '@fair/sandbox/demo.ts'
import { type ReactNode, startTransition } from 'react'
// biome-ignore lint/style/noRestrictedImports: the test hydrates as Astro does
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import type { Locator } from 'vitest/browser'
import { openSession } from '../../src/api/browser.ts'
import { startAccount } from '../../src/client/account.ts'
import { startActions } from '../../src/client/actions.ts'
import { startFavourites } from '../../src/client/favourites.ts'
import { restoreLostFocus } from '../../src/client/lost-focus.ts'
import { startToasts } from '../../src/client/toast.ts'
import { hydratePreservingInput } from '../../src/islands/hydrate.ts'
import { OverlayProvider } from '../../src/islands/IslandProvider.tsx'
import { currentPage, type IslandPage, preparePage } from '../../src/islands/page.ts'
import type { Namespace } from '../../src/lib/i18n/messages.ts'
import { learnTime } from '../../src/lib/learn-time.ts'
import { forgetLogin, storeLogin } from '../../src/stores/login.ts'
import { closeOverlay } from '../../src/stores/open-overlay.ts'
import { $overlay } from '../../src/stores/overlay.ts'
import { dataOf } from '../connected.ts'
import { testPageData } from '../page-data.ts'

/** The browser's errors and warnings while a test runs: setup.ts fails the test for them. */
export const problems: string[] = []

let isStarted = false

/**
 * The page of an island, as the layout leaves it to the browser: its JSON, its address, and the part of its script that
 * opens overlays and shows toasts. A test file has one language, like a page.
 */
export async function openPage(address: string, ...texts: Namespace[]): Promise<IslandPage> {
  history.replaceState(null, '', address)
  if (!isStarted) {
    isStarted = true
    const data = testPageData({
      uiStrings: { ...testPageData().uiStrings, undo: 'Undo', close: 'Close', network: 'No network' },
    })
    document.documentElement.lang = data.language
    const json = Object.assign(document.createElement('script'), { id: 'page', type: 'application/json' })
    json.textContent = JSON.stringify(data)
    document.head.append(json)
    await learnPlatformTime()
    startToasts(data)
    restoreLostFocus()
    startFavourites(data)
    startAccount(data)
    startActions(data)
  }
  await preparePage(texts)
  return currentPage()
}

/** The sandbox is at the sample's moment, and the first visit of a page should find it there. */
async function learnPlatformTime(): Promise<void> {
  const sentAt = machineTime()
  const { headers } = await fetch('/webapi/expo-main/api/v2/languages/query')
  learnTime(headers.get('date'), sentAt, machineTime())
}

/** From now on, until the test ends, a demo user is logged in. */
export async function logIn(account: string = DEMO_LOGIN.account): Promise<void> {
  const input = { loginType: 'PASSWORD', accountType: 'EMAIL', account, password: DEMO_LOGIN.password } as const
  storeLogin(dataOf(await currentPage().call(auth.login, input)))
}

/** Listeners that an island adds to the window live as long as its page: here, as long as the test. */
const left: Parameters<typeof removeEventListener>[] = []
const listen = globalThis.addEventListener.bind(globalThis)
let root: Root | undefined

/**
 * Prerenders an island and hydrates it, as a page does; a difference between the two is a problem. A second call is
 * like a reload: only data on the device remains.
 *
 * @returns the element around it
 */
export async function hydrate(island: ReactNode): Promise<HTMLElement> {
  leave()
  globalThis.addEventListener = (...listener: Parameters<typeof removeEventListener>) => {
    left.push(listener)
    listen(...listener)
  }
  const main = document.body.appendChild(document.createElement('main'))
  // A page that continues after it (layouts/base-layout.css).
  main.after(document.createElement('footer'))
  const view = <OverlayProvider>{island}</OverlayProvider>
  main.innerHTML = renderToString(view)
  const options = {
    onRecoverableError: (error: unknown) => problems.push(`hydration: ${error}`),
  }
  await hydratePreservingInput(main, async () =>
    startTransition(() => {
      root = hydrateRoot(main, view, options)
    }),
  )
  return main
}

/** Presses an element at once, with a script: for cases where the pointer's path to it is not tested. */
export function press(locator: Locator): void {
  const element = locator.element()
  if (element instanceof HTMLElement) element.click()
}

/** Presses a button of the page that opens an overlay (`data-action`), like those of the frame and the views. */
export async function openOver(act: string): Promise<void> {
  const main = await hydrate(
    <button type="button" data-action={act}>
      {act}
    </button>,
  )
  main.querySelector('button')?.click()
}

function leave(): void {
  root?.unmount()
  root = undefined
  for (const listener of left.splice(0)) removeEventListener(...listener)
  globalThis.addEventListener = listen
  for (const each of document.querySelectorAll('body > :is(main, footer)')) each.remove()
}

/** The data of a test is removed for the next one. */
export async function closePage(): Promise<void> {
  if (isStarted) {
    const { data, text } = currentPage()
    const session = await openSession(data, text)
    // Without informing the platform: pending requests would be refused.
    session.send({ type: 'loggedOut', here: true })
    session.send({ type: 'dialogClosed' })
    forgetLogin(true)
  }
  for (const { opening } of $overlay.get()) closeOverlay(opening)
  leave()
  document.getElementById('toasts')?.remove()
  localStorage.clear()
  sessionStorage.clear()
}

/** The last code that the platform has sent to an address. */
export async function codeFor(recipient: string): Promise<string> {
  const text = await (await fetch('/sandbox/outbox')).text()
  const row = text.split('<tr>').find((each) => each.includes(recipient)) ?? ''
  return /<code>(\d+)<\/code>/.exec(row)?.[1] ?? ''
}
