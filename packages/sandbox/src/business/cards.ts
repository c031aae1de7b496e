import type { CardField, CardFields } from '@fair/contract/card.ts'
import { type Context, requesterOf } from '../context.ts'
import { found, wrongField } from '../failure.ts'
import type { Card, Exhibitor, Media } from '../sent.ts'
import { staffOf } from './subjects.ts'

export interface CardRow {
  card_id: string
  user_id: string
  label: string
  language: string
  fields: string
  shown_fields: string
  portrait: string | null
  is_default: number
  update_time: string
}

/** The user's own cards, the default one first, then the latest. */
export function cardsOf(context: Context): CardRow[] {
  return context.db.all<CardRow>(
    'SELECT * FROM card WHERE user_id = ? ORDER BY is_default DESC, update_time DESC, card_id',
    requesterOf(context),
  )
}

/** @throws PlatformError 4041 */
export function ownCard(context: Context, cardId: string): CardRow {
  const row = context.db.one<CardRow>('SELECT * FROM card WHERE card_id = ?', cardId)
  return found(row?.user_id === requesterOf(context) ? row : undefined, 'card', cardId)
}

export function cardFrom(row: CardRow): Card {
  return {
    cardId: row.card_id,
    label: row.label,
    language: row.language,
    fields: JSON.parse(row.fields),
    shownFields: JSON.parse(row.shown_fields),
    portrait: portraitOf(row),
    isDefault: row.is_default !== 0,
    updateTime: row.update_time,
  }
}

function portraitOf({ portrait }: CardRow): Media | null {
  return portrait === null ? null : JSON.parse(portrait)
}

/** A card as its recipient gets it: the chosen fields, without the owner's name for it. */
export function givenCard(row: CardRow, fields: readonly CardField[]): Card {
  const full = cardFrom(row)
  const given: CardFields = {}
  for (const field of fields) {
    const value = full.fields[field]
    if (value !== undefined) given[field] = value
  }
  return { ...full, label: '', fields: given, shownFields: [...fields], isDefault: false }
}

/**
 * The fields that are sent with a card: present on it, each once, and allowed for exchange by the exhibition.
 *
 * @throws PlatformError 4000
 */
export function fieldsToGive(row: CardRow, fields: readonly CardField[], context: Context): CardField[] {
  const { fields: written } = cardFrom(row)
  const chosen = [...new Set(fields)]
  if (chosen.length === 0) throw wrongField('fields', 'required')
  const config = configOf(context)
  for (const field of chosen) {
    if (written[field] === undefined) throw wrongField('fields', 'notOnCard', { name: field })
    if (!config.includes(field)) throw wrongField('fields', 'notExchanged', { name: field })
  }
  return chosen
}

/** The fields of businessCardConfig (Spec 3). */
function configOf({ entities, exhibitionId, language }: Context): readonly string[] {
  return entities.exhibition(exhibitionId, language)?.businessCardConfig ?? []
}

/** The card that an exhibitor's staff gives out, in the reader's language. */
export function staffCard(exhibitor: Exhibitor, context: Context): Card {
  const staff = staffOf(exhibitor)
  const english = context.entities.exhibitor(exhibitor.exhibitorId, 'en-US')
  const host = hostOf(exhibitor)
  const mailbox =
    (english &&
      staffOf(english)
        ?.staffName.toLowerCase()
        .match(/[a-z]+/g)
        ?.join('.')) ??
    'sales'
  const all: Record<CardField, string | undefined> = {
    name: staff?.staffName ?? exhibitor.exhibitorName,
    company: exhibitor.exhibitorName,
    jobTitle: staff?.jobTitle,
    department: undefined,
    mobile: undefined,
    // Any number that could be made up might be a real one.
    phone: undefined,
    email: `${mailbox}@${host}`,
    website: exhibitor.website ?? `https://${host}`,
    address: exhibitor.regionName,
    wechat: undefined,
    line: undefined,
    kakao: undefined,
  }
  const config = configOf(context)
  const shown = Object.entries(all).filter(([field, value]) => value !== undefined && config.includes(field))
  return {
    cardId: `EC-${exhibitor.exhibitorId}`,
    label: '',
    language: context.language,
    fields: Object.fromEntries(shown),
    shownFields: shown.flatMap(([field]) => (isField(field) ? field : [])),
    portrait: staff?.portrait ?? null,
    isDefault: false,
    updateTime: exhibitor.updateTime,
  }

  function isField(field: string): field is CardField {
    return Object.hasOwn(all, field)
  }
}

/** The example domains never reach a real person (RFC 2606). */
function hostOf({ exhibitorId, website }: Exhibitor): string {
  const host = website ? URL.parse(website)?.hostname.replace(/^www\./, '') : undefined
  return host ?? `e${exhibitorId.toLowerCase()}.example`
}
