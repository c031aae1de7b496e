import type { PictureAddress } from '@fair/contract/rules/brand.ts'
import { usePage } from './usePage.ts'

interface Props {
  /** As returned by the platform. */
  url: PictureAddress
  /** Width and height, in pixels of the page. */
  size?: 40 | 48 | 96
  /** Fetched only when it comes near the viewport: for logos in lists. */
  lazy?: boolean
}

/** A company's logo on its own background, in both themes. The name is beside it, so its alternative text is empty. */
export function LogoTile({ url, size = 48, lazy = false }: Props) {
  const page = usePage()
  return (
    <img
      className={size === 96 ? 'logo-tile logo-big' : 'logo-tile'}
      src={page.media(url, size === 96 ? 192 : 96)}
      alt=""
      width={size}
      height={size}
      loading={lazy ? 'lazy' : undefined}
      decoding="async"
    />
  )
}
