import { type RefObject, useEffect, useState } from 'react'
import type { CaptionChoice } from './video-element.ts'

/** The browser's own full-screen player, as on iPhones, shows only captions rendered by the element itself. */
const OWN_SCREEN = { webkitbeginfullscreen: 'showing', webkitendfullscreen: 'hidden' } as const

/** The current caption, for the page to render in its own style; '' for none. */
export function useCaption(
  video: RefObject<HTMLVideoElement | null>,
  choices: readonly CaptionChoice[],
  language: string | null,
): string {
  const [text, setText] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element has its tracks once `choice` is set
  useEffect(() => {
    setText('')
    const own = video.current
    const tracks = [...(own?.textTracks ?? [])]
    const track = language === null ? undefined : tracks.find((each) => each.language === language)
    for (const each of tracks) if (each !== track) each.mode = 'disabled'
    if (!own || !track) return
    track.mode = 'hidden'
    const show = () => setText([...(track.activeCues ?? [])].map(wordsOf).join('\n'))
    const end = new AbortController()
    track.addEventListener('cuechange', show, { signal: end.signal })
    for (const [event, mode] of Object.entries(OWN_SCREEN)) {
      own.addEventListener(
        event,
        () => {
          track.mode = mode
        },
        { signal: end.signal },
      )
    }
    show()
    return () => {
      end.abort()
      track.mode = 'disabled'
    }
  }, [choices, language])
  return text
}

/** The text without the markup for speaker and style. */
const wordsOf = (cue: TextTrackCue): string =>
  cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '').trim() : ''
