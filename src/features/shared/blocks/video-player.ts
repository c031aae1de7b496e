import { isUnmodifiedClick } from '../../../lib/unmodified-click.ts'
import { playsHls } from '../plays-hls.ts'

/** A caption track as stored in the block's link (contract/replay.ts, Captions). */
interface Track {
  language: string
  label: string
  url: string
}

/**
 * Makes the recordings below `root` (VideoBlock.tsx) play in place; `onFail` gets the message for one that cannot be
 * played.
 */
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
  /** The player's accessible name. */
  label: string
  /** Address of the picture shown before it plays; '' for none. */
  poster: string
  captions: readonly Track[]
}

/** Elements whose recording is about to start: a second press of them would play it twice, once without a picture. */
const starting = new WeakSet<Element>()

/**
 * Plays a recording in place of an element. If it cannot be played, the element is restored so that the visitor can try
 * again. Does nothing while the recording is about to start.
 */
export async function playFilm(place: Element, film: Film, failed: () => void): Promise<void> {
  if (starting.has(place)) return
  starting.add(place)
  try {
    await start(place, film, failed)
  } finally {
    starting.delete(place)
  }
}

async function start(place: Element, film: Film, failed: () => void): Promise<void> {
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
  // A browser may block autoplay; the visitor can use the controls.
  await video.play().catch(() => {})
}

/** Gives the file to the browser if it can play it, else to hls.js, which is loaded only then. */
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
