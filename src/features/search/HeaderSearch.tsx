import { useEffect, useState } from 'react'
import { IslandProvider, useIsland } from '../../islands/IslandProvider.tsx'
import { searchSheet } from '../shared/style-sheets.ts'
import { SearchCombo } from './SearchCombo.tsx'
import { searchOf } from './search.api.ts'
import { SEARCH } from './search-kinds.ts'
import { useCompletions } from './use-completions.ts'
import { useRecent } from './use-recent.ts'

/** The header's search field. It offers completions once it is focused. A chosen completion opens the search page. */
export const HeaderSearch = () => (
  <IslandProvider>
    <Field />
  </IslandProvider>
)

function Field() {
  const island = useIsland()
  const { page } = island
  const [{ suggest }] = useState(() => searchOf(island))
  const { recent, forget } = useRecent(page)
  const completions = useCompletions(suggest, recent, forget)
  const [isStyled, setStyled] = useState(false)
  useEffect(() => void searchSheet().then(() => setStyled(true)), [])
  return (
    <>
      <label className="visually-hidden" htmlFor="q">
        {page.t('common:search')}
      </label>
      <SearchCombo
        id="q"
        keyword=""
        completions={isStyled ? completions : { ...completions, options: [] }}
        search={(keyword) => location.assign(page.href(SEARCH, { keyword }))}
      />
      <kbd>/</kbd>
    </>
  )
}
