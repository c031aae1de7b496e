import { hrefOf, parseAddress } from '../i18n/paths.ts'
import { chooseLanguage, type Language } from '../rules/language.ts'
import { LIST_PARAMETERS } from '../state/list-names.ts'
import { KEYS, local, readStored, session, writeStored } from './storage.ts'

/** Put in by the build: the tenant's languages (the default first) and the exhibitions that have prerendered pages. */
declare const SITE: { languages: Language[]; current: string | null; built: string[] }

// Runs in the head, before anything is drawn: theme, language (Spec 4) and exhibition (?eid=), so that nothing flashes.
const root = document.documentElement
root.classList.add('js')
const theme = readStored(local, KEYS.theme)
if (theme === 'dark' || theme === 'light') root.dataset['theme'] = theme

const fallback = SITE.languages[0] as Language
const query = new URLSearchParams(location.search)
const here = parseAddress(location.pathname, fallback, SITE.languages)
let { language, exhibitionId } = here
// What is prerendered is not what this address asks for: it stays covered until the island has drawn the right thing
// (boot/islands.ts), or for as long as a script that does not come may keep it.
if (['id', 'live', ...LIST_PARAMETERS].some((name) => query.has(name))) {
  root.classList.add('asked')
  setTimeout(() => root.classList.remove('asked'), 8000)
}

const url = query.get('language')
if (url !== null || !here.prefixed) {
  language = chooseLanguage({
    stored: readStored(local, KEYS.locale),
    changed: readStored(local, KEYS.localeChanged) === '1',
    url,
    browser: navigator.languages,
    supported: SITE.languages,
    fallback,
  })
}
if (url !== null) {
  query.delete('language')
  if (readStored(local, KEYS.localeChanged) !== '1') writeStored(local, KEYS.locale, language)
}

const eid = query.get('eid')
if (eid !== null) {
  writeStored(session, KEYS.exhibitionId, eid)
  query.delete('eid')
  exhibitionId = eid === SITE.current ? null : eid
} else if (exhibitionId === null) {
  const kept = readStored(session, KEYS.exhibitionId)
  if (kept !== null && kept !== SITE.current && SITE.built.includes(kept)) exhibitionId = kept
}

if (url !== null || eid !== null || language !== here.language || exhibitionId !== here.exhibitionId) {
  const rest = Object.fromEntries(query)
  const built = exhibitionId === null || SITE.built.includes(exhibitionId)
  // An exhibition without pages of its own is shown live on the current one's (features/home/live-island.tsx).
  const scope = { language, exhibitionId: built ? exhibitionId : null }
  location.replace(
    hrefOf(scope, fallback, built ? here.path : '/home', built ? rest : { live: exhibitionId }) + location.hash,
  )
}
