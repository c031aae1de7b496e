/**
 * The names in the one icon sprite, public/icons.svg, used as `<svg class="icon" aria-hidden="true"><use
 * href="/icons.svg#search" /></svg>`.
 *
 * 24 units square, 1.5 stroke, square joins. A symbol has no colour: it takes fill and stroke from the `.icon` that
 * uses it, so that a pressed save button can fill its heart.
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

/** Illustrations for empty and error states, 96 x 72: `<svg class="line-art" aria-hidden="true"><use …`. */
const ART = ['art-empty', 'art-lost', 'art-broken', 'art-soon'] as const
export type ArtName = (typeof ART)[number]

/** The address of a symbol in the sprite. */
export const iconHref = (name: IconName | ArtName): string => `/icons.svg#${name}`
