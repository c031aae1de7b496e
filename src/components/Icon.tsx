import type { IconName } from './icons.ts'

/** A drawing of the sprite, beside a word or in a labelled control: never read out. */
export function Icon({ name, small = false }: { name: IconName; small?: boolean }) {
  return (
    <svg className={small ? 'icon icon-small' : 'icon'} aria-hidden="true">
      <use href={`/icons.svg#${name}`} />
    </svg>
  )
}
