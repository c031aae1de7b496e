import { ThemeConfig } from '@fair/contract/decoration.ts'
import { LANGUAGES } from '@fair/contract/rules/language.ts'
import { CONFIG_FLAGS } from '@fair/contract/site.ts'
import * as z from 'zod/mini'
import account from '../texts/account.json' with { type: 'json' }
import alive from '../texts/alive.json' with { type: 'json' }
import business from '../texts/business.json' with { type: 'json' }
import content from '../texts/content.json' with { type: 'json' }
import core from '../texts/core.json' with { type: 'json' }
import form from '../texts/form.json' with { type: 'json' }
import pay from '../texts/pay.json' with { type: 'json' }
import trade from '../texts/trade.json' with { type: 'json' }
import visitor from '../texts/visitor.json' with { type: 'json' }
import { byName, keyed, link, motifs, strings, text, texts } from './text.ts'

const agreement = z.strictObject({
  agreementType: z.string(),
  title: text,
  version: z.string(),
  updateTime: z.string(),
  preamble: text,
  sections: z.array(z.strictObject({ heading: text, paragraphs: texts })),
})

/** A link that a flag of the tenant may hide. */
const entry = z.union([link, z.tuple([z.string(), text, z.enum(CONFIG_FLAGS)])])

/** The tenants, the texts of their sites, and the platform's messages to callers. */
export const SITE = {
  'agreements/accessibility': agreement,
  'agreements/cookie': agreement,
  'agreements/privacy': agreement,
  'agreements/ticket': agreement,
  'agreements/user': agreement,
  'site/exhibitions': z.array(
    z.strictObject({
      exhibitionId: z.string(),
      tenantId: z.string(),
      isCurrent: z.boolean(),
      isPublished: z.boolean(),
      /** Its special theme (styles/special.ts); null for most. */
      theme: z.nullable(z.string()),
      /** The exhibition's colour; null: the tenant's. */
      primaryColor: z.nullable(z.string()),
      name: text,
      shortName: text,
      summary: text,
      venue: text,
      city: text,
      cover: z.string(),
      motifs,
      address: z.nullable(text),
      travel: texts,
      contact: z.nullable(z.strictObject({ phone: z.string(), email: z.string() })),
      // Null: the current fair's days, around the moment of the sandbox.
      held: z.nullable(z.strictObject({ inDays: z.number(), days: z.number(), timeZone: z.string() })),
    }),
  ),
  'site/navigation': z.strictObject({
    fullNavigation: z.array(entry),
    fullFooter: z.array(z.strictObject({ title: text, entries: z.array(entry) })),
  }),
  'site/tenants': z.strictObject({
    portraits: z.array(
      z.strictObject({
        tenantId: z.string(),
        domains: strings,
        defaultLanguage: z.enum(LANGUAGES),
        name: text,
        copyright: text,
        theme: ThemeConfig,
        flags: z.array(z.enum(CONFIG_FLAGS)),
        params: byName(z.string()),
        paths: z.nullable(strings),
        address: z.string(),
        links: z.array(z.tuple([z.string(), text])),
      }),
    ),
    terminals: z.array(z.tuple([z.string(), z.string(), text])),
  }),
  'texts/account': keyed(account, text),
  'texts/alive': keyed(alive, text),
  'texts/business': keyed(business, text),
  'texts/content': keyed(content, text),
  'texts/core': keyed(core, text),
  'texts/form': keyed(form, text),
  'texts/pay': keyed(pay, text),
  'texts/trade': keyed(trade, text),
  'texts/visitor': keyed(visitor, text),
}
