import type { InquiryFeedback, InquiryStatus } from '@fair/contract/inquiry.ts'

/** The tabs of my inquiries, each with its states; `hall` uses a separate call. */
export const INQUIRY_TABS = {
  all: [],
  waiting: ['SENT', 'READ'],
  answered: ['ANSWERED'],
  ended: ['FINISHED', 'CLOSED'],
  hall: [],
} as const satisfies Record<string, readonly InquiryStatus[]>
export type InquiryTab = keyof typeof INQUIRY_TABS

export const isInquiryTab = (text: string | null): text is InquiryTab =>
  text !== null && Object.hasOwn(INQUIRY_TABS, text)

export const hasEnded = (status: InquiryStatus): boolean => status === 'FINISHED' || status === 'CLOSED'

/** The steps that still lie ahead of an inquiry, in order: the open steps of its timeline. */
export function stepsAhead(status: InquiryStatus): readonly InquiryStatus[] {
  const course: readonly InquiryStatus[] = ['SENT', 'READ', 'ANSWERED', 'FINISHED']
  return status === 'CLOSED' ? [] : course.slice(course.indexOf(status) + 1)
}

/** The best of several answers, by feedbackId; empty if fewer than two can be compared. Ties are all included. */
interface BestAnswers {
  price: ReadonlySet<string>
  minimum: ReadonlySet<string>
  lead: ReadonlySet<string>
}

type Answer = Pick<InquiryFeedback, 'feedbackId' | 'unitPrice' | 'unitName' | 'minimumQuantity' | 'leadTimeDays'>

/** Prices are compared only if all of them are in one currency and unit, minimum quantities if they are in one unit. */
export function bestAnswers(answers: readonly Answer[]): BestAnswers {
  const priced = answers.filter(({ unitPrice }) => unitPrice != null)
  const limited = answers.filter(({ minimumQuantity }) => minimumQuantity != null)
  const isOfOne = (values: readonly unknown[]) => new Set(values).size === 1
  const isPriceOfOne = isOfOne(priced.map(({ unitPrice }) => unitPrice?.currency)) && isOfOne(priced.map(unitOf))
  return {
    price: isPriceOfOne ? least(priced, ({ unitPrice }) => unitPrice?.amount) : new Set(),
    minimum: isOfOne(limited.map(unitOf)) ? least(limited, ({ minimumQuantity }) => minimumQuantity) : new Set(),
    lead: least(answers, ({ leadTimeDays }) => leadTimeDays),
  }
}

const unitOf = ({ unitName }: Answer) => unitName ?? null

function least(answers: readonly Answer[], measure: (answer: Answer) => number | null | undefined): Set<string> {
  const named = answers.flatMap((answer) => {
    const value = measure(answer)
    return value == null ? [] : [{ id: answer.feedbackId, value }]
  })
  const values = named.map(({ value }) => value)
  const [best, worst] = [Math.min(...values), Math.max(...values)]
  return new Set(best === worst ? [] : named.filter(({ value }) => value === best).map(({ id }) => id))
}

/** An answer is never considered late before this, in minutes: a day. */
const MIN_LATE_MINUTES = 24 * 60

/**
 * Whether an exhibitor's answer is later than usual: after twice the median response time, and at least a day.
 *
 * @param waited since the inquiry was sent, in minutes
 * @param medianMinutes null: not measured
 */
export const isAnswerLate = (waited: number, medianMinutes: number | null): boolean =>
  waited > Math.max(MIN_LATE_MINUTES, 2 * (medianMinutes ?? MIN_LATE_MINUTES))
