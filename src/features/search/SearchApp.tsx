import { useStore } from '@nanostores/react'
import { useLayoutEffect, useMemo } from 'react'
import { tellDrawn } from '../../state/page-events.ts'
import { FailedFace } from '../../ui/FailedFace.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { PageContext } from '../../ui/page.ts'
import type { Search } from './ask-search.ts'
import { SearchField } from './SearchField.tsx'
import { SearchResults } from './SearchResults.tsx'
import type { SearchAddress } from './search-address.ts'
import { KINDS } from './search-kinds.ts'
import { changed, SEARCH } from './search-state.ts'
import type { SearchStore } from './search-store.ts'
import { useCompletions } from './use-completions.ts'
import { useRecent } from './use-recent.ts'

interface Props {
  page: PageContext
  store: SearchStore
  address: SearchAddress
  search: Search
}

/** The search page alive: field, recent searches, results, and what went wrong. */
export function SearchApp({ page, store, address, search }: Props) {
  const { t } = page
  const frame = useStore(store.$frame, { ssr: 'initial' })
  const { recent, add, forget, clear } = useRecent(page)
  const suggest = useMemo(() => search.suggest, [search])
  const completions = useCompletions(suggest, recent, forget)
  const { state, shown, phase, failure } = frame
  const find = (keyword: string) => {
    if (keyword.trim() !== '') add(keyword.trim())
    address.visit(changed(store.$frame.get().state, { keyword: keyword.trim().replace(/\s+/g, ' '), kind: null }))
  }
  const retry = () => {
    search.trustAgain()
    void store.retry()
  }
  useLayoutEffect(() => {
    showStart(state.keyword === '')
    document.title = titled(page, state.keyword)
    if (phase === 'asking') return
    address.settle()
    tellDrawn()
  }, [address, page, phase, state.keyword])
  return (
    <>
      <SearchField
        page={page}
        action={page.href(SEARCH)}
        keyword={state.keyword}
        live={{ completions, search: find }}
      />
      {state.keyword === '' && recent.length > 0 && (
        <section className="find-recent" aria-labelledby="recent-title">
          <h2 id="recent-title">{t('search:recent')}</h2>
          <div className="chips">
            {recent.map((keyword) => (
              <span className="chip" key={keyword}>
                <a className="find-again" href={page.href(SEARCH, { keyword })}>
                  {keyword}
                </a>
                <button type="button" aria-label={t('search:forget', { keyword })} onClick={() => forget(keyword)}>
                  <Icon name="x" />
                </button>
              </span>
            ))}
            <button className="link small nowrap" type="button" onClick={clear}>
              {t('search:forgetAll')}
            </button>
          </div>
          <p className="small find-device">{t('search:onDevice')}</p>
        </section>
      )}
      {phase === 'failed' ? (
        <div role="alert">
          <FailedFace
            page={page}
            failure={{ ...failure, message: failure?.message || t('errors:network') }}
            title={t('search:failed')}
            again={retry}
            ways={KINDS.slice(0, 2).map(({ name, list }) => ({ label: t(name), href: page.href(list) }))}
          />
        </div>
      ) : shown && state.keyword !== '' ? (
        <SearchResults
          page={page}
          state={state}
          shown={shown}
          busy={phase === 'asking'}
          visit={address.visit}
          retry={retry}
        />
      ) : (
        phase === 'asking' && <Waiting label={t('common:loading')} />
      )}
    </>
  )
}

/** The boxes of what is to come. */
function Waiting({ label }: { label: string }) {
  return (
    <div className="find-wait" aria-busy="true">
      <p className="vh" role="status">
        {label}
      </p>
      {Array.from({ length: 6 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: boxes, all alike
        <span className="sk" key={at} />
      ))}
    </div>
  )
}

/** What stands under the field before anything is searched is the page's own (SearchView.tsx). */
function showStart(isShown: boolean): void {
  const start = document.getElementById('search-start')
  if (start) start.hidden = !isShown
}

let plainTitle: string | null = null

function titled(page: PageContext, keyword: string): string {
  plainTitle ??= document.title
  return keyword === '' ? plainTitle : `${page.t('search:results', { keyword })} – ${plainTitle}`
}
