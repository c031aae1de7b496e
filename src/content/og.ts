import { hash } from 'node:crypto'
import type { Exhibit, Exhibitor } from '@fair/contract/catalogue.ts'
import type { Language } from '@fair/contract/rules/language.ts'
import { formatsOf } from '../lib/i18n/format.ts'
import { fillOf, primaryOf } from '../styles/brand.ts'
import { labelOn, toHex } from '../styles/colour.ts'
import { SKIN_COLOURS, skinOf } from '../styles/special.ts'
import { type BuildContext, type OgMode, themeOf } from './build-context.ts'
import { OG_VERSION, type OgCard } from './og-card.ts'
import { type FairContent, fairKey } from './types.ts'

/** The subject of a picture; without an item: the exhibition itself. */
export type OgSubject = { exhibit: Exhibit } | { exhibitor: Exhibitor } | Record<never, never>

/** A picture to render: its address contains the digest of its contents, so that it can be cached forever. */
export interface OgPicture {
  /** File name without folder: '3f…e.png'. */
  name: string
  card: OgCard
}

const grounds = new WeakMap<object, Map<string, Omit<OgCard, 'title' | 'line' | 'booth'>>>()

/** The picture of a subject, or null if this build has none of its kind. */
export function ogPicture(
  run: BuildContext,
  language: Language,
  exhibitionId: string,
  subject: OgSubject,
): OgPicture | null {
  const { og } = run.config
  const fair = run.content.fairs.get(fairKey(language, exhibitionId))
  if (!fair || og === 'none' || ('exhibit' in subject && og !== 'all')) return null
  const card = { ...groundOf(run, fair), ...wordsOf(fair, subject) }
  // Named by its contents, not its rendering: typesetting thousands of texts takes longer than everything else on their
  // pages.
  return { name: `${hash('sha256', `${OG_VERSION} ${JSON.stringify(card)}`, 'hex').slice(0, 20)}.png`, card }
}

/** Every picture that the pages of this build refer to. */
export function* ogPictures(run: BuildContext): Generator<OgPicture> {
  for (const fair of run.content.fairs.values()) {
    for (const subject of subjectsOf(fair, run.config.og)) {
      const picture = ogPicture(run, fair.language, fair.exhibition.exhibitionId, subject)
      if (picture) yield picture
    }
  }
}

function* subjectsOf({ exhibitors, exhibits }: FairContent, og: OgMode): Generator<OgSubject> {
  yield {}
  for (const exhibitor of exhibitors) yield { exhibitor }
  if (og === 'all') for (const exhibit of exhibits) yield { exhibit }
}

/** Null for an exhibitor without a booth. */
const plateOf = ({ hall, stand }: Exhibitor['booth']): OgCard['booth'] => (hall || stand ? { hall, stand } : null)

function wordsOf({ exhibition }: FairContent, subject: OgSubject): Pick<OgCard, 'title' | 'line' | 'booth'> {
  if ('exhibit' in subject) {
    const { exhibitsName, exhibitorName, booth } = subject.exhibit
    return { title: exhibitsName, line: exhibitorName, booth: plateOf(booth) }
  }
  if ('exhibitor' in subject) {
    const { exhibitorName, industryName, regionName, booth } = subject.exhibitor
    return { title: exhibitorName, line: [industryName, regionName].filter(Boolean).join(' · '), booth: plateOf(booth) }
  }
  const { venue, city } = exhibition
  return { title: exhibition.exhibitionName, line: [venue, city].filter(Boolean).join(' · '), booth: null }
}

/**
 * The parts shared by all pictures of a fair in a language. The background is the tenant's colour, or that of the
 * special theme.
 */
function groundOf(run: BuildContext, { language, exhibition }: FairContent): Omit<OgCard, 'title' | 'line' | 'booth'> {
  const known = grounds.get(run) ?? new Map<string, Omit<OgCard, 'title' | 'line' | 'booth'>>()
  grounds.set(run, known)
  const key = fairKey(language, exhibition.exhibitionId)
  const before = known.get(key)
  if (before) return before
  const site = run.content.texts.get(language)?.site
  const skin = skinOf({ exhibitionId: exhibition.exhibitionId, tenantId: site?.tenantId ?? '' }, run.config.skins)
  const colour = skin ? SKIN_COLOURS[skin].light.primaryColor : themeOf(run, exhibition.exhibitionId).primaryColor
  const ground = fillOf(primaryOf(colour), 'light')
  const made = {
    language,
    site: site?.siteName ?? '',
    fair: exhibition.exhibitionName,
    when: formatsOf(language).dateRange(exhibition.startTime, exhibition.endTime, exhibition.timeZone),
    ground: toHex(ground),
    ink: toHex(labelOn(ground)),
  }
  known.set(key, made)
  return made
}
