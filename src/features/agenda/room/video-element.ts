/** Captions in one language, as the stream names them. */
export interface CaptionChoice {
  /** A BCP 47 tag. */
  readonly language: string
  readonly label: string
}

/** The captions of the stream; the page's own tracks are of kind metadata. */
export const captionsIn = ({ textTracks }: HTMLVideoElement): CaptionChoice[] =>
  [...textTracks]
    .filter(({ kind, language }) => language !== '' && (kind === 'captions' || kind === 'subtitles'))
    .map(({ language, label }) => ({ language, label: label || language }))

/** WebKit's property for the date at which its clock was zero. */
export function startDateOf(video: HTMLVideoElement): Date | null {
  const { getStartDate } = video as HTMLVideoElement & { getStartDate?: () => Date }
  const date = getStartDate?.call(video)
  return date && !Number.isNaN(date.getTime()) ? date : null
}

/**
 * Starts a video; muted if the browser blocks sound. An attempt that ends for another reason, such as a pause or another
 * source, is not repeated.
 *
 * @param mayPlay whether the video should still play
 * @returns false if the browser blocks it even muted, as a phone that saves power does: the visitor has to start it
 */
export async function begin(video: HTMLVideoElement, mayPlay: () => boolean): Promise<boolean> {
  if (!(await isBlocked(video)) || !mayPlay()) return true
  const wasMuted = video.muted
  video.muted = true
  if (!(await isBlocked(video))) return true
  video.muted = wasMuted
  return false
}

const isBlocked = (video: HTMLVideoElement): Promise<boolean> =>
  video.play().then(
    () => false,
    (error: unknown) => error instanceof DOMException && error.name === 'NotAllowedError',
  )
