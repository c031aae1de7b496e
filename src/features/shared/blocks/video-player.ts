import { isUnmodifiedClick } from '../../../lib/unmodified-click.ts'
import { playsHls } from '../plays-hls.ts'

/** A caption track as the block's link carries it (contract/replay.ts, Captions). */
interface Track {
  language: string
  label: string
  url: string
}

/** The recordings below `root` (VideoBlock.tsx) play where they stand; `onFail` gets the words for one that cannot. */
export function startFilms(root: ParentNode, onFail: (text: string) => void): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-film]')) {
    link.addEventListener('click', (event) => {
      if (!isUnmodifiedClick(event)) return
      event.preventDefault()
      const failed = () => onFail(link.dataset['fail'] ?? '')
      play(link, failed).catch(failed)
    })
  }
}

function play(link: HTMLAnchorElement, failed: () => void): Promise<void> {
  const film = {
    url: link.href,
    label: link.textContent.trim(),
    poster: link.querySelector('img')?.currentSrc ?? '',
    captions: JSON.parse(link.dataset['film'] ?? '[]') as Track[],
  }
  return playFilm(link, film, failed)
}

export interface Film {
  url: string
  /** What the player is called. */
  label: string
  /** Address of the picture before it runs; '' for none. */
  poster: string
  captions: readonly Track[]
}

/** Plays a recording in the place of an element. What cannot be played gives the place back, where it may be tried again. */
export async function playFilm(place: Element, film: Film, failed: () => void): Promise<void> {
  const video = Object.assign(document.createElement('video'), { controls: true, playsInline: true, className: 'film' })
  video.setAttribute('aria-label', film.label)
  video.poster = film.poster
  for (const { language, label, url } of film.captions) {
    video.append(
      Object.assign(document.createElement('track'), { kind: 'captions', srclang: language, label, src: url }),
    )
  }
  video.addEventListener('error', () => {
    video.replaceWith(place)
    failed()
  })
  await attach(video, film.url)
  place.replaceWith(video)
  video.focus()
  // A browser may forbid to start by itself; the controls are there.
  await video.play().catch(() => {})
}

/** Gives the file to the browser where it can play it, else to hls.js, which comes only now. */
async function attach(video: HTMLVideoElement, url: string): Promise<void> {
  const isPlaylist = /\.m3u8(?:$|[?#])/.test(url)
  if (!isPlaylist || playsHls(video)) {
    video.src = url
    return
  }
  const { default: Hls } = await import('hls.js/light')
  if (!Hls.isSupported()) throw new Error('Neither the browser nor hls.js can play it')
  const player = new Hls()
  player.on(Hls.Events.ERROR, (_, { fatal }) => {
    if (!fatal) return
    player.destroy()
    video.dispatchEvent(new Event('error'))
  })
  player.loadSource(url)
  player.attachMedia(video)
}
