import { useEffect, useState } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { useIsland } from '../../../islands/IslandProvider.tsx'

interface Props {
  /** The field's label. */
  label: string
  value: string
  onSearch: (keyword: string) => void
}

/** Narrows a list by a keyword; the keyword is in the address. */
export function KeywordField({ label, value, onSearch }: Props) {
  const { t } = useIsland().page
  const [text, setText] = useState(value)
  // Back and forward change the address while the field is shown.
  useEffect(() => setText(value), [value])
  return (
    <search>
      <form
        className="pc-keyword"
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(text.trim())
        }}
      >
        <input
          className="input"
          type="search"
          name="keyword"
          aria-label={label}
          placeholder={label}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            if (event.currentTarget.value === '' && value !== '') onSearch('')
          }}
        />
        <button className="btn btn-2" type="submit">
          <Icon name="search" />
          <span className="visually-hidden">{t('common:search')}</span>
        </button>
      </form>
    </search>
  )
}
