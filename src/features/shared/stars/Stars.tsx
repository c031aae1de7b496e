import { useId } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { RATINGS, type Rating } from '../../../domain/note.ts'
import { useIsland } from '../../../islands/IslandProvider.tsx'

/**
 * Lets the visitor choose one to five stars, or none. Radio buttons, so that screen readers announce “3 stars”. Needs
 * the namespace `stars`.
 */
export function StarChoice({ rating, onChange }: { rating: Rating; onChange: (rating: Rating) => void }) {
  const { t } = useIsland().page
  const name = useId()
  return (
    <fieldset className="stars">
      <legend>{t('stars:rating')}</legend>
      {RATINGS.map((value) => (
        <label key={value} className={value <= rating ? 'star is-on' : 'star'}>
          <input
            className="visually-hidden"
            type="radio"
            name={name}
            checked={value === rating}
            onChange={() => onChange(value)}
          />
          <Icon name="star" />
          <span className="visually-hidden">{t('stars:stars', { count: value })}</span>
        </label>
      ))}
      {rating > 0 && (
        <button className="link small" type="button" onClick={() => onChange(0)}>
          {t('stars:noRating')}
        </button>
      )}
    </fieldset>
  )
}

/** Shows a rating. Needs the namespace `stars`. */
export function StarsShown({ rating }: { rating: Rating }) {
  const { t } = useIsland().page
  if (rating === 0) return null
  return (
    <span className="stars-shown" role="img" aria-label={t('stars:stars', { count: rating })}>
      {RATINGS.map((value) => (
        <span key={value} className={value <= rating ? 'star is-on' : 'star'}>
          <Icon name="star" small />
        </span>
      ))}
    </span>
  )
}
