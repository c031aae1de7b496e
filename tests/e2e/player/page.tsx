// The page of player.spec.ts, bundled by world.ts: players as created by a room, and the data that the test reads.

import { asInstant } from '@fair/contract/rules/own-values.ts'
import Hls from 'hls.js/light'
// biome-ignore lint/style/noRestrictedImports: the test renders its own page, without a build
import { flushSync } from 'react-dom'
// biome-ignore lint/style/noRestrictedImports: the test renders its own page, without a build
import { createRoot } from 'react-dom/client'
import { PageProvider } from '../../../src/components/usePage.ts'
import { Player } from '../../../src/features/agenda/room/Player.tsx'
import { createStreamPlayer, type Source, type StreamPlayer } from '../../../src/features/agenda/room/stream-player.ts'
import { pageContext } from '../../../src/lib/page-context.ts'

/** The history of a player: each change of its phase with the source in use. */
interface Story {
  readonly steps: string[]
  readonly player: StreamPlayer
}

export interface PlayerPage {
  /** Plays; `startTime` belongs to a running stream. */
  play(name: string, sources: readonly Source[], startTime: string | null): void
  stories: Record<string, Story>
  Hls: typeof Hls
  /** Pending timers and intervals. */
  timers: Set<number>
  /** Opens the player with its controls, as rooms and recordings do; `draw(null)` closes it. */
  draw(source: Source | null, startTime: string | null): void
}

const source = {
  language: 'en-US',
  exhibitionId: null,
  fallback: 'en-US',
  media: '{url}',
  zone: 'UTC',
  flags: [],
} as const
const page = pageContext({ ...source, now: asInstant('2026-11-19T02:00:00.000Z') }, (key) => key)
const root = createRoot(document.body.appendChild(document.createElement('div')))
const stories: PlayerPage['stories'] = {}

/** Counts timers that were set, and have neither run nor been cleared. */
function countTimers(): Set<number> {
  const running = new Set<number>()
  const { setInterval, clearInterval, setTimeout, clearTimeout } = window
  window.setInterval = ((act: () => void, ms?: number) => {
    const id = setInterval(act, ms)
    running.add(id)
    return id
  }) as typeof window.setInterval
  window.setTimeout = ((act: () => void, ms?: number) => {
    const id = setTimeout(() => {
      running.delete(id)
      act()
    }, ms)
    running.add(id)
    return id
  }) as typeof window.setTimeout
  const clear = (how: typeof clearTimeout) =>
    ((id?: number) => {
      if (id !== undefined) running.delete(id)
      how(id)
    }) as typeof clearTimeout
  window.clearInterval = clear(clearInterval)
  window.clearTimeout = clear(clearTimeout)
  return running
}

const own: PlayerPage = {
  stories,
  Hls,
  timers: countTimers(),
  play: (name, sources, startTime) => {
    const video = document.body.appendChild(document.createElement('video'))
    video.muted = true
    const player = createStreamPlayer({ video, sources, startTime: startTime ? asInstant(startTime) : null })
    const steps: string[] = []
    stories[name] = { steps, player }
    player.$state.subscribe(({ phase, source }) => {
      const step = `${phase} ${source}`
      if (steps.at(-1) !== step) steps.push(step)
    })
  },
  draw: (source, startTime) =>
    // Synchronously, with its effects: it may be closed in the same task.
    flushSync(() =>
      root.render(
        source && (
          <PageProvider value={page} key={source.url}>
            <Player
              sources={[source]}
              startTime={startTime ? asInstant(startTime) : null}
              title="Film"
              poster=""
              chapters={[]}
              captions={[]}
            />
          </PageProvider>
        ),
      ),
    ),
}
Object.assign(window, own)
