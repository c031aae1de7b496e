import type { Language } from '@fair/contract/rules/language.ts'
import { Icon } from '../../components/Icon.tsx'
import { usePage } from '../../components/usePage.ts'
import { LANGUAGE_NAMES } from '../../lib/i18n/languages.ts'
import { languageName } from '../../lib/i18n/names.ts'
import { hrefOf } from '../../lib/i18n/paths.ts'

/** /i18n: the languages of the site by their own names and those in the reader's language; each links to home. */
export function LanguageView({ languages }: { languages: readonly Language[] }) {
  const page = usePage()
  const { t } = page
  return (
    <div className="wrap">
      <header className="page-head">
        <h1>{t('pages:languageTitle')}</h1>
        <p>{t('pages:languageLede')}</p>
      </header>
      <ul className="picker">
        {languages.map((language) => (
          <li key={language}>
            <a
              href={hrefOf({ ...page, language }, page.fallback, '/')}
              hrefLang={language}
              data-language={language}
              aria-current={language === page.language ? 'true' : undefined}
            >
              <b lang={language}>{LANGUAGE_NAMES[language]}</b>
              {language === page.language ? (
                <Icon name="check" />
              ) : (
                <span>{languageName(page.language, language)}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
