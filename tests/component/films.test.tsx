// Recordings that play in place of a picture.
import { expect, it, onTestFinished, vi } from 'vitest'
import { playFilm } from '../../src/features/shared/blocks/video-player.ts'

it('plays a recording once when its picture is pressed twice', async () => {
  const main = document.body.appendChild(document.createElement('main'))
  onTestFinished(() => main.remove())
  const place = main.appendChild(document.createElement('a'))
  const played = vi.spyOn(HTMLVideoElement.prototype, 'play').mockResolvedValue()
  // It has no end and no fault.
  const film = { url: URL.createObjectURL(new MediaSource()), label: 'Film', poster: '', captions: [] }
  await Promise.all([1, 2].map(() => playFilm(place, film, () => {})))
  expect(played).toHaveBeenCalledOnce()
  expect(main.querySelectorAll('video')).toHaveLength(1)
})
