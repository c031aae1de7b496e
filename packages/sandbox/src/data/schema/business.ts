import * as z from 'zod/mini'
import activityGuests from '../business/activity-guests.json' with { type: 'json' }
import { byName, dayOfFair, keyed, keyOf, motifs, palette, strings, text, texts } from './text.ts'

const agendaItem = z.strictObject({
  title: text,
  guests: z.array(z.number()),
  isCourse: z.exactOptional(z.boolean()),
})

const activity = z.strictObject({
  code: z.string(),
  kind: keyOf(activityGuests.activityKinds),
  title: text,
  summary: text,
  content: texts,
  topic: keyOf(activityGuests.topics),
  motifs: z.exactOptional(motifs),
  first: dayOfFair,
  last: z.exactOptional(dayOfFair),
  from: z.string(),
  to: z.string(),
  place: z.union([z.enum(['stage', 'room']), text]),
  hall: z.number(),
  admission: z.enum(['OPEN', 'APPOINTMENT', 'TICKET']),
  seats: z.nullable(z.number()),
  taken: z.number(),
  parent: z.exactOptional(z.string()),
  agenda: z.array(agendaItem),
  cancelled: z.exactOptional(z.boolean()),
})

const rule = z.strictObject({
  code: z.string(),
  ticket: z.string(),
  name: text,
  description: text,
  activities: strings,
  minChoices: z.number(),
  maxChoices: z.number(),
})

const coupon = z.strictObject({
  code: z.string(),
  name: text,
  description: text,
  amount: z.exactOptional(z.number()),
  percent: z.exactOptional(z.number()),
  minimum: z.nullable(z.number()),
  tickets: strings,
  levels: strings,
  valid: z.tuple([dayOfFair, dayOfFair]),
  capacity: z.nullable(z.number()),
})

const ticket = z.strictObject({
  code: z.string(),
  name: text,
  summary: text,
  way: z.enum(['BUY', 'APPLY', 'FREE']),
  price: z.number(),
  originalPrice: z.nullable(z.number()),
  capacity: z.nullable(z.number()),
  limit: z.number(),
  sale: z.strictObject({ from: dayOfFair, to: dayOfFair }),
  valid: z.tuple([dayOfFair, dayOfFair]),
  benefits: texts,
  gate: text,
  letters: z.string(),
  palette,
  identity: z.exactOptional(z.literal('PRESS')),
  fewest: z.exactOptional(z.number()),
})

/** Purchases, bookings, requests and answers at a fair. */
export const BUSINESS = {
  'business/activities': z.array(activity),
  'business/activity-guests': z.strictObject({
    activityKinds: keyed(activityGuests.activityKinds, text),
    topics: keyed(activityGuests.topics, text),
    guests: z.array(z.strictObject({ id: z.string(), country: z.string(), jobTitle: text, company: text })),
  }),
  'business/activity-rules': z.array(rule),
  'business/answers': z.strictObject({
    openings: texts,
    offers: texts,
    terms: texts,
    closings: texts,
    asking: text,
    ports: byName(z.string()),
  }),
  'business/cancel-reasons': z.array(z.strictObject({ id: z.string(), name: text, needsRemark: z.boolean() })),
  'business/coupons': z.array(coupon),
  'business/inquiry-words': z.strictObject({
    asks: z.array(z.tuple([text, text])),
    buyers: z.array(z.tuple([text, z.string()])),
    goods: byName(
      z.strictObject({
        unit: z.string(),
        quantities: z.array(z.number()),
        cents: z.tuple([z.number(), z.number()]),
      }),
    ),
  }),
  'business/launches': z.strictObject({
    series: activity,
    each: z.omit(activity, { code: true, first: true, title: true, summary: true, parent: true }),
    launches: z.array(z.strictObject({ day: z.number(), code: z.string(), title: text, summary: text })),
  }),
  'business/members': z.strictObject({
    memberLevels: texts,
    associations: z.array(
      z.strictObject({
        code: z.string(),
        level: z.number(),
        regionCode: z.string(),
        name: text,
        summary: text,
        introduction: text,
      }),
    ),
  }),
  'business/rights': z.strictObject({
    rightPlans: z.array(
      z.strictObject({ code: z.string(), name: text, description: text, isRequested: z.boolean(), palette }),
    ),
    levelPlans: z.array(
      z.strictObject({
        code: z.string(),
        name: text,
        price: z.number(),
        rights: z.array(z.tuple([z.string(), z.nullable(z.number())])),
      }),
    ),
  }),
  'business/ticket-kinds': z.array(ticket),
  'business/units': z.array(z.tuple([z.string(), text])),
}
