import type { Text } from './text.ts'

/** A group of exhibitors that shows together: a province's pavilion, a country's. */
export interface Group {
  readonly id: string
  readonly name: Text
  /** The beginnings of its members' region codes. */
  readonly regions: readonly string[]
}

export const GROUPS: readonly Group[] = [
  { id: 'G01', name: ['浙江制造团', 'Zhejiang Makers', '浙江ものづくりグループ', '저장 제조관'], regions: ['CN-ZJ'] },
  {
    id: 'G02',
    name: ['粤港智造团', 'Guangdong Smart Industry', '広東スマート製造グループ', '광둥 스마트제조관'],
    regions: ['CN-GD'],
  },
  {
    id: 'G03',
    name: ['江苏产业带', 'Jiangsu Industry Cluster', '江蘇産業グループ', '장쑤 산업관'],
    regions: ['CN-JS'],
  },
  {
    id: 'G04',
    name: ['赣鄱匠作团', 'Jiangxi Crafts', '江西クラフトグループ', '장시 공예관'],
    regions: ['CN-JX', 'CN-FJ'],
  },
  { id: 'G05', name: ['日本匠造馆', 'Japan Pavilion', '日本パビリオン', '일본관'], regions: ['JP'] },
  { id: 'G06', name: ['韩国创新馆', 'Korea Pavilion', '韓国パビリオン', '한국관'], regions: ['KR'] },
  {
    id: 'G07',
    name: ['德奥瑞工业馆', 'German-speaking Industry', 'ドイツ語圏産業パビリオン', '독일어권 산업관'],
    regions: ['DE', 'AT', 'CH'],
  },
  {
    id: 'G08',
    name: ['意大利设计馆', 'Italian Design Pavilion', 'イタリアデザインパビリオン', '이탈리아 디자인관'],
    regions: ['IT'],
  },
  {
    id: 'G09',
    name: ['东盟联合馆', 'ASEAN Pavilion', 'アセアンパビリオン', '아세안관'],
    regions: ['VN', 'TH', 'MY', 'ID', 'SG'],
  },
  { id: 'G10', name: ['北欧馆', 'Nordic Pavilion', '北欧パビリオン', '북유럽관'], regions: ['SE', 'DK', 'FI'] },
]

/** The group that takes exhibitors of a region. */
export const groupFor = (regionCode: string): Group | undefined =>
  GROUPS.find(({ regions }) => regions.some((region) => regionCode === region))
