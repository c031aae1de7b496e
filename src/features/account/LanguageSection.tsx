import type { Language } from '@fair/contract/rules/language.ts'
import { user } from '@fair/contract/user.ts'
import { useId, useState } from 'react'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { LANGUAGE_NAMES } from '../../lib/i18n/languages.ts'
import { nameOf } from '../../lib/i18n/names.ts'
import { hrefOf } from '../../lib/i18n/paths.ts'
import { showToast } from '../../stores/toasts.ts'
import { useEndpoint } from '../shared/form/useAnswer.ts'
import { withLoadingOverlay } from '../shared/loading-overlay.ts'
import { usePersonal } from '../shared/personal/use-personal.ts'

/** The tenant's languages, as the header offers them. */
function offered(): Language[] {
  const known = Object.keys(LANGUAGE_NAMES) as Language[]
  const links = [...document.querySelectorAll<HTMLElement>('header [data-language], .topbar [data-language]')]
  return known.filter((each) => links.some((link) => link.dataset['language'] === each))
}

/** The site's language, as links like those in the header, and the language of the platform's messages. */
export function LanguageSection() {
  const { page, isLogined } = usePersonal()
  const { t, exhibitionId, fallback, language } = page
  const [languages] = useState(offered)
  return (
    <section className="panel">
      <h2>{t('account:pref.language')}</h2>
      <h3>{t('account:pref.site')}</h3>
      <ul className="pc-choices">
        {languages.map((each) => (
          <li key={each}>
            <a
              className="btn btn-2"
              href={hrefOf({ language: each, exhibitionId }, fallback, '/personal-center/setting')}
              lang={each}
              hrefLang={each}
              data-language={each}
              aria-current={each === language ? 'true' : undefined}
            >
              {LANGUAGE_NAMES[each]}
            </a>
          </li>
        ))}
      </ul>
      {isLogined && <MailLanguage languages={languages} />}
    </section>
  )
}

function MailLanguage({ languages }: { languages: readonly Language[] }) {
  const { page, call } = useIsland()
  const { t } = page
  const id = useId()
  const { answer, put } = useEndpoint(user.info, {})
  const [chosen, setChosen] = useState<string | null>(null)
  if (answer?.ok === false) return null
  // Empty while it loads, in its final size.
  const current = chosen ?? answer?.data.language ?? ''
  const change = async (next: string) => {
    setChosen(next)
    const result = await withLoadingOverlay(call(user.update, { language: next }))
    setChosen(null)
    if (!result.ok) return showToast({ text: result.message, bad: true })
    put(result.data)
    showToast({ text: t('account:set.saved') })
  }
  return (
    <div className="field pc-narrow">
      <label htmlFor={id}>{t('account:pref.mail')}</label>
      <select
        className="input"
        id={id}
        value={current}
        disabled={answer === null}
        aria-busy={chosen !== null || answer === null}
        onChange={({ currentTarget: choice }) => {
          if (chosen === null) void change(choice.value)
          else choice.value = chosen
        }}
      >
        {/* The account's language may not be one of the site's: without this option, the first would appear chosen. */}
        {answer !== null && !languages.some((each) => each === current) && (
          <option value={current}>{nameOf('language', page.language, current)}</option>
        )}
        {(answer === null ? [] : languages).map((each) => (
          <option key={each} value={each} lang={each}>
            {LANGUAGE_NAMES[each]}
          </option>
        ))}
      </select>
    </div>
  )
}
