import type { PictureAddress } from '../domain/brand.ts'
import { usePage } from './usePage.ts'

interface Props {
  /** As the platform gives it. */
  url: PictureAddress
  /** Width and height, in pixels of the page. */
  size?: 40 | 48 | 96
  /** Fetched only when it comes near: for those that stand in lists. */
  lazy?: boolean
}

/** A company's mark on its own ground, in both themes. The name is beside it, so it has none. */
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
