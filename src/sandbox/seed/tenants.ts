import type { ThemeConfig } from '../../contract/decoration.ts'
import type { ConfigFlag } from '../../contract/site.ts'
import { CONFIG_FLAGS } from '../../contract/site.ts'
import type { Language } from '../../domain/language.ts'
import { LANGUAGES } from '../../domain/language.ts'
import { logoPicture } from '../media/address.ts'
import { agreementsIn } from './agreements/agreements.ts'
import { topBarIn } from './navigation.ts'
import type { Text } from './text.ts'
import { columnOf } from './text.ts'
import type { SeededTenant } from './types.ts'

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
}

const PORTRAITS: readonly Portrait[] = [
  {
    tenantId: '1001',
    domains: ['localhost', '127.0.0.1', 'a.localhost'],
    defaultLanguage: 'zh-CN',
    name: ['海汇博览会', 'Haihui Expo', '海匯博覧会', '하이후이 엑스포'],
    copyright: [
      '© {year} 海汇国际博览会组委会',
      '© {year} Haihui International Expo Committee',
      '© {year} 海匯国際博覧会 組織委員会',
      '© {year} 하이후이 국제박람회 조직위원회',
    ],
    theme: { primaryColor: '#0b5c63', themeType: 'light' },
    flags: ['DISPLAY_VISITOR_REGISTRATION'],
    params: { MOBILE_SITE: '0', CHAT_TRANSPORT: 'JSON', TRACKING_CONSENT: '0' },
    paths: null,
    address: 'https://m.haihui.example/',
  },
  {
    tenantId: '1002',
    domains: ['b.localhost'],
    defaultLanguage: 'en-US',
    name: ['诺瓦贸易展', 'Nova Trade Fairs', 'ノヴァ見本市', '노바 무역전시'],
    copyright: [
      '© {year} 诺瓦展览有限公司',
      '© {year} Nova Messe GmbH',
      '© {year} ノヴァ・メッセ',
      '© {year} 노바 메세',
    ],
    theme: { primaryColor: '#b3202c', themeType: 'light' },
    flags: ['HIDE_SEARCH_BOX', 'HIDE_INFORMATION_DATE', 'HIDE_INTERPHOTO_AIR'],
    params: { MOBILE_SITE: '0', TRACKING_CONSENT: '1' },
    paths: ['/home', '/exhibitor', '/exhibits', '/news'],
    address: 'https://m.nova.example/',
  },
]

const TERMINALS: readonly (readonly [type: string, slug: string, name: Text])[] = [
  ['WECHAT_MINI', 'mini', ['微信小程序', 'WeChat', 'WeChat', '위챗']],
  ['APP', 'app', ['官方 App', 'App', '公式アプリ', '공식 앱']],
  ['OFFICIAL_ACCOUNT', 'account', ['官方公众号', 'Official account', '公式アカウント', '공식 계정']],
]

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
  }
}

/** The tenants, the first of them the default. */
export const makeTenants = (now: Date): SeededTenant[] => PORTRAITS.map((portrait) => seeded(portrait, now))
