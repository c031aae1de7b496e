import { type RefObject, useEffect, useState } from 'react'
import type { Captions } from '../../../contract/replay.ts'

/** The caption of the moment, for the page to draw in its own type; '' for none. */
export function useCaption(
  video: RefObject<HTMLVideoElement | null>,
  captions: readonly Captions[],
  language: string | null,
): string {
  const [text, setText] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: tracks stand in the element once the captions are drawn
  useEffect(() => {
    setText('')
    const tracks = [...(video.current?.textTracks ?? [])]
    for (const each of tracks) each.mode = 'disabled'
    const track = tracks.find((each) => each.language === language)
    if (!track) return
    track.mode = 'hidden'
    const show = () =>
      setText([...(track.activeCues ?? [])].map((cue) => (cue instanceof VTTCue ? cue.text : '')).join('\n'))
    track.addEventListener('cuechange', show)
    return () => {
      track.removeEventListener('cuechange', show)
      track.mode = 'disabled'
    }
  }, [captions, language])
  return text
}
