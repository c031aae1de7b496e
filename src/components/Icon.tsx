import type { IconName } from './icons.ts'

/** An icon of the sprite, beside a word or in a labelled control: hidden from screen readers. */
export function Icon({ name, small = false }: { name: IconName; small?: boolean }) {
  return (
    <svg className={small ? 'icon icon-small' : 'icon'} aria-hidden="true">
      <use href={`/icons.svg#${name}`} />
    </svg>
  )
}
