import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { IslandProvider, useIsland } from '../../../islands/IslandProvider.tsx'
import { preparePage } from '../../../islands/page.ts'
import { isUnmodifiedClick } from '../../../lib/unmodified-click.ts'
import { showQueryState } from '../../../stores/query-state.ts'
import { showToast } from '../../../stores/toasts.ts'
import { roomSheet } from '../../shared/style-sheets.ts'
import { addressOf, type Opened, openedBy, openedIn, type Subject } from './opened.ts'

interface Props extends Subject {
  /** The page of the live or meeting, starting with its head. */
  children?: ReactNode
}

/**
 * Everything that plays on the page of a live or a meeting. The page stays as it was rendered, and the stage opens
 * above its head. It is opened by a button with `data-join`, by the film of a meeting (`data-film`), a recording
 * (`data-replay`) or a moment in it (`data-t`), and by an address with `?replay=…&t=…` or `?join`.
 */
export const Room = (props: Props) => (
  <IslandProvider>
    <EventRoom {...props} />
  </IslandProvider>
)

function EventRoom({ children, ...subject }: Props) {
  const { call, text } = useIsland()
  const [stage, setStage] = useState<typeof import('./Stage.tsx') | null>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const isOpen = opened !== null
  const wasOpen = useRef(false)

  const show = async (next: Opened) => {
    // Many visitors read such a page, few watch, so the player's code and style sheet are loaded on demand.
    const [module] = await Promise.all([import('./Stage.tsx'), roomSheet(), preparePage(['chat'])]).catch(() => [null])
    if (!module) return showToast({ text: text('network'), bad: true })
    setStage(module)
    setOpened(next)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for the address that the page was opened with
  useEffect(() => {
    const requested = openedIn(new URLSearchParams(location.search))
    if (requested) void show(requested).then(showQueryState)
  }, [])
  // After a closing dialog has given the focus back, and before the page is painted.
  useLayoutEffect(() => {
    if (opened) place.current?.scrollIntoView({ block: 'nearest' })
    if (opened && !wasOpen.current) place.current?.focus({ preventScroll: true })
    if (!opened && wasOpen.current) {
      focusActions(root.current)
      // A reload, or a copied link, does not open the recording again.
      history.replaceState(history.state, '', addressOf(null))
    }
    wasOpen.current = opened !== null
  }, [opened])

  const press = (event: MouseEvent) => {
    if (!isUnmodifiedClick(event) || place.current?.contains(event.target as Node)) return
    const next = openedBy(event.target as Element, opened)
    if (!next) return
    event.preventDefault()
    if (next.kind === 'replay') history.replaceState(history.state, '', addressOf(next))
    void show(next)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears of the page's own buttons and links
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys press those buttons and links
    <div ref={root} className={isOpen ? 'on-stage' : undefined} data-stage={opened?.kind} onClick={press}>
      {opened && stage && (
        <div className="stage" tabIndex={-1} ref={place}>
          <stage.Stage call={call} subject={subject} opened={opened} show={setOpened} />
        </div>
      )}
      {children}
    </div>
  )
}

/** The button that opened the stage was removed and is back now, so it gets the focus again. */
function focusActions(root: HTMLElement | null): void {
  const actions = [...(root?.querySelectorAll<HTMLElement>('.event-acts :is(button, a)') ?? [])]
  actions.find((each) => each.checkVisibility())?.focus()
}
