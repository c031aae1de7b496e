/**
 * The names in the one icon sprite, public/icons.svg, drawn as
 * `<svg class="icon" aria-hidden="true"><use href="/icons.svg#search" /></svg>`.
 *
 * 24 units square, 1.5 stroke, square joins. A symbol has no colour of its own: it takes fill and stroke from the
 * `.icon` that uses it, so that a pressed save button can fill its heart.
 */
const ICONS = [
  'search',
  'bell',
  'message',
  'globe',
  'down',
  'right',
  'left',
  'arrow',
  'x',
  'check',
  'plus',
  'heart',
  'share',
  'calendar',
  'clock',
  'pin',
  'ticket',
  'play',
  'pause',
  'volume',
  'captions',
  'full',
  'eye',
  'mic',
  'image',
  'clip',
  'smile',
  'send',
  'retry',
  'alert',
  'info',
  'translate',
  'grid',
  'rows',
  'filter',
  'menu',
  'user',
  'card',
  'inquiry',
  'box',
  'star',
  'news',
  'gear',
  'building',
  'flag',
  'video',
  'download',
  'order',
  'sun',
  'phone',
  'lock',
  'people',
  'wifi',
  'more',
  'panel',
  'compare',
  'home',
  'moon',
  'up',
  'minus',
  'external',
  'upload',
  'edit',
  'trash',
  'copy',
  'logout',
  'map',
  'print',
] as const
export type IconName = (typeof ICONS)[number]

/** Line drawings of the empty and error faces, 96 x 72: `<svg class="line-art" aria-hidden="true"><use …`. */
const ART = ['art-empty', 'art-lost', 'art-broken', 'art-soon'] as const
export type ArtName = (typeof ART)[number]

/** The stand-in for a tenant's mark, 32 x 32: `<svg class="mark" aria-hidden="true"><use …`. */
export const MARK = 'mark'

/** The sprite's address of a symbol. */
export const iconHref = (name: IconName | ArtName | typeof MARK): string => `/icons.svg#${name}`
