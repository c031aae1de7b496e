import type { Context } from '../context.ts'
import { exhibit as exhibitOf, exhibitor as exhibitorOf } from '../handlers/goods.ts'
import { CLOSINGS, OFFERS, OPENINGS, PORTS, QUESTION_TEXTS, TERMS } from '../seed/business/answers.ts'
import { goodsOf, UNITS } from '../seed/business/inquiry-words.ts'
import { chance, keyOf, randomInt, randomItem, randomNumber } from '../seed/random.ts'
import { fill } from '../seed/template.ts'
import { columnOf, say, type Text } from '../seed/text.ts'
import type { InquiryFeedback, Money } from '../sent.ts'
import { after, DAY } from './clock.ts'
import { feedbackIdOf, type InquiryRow } from './inquiries.ts'
import { wordsFor } from './words.ts'

/** Share of exhibitors that ask for details before they name a price. */
const QUESTION_SHARE = 0.15
const VALID_FOR = 30 * DAY

/**
 * An exhibitor's answer, composed in the reader's language and the same each time; undefined if the exhibitor was
 * removed.
 */
export function feedbackFrom(
  row: InquiryRow,
  exhibitorId: string,
  time: string,
  context: Context,
): InquiryFeedback | undefined {
  const exhibitor = exhibitorOf(exhibitorId, context)
  if (!exhibitor) return undefined
  const { language } = context
  const key = keyOf(row.id, `answer ${exhibitorId}`)
  const isFirstQuestion = chance(key, 0, QUESTION_SHARE)
  const leadTimeDays = 10 + 5 * randomInt(key, 1, 0, 10)
  const unit = UNITS.find(([value]) => value === row.unit) ?? UNITS[0]
  const sentence = (table: readonly Text[], salt: number) => randomItem(table, key, salt)[columnOf(language)]
  const sentences = [
    sentence(OPENINGS, 2),
    sentence(OFFERS, 3),
    isFirstQuestion ? say(QUESTION_TEXTS, language) : sentence(TERMS, 4),
    sentence(CLOSINGS, 5),
  ]
  const values: Readonly<Record<string, string>> = {
    title: wordsFor(row.title, language),
    exhibitor: exhibitor.exhibitorName,
    days: String(leadTimeDays),
  }
  const text = sentences.map((each) => fill(each, (name) => values[name] ?? ''))
  return {
    feedbackId: feedbackIdOf(row.id, exhibitorId),
    exhibitorId,
    exhibitorName: exhibitor.exhibitorName,
    logo: exhibitor.logo,
    unitPrice: isFirstQuestion ? null : priceFor(row, key),
    unitName: unit ? say(unit[1], language) : null,
    minimumQuantity: isFirstQuestion ? null : minimumFor(row, key),
    leadTimeDays: isFirstQuestion ? null : leadTimeDays,
    terms: isFirstQuestion ? null : termsOf(exhibitor.regionCode, key),
    validUntil: isFirstQuestion ? null : after(time, VALID_FOR).slice(0, 10),
    text: text.join(language === 'en-US' || language === 'ko-KR' ? ' ' : ''),
    attachments: attachmentsOf(row, context),
    time,
  }
}

/** Near the budget if one was given, in its currency; otherwise the usual price of such goods. In whole minor units. */
function priceFor({ id, budget, quantity, category_id }: InquiryRow, key: number): Money {
  const named: Money | null = budget === null ? null : JSON.parse(budget)
  const [least, most] = goodsOf(category_id).cents
  // The same request costs about the same everywhere, because answers are compared.
  const usual =
    named && quantity ? named.amount / quantity : least + randomNumber(keyOf(id, 'price'), 0) * (most - least)
  const amount = Math.max(1, Math.round(usual * (0.82 + 0.3 * randomNumber(key, 6))))
  return { amount, currency: named && quantity ? named.currency : 'USD' }
}

/** A part of the usual quantity, and not more than the requested one. */
function minimumFor({ quantity, category_id }: InquiryRow, key: number): number {
  const usual = Math.ceil(randomItem(goodsOf(category_id).quantities, key, 7) / 4)
  return quantity === null ? usual : Math.max(1, Math.min(usual, Math.floor(quantity)))
}

function termsOf(regionCode: string, key: number): string {
  const country = regionCode.slice(0, 2)
  const port = PORTS[country]
  if (port === undefined) return 'EXW'
  return `${randomItem(['FOB', 'FOB', 'FCA'], key, 8)} ${port}`
}

/** The data sheets of the exhibit that the inquiry is about. */
function attachmentsOf({ exhibits_id }: InquiryRow, context: Context): InquiryFeedback['attachments'] {
  const downloads = (exhibits_id === null ? undefined : exhibitOf(exhibits_id, context)?.downloads) ?? []
  return downloads.slice(0, 1).map((file, index) => ({ fileId: `${exhibits_id}-file-${index}`, ...file }))
}
