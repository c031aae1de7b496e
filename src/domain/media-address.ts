/** Fills the tenant's address template: `{url}` as the platform gives it, `{width}` in pixels. */
export const mediaAddress = (template: string, url: string, width: number): string =>
  template.replace('{url}', url).replace('{width}', String(width))
