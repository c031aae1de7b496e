import type { Language } from '@fair/contract/rules/language.ts'
import { LANGUAGES } from '@fair/contract/rules/language.ts'
import type { ConfigFlag } from '@fair/contract/site.ts'
import { CONFIG_FLAGS } from '@fair/contract/site.ts'
import { load } from '../data/load.ts'
import { logoPicture } from '../media/address.ts'
import type { ThemeConfig } from '../sent.ts'
import { agreementsIn } from './agreements/agreements.ts'
import { topBarIn } from './navigation.ts'
import type { Text } from './text.ts'
import { columnOf } from './text.ts'
import type { SeededTenant } from './types.ts'

const data = load('site/tenants')

interface Portrait {
  readonly tenantId: string
  readonly domains: readonly string[]
  readonly defaultLanguage: Language
  readonly name: Text
  /** The legal line; `{year}` is that of the fair. */
  readonly copyright: Text
  readonly theme: ThemeConfig
  readonly flags: readonly ConfigFlag[]
  readonly params: Readonly<Record<string, string>>
  /** The paths of the header's navigation; null for all. */
  readonly paths: readonly string[] | null
  readonly address: string
  readonly links: readonly (readonly [host: string, name: Text])[]
}

const PORTRAITS: readonly Portrait[] = data.portraits

const TERMINALS: readonly (readonly [type: string, slug: string, name: Text])[] = data.terminals

function seeded(portrait: Portrait, now: Date): SeededTenant {
  const { tenantId, domains, defaultLanguage, theme, paths, address } = portrait
  const configList = [
    ...CONFIG_FLAGS.map((flag) => ({ paramKey: flag, paramValue: portrait.flags.includes(flag) ? '1' : '0' })),
    ...Object.entries(portrait.params).map(([paramKey, paramValue]) => ({ paramKey, paramValue })),
  ]
  return {
    tenantId,
    domains,
    defaultLanguage,
    languages: LANGUAGES,
    theme,
    site: (language) => {
      const column = columnOf(language)
      return {
        tenantId,
        brandId: `B${tenantId}`,
        groupOperatorId: `G${tenantId}`,
        siteName: portrait.name[column],
        logo: logoPicture(`tenant-${tenantId}`),
        copyright: portrait.copyright[column].replace('{year}', String(now.getUTCFullYear())),
        configList,
      }
    },
    topBar: (language) => topBarIn(columnOf(language), paths),
    terminals: (language) =>
      TERMINALS.map(([terminalType, slug, name]) => ({
        terminalType,
        terminalName: name[columnOf(language)],
        qrCode: address + slug,
        url: address + slug,
      })),
    agreements: (language) => agreementsIn(tenantId, portrait.name, columnOf(language)),
    links: (language) => portrait.links.map(([host, name]) => ({ host, linkName: name[columnOf(language)] })),
  }
}

/** The tenants, the first of them the default. */
export const makeTenants = (now: Date): SeededTenant[] => PORTRAITS.map((portrait) => seeded(portrait, now))
