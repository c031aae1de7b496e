import type { PictureAddress } from './brand.ts'

/** Fills the tenant's address template: `{url}` as the platform gives it, `{width}` in pixels. '' has a picture of its own. */
export const mediaAddress = (template: string, url: PictureAddress, width: number): string =>
  url === '' ? '/no-picture.svg' : template.replace('{url}', () => url).replace('{width}', String(width))
