/** The logo of a tenant that has none, as paths on a grid of 32: full tone, and a lighter tone. */
export const PLACEHOLDER_LOGO = {
  full: 'M2 2h12v12H2zM18 18h12v12H18z',
  light: 'M18 2h12v12A12 12 0 0 1 18 2zM2 18a12 12 0 0 1 12 12H2z',
  lightOpacity: '.45',
} as const
