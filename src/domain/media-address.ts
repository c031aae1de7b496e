import type { PictureAddress } from '@fair/contract/rules/brand.ts'

/**
 * Fills the tenant's address template: `{url}` as returned by the platform, `{width}` in pixels. '' yields a
 * placeholder picture.
 */
export const mediaAddress = (template: string, url: PictureAddress, width: number): string =>
  url === '' ? '/no-picture.svg' : template.replace('{url}', () => url).replace('{width}', String(width))
