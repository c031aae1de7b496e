import type { PictureAddress } from '@fair/contract/rules/brand.ts'
import { usePage } from './usePage.ts'

interface Props {
  media: { url: PictureAddress; width: number; height: number; alt?: string | null | undefined }
  /** Widths to offer, in pixels; the last is the `src`. */
  widths: readonly [number, ...number[]]
  /** How wide it is shown, as a value of the attribute `sizes`. */
  sizes: string
  /** '' if the name is shown beside it. */
  alt?: string
  /** On the first screen: loaded at once, with priority. */
  eager?: boolean
}

/** A platform picture in the widths that the page shows; width and height are set, so nothing moves when it loads. */
export function Picture({ media, widths, sizes, alt = '', eager = false }: Props) {
  const page = usePage()
  return (
    <img
      src={page.media(media.url, widths[widths.length - 1] ?? widths[0])}
      srcSet={widths.length > 1 ? widths.map((w) => `${page.media(media.url, w)} ${w}w`).join(', ') : undefined}
      sizes={widths.length > 1 ? sizes : undefined}
      alt={alt}
      width={media.width}
      height={media.height}
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  )
}
