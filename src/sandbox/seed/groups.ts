import { chance } from './draw.ts'
import type { Text } from './text.ts'

/** A group of exhibitors that shows together: a province's pavilion, a country's, an association's. */
export interface Group {
  readonly id: string
  readonly name: Text
  /** The region codes of its members; CN stands for all of China where an association gathers an industry. */
  readonly regions: readonly string[]
  /** Only exhibitors of these industries. */
  readonly industries?: readonly string[]
  /** How many of those whom it could have are its members. */
  readonly share: number
}

const HALF = 0.55
const MOST = 0.85
/** They draw as they always did, so that their members stay. */
const FIRST_TEN = 10

export const GROUPS: readonly Group[] = [
  {
    id: 'G01',
    name: ['浙江制造团', 'Zhejiang Makers', '浙江ものづくりグループ', '저장 제조관'],
    regions: ['CN-ZJ'],
    share: HALF,
  },
  {
    id: 'G02',
    name: ['粤港智造团', 'Guangdong Smart Industry', '広東スマート製造グループ', '광둥 스마트제조관'],
    regions: ['CN-GD'],
    share: HALF,
  },
  {
    id: 'G03',
    name: ['江苏产业带', 'Jiangsu Industry Cluster', '江蘇産業グループ', '장쑤 산업관'],
    regions: ['CN-JS'],
    share: HALF,
  },
  {
    id: 'G04',
    name: ['赣鄱匠作团', 'Jiangxi Crafts', '江西クラフトグループ', '장시 공예관'],
    regions: ['CN-JX', 'CN-FJ'],
    share: HALF,
  },
  { id: 'G05', name: ['日本匠造馆', 'Japan Pavilion', '日本パビリオン', '일본관'], regions: ['JP'], share: HALF },
  { id: 'G06', name: ['韩国创新馆', 'Korea Pavilion', '韓国パビリオン', '한국관'], regions: ['KR'], share: HALF },
  {
    id: 'G07',
    name: ['德奥瑞工业馆', 'German-speaking Industry', 'ドイツ語圏産業パビリオン', '독일어권 산업관'],
    regions: ['DE', 'AT', 'CH'],
    share: HALF,
  },
  {
    id: 'G08',
    name: ['意大利设计馆', 'Italian Design Pavilion', 'イタリアデザインパビリオン', '이탈리아 디자인관'],
    regions: ['IT'],
    share: HALF,
  },
  {
    id: 'G09',
    name: ['东盟联合馆', 'ASEAN Pavilion', 'アセアンパビリオン', '아세안관'],
    regions: ['VN', 'TH', 'MY', 'ID', 'SG'],
    share: HALF,
  },
  {
    id: 'G10',
    name: ['北欧馆', 'Nordic Pavilion', '北欧パビリオン', '북유럽관'],
    regions: ['SE', 'DK', 'FI'],
    share: HALF,
  },
  {
    id: 'G11',
    name: ['西欧联合馆', 'Western Europe Pavilion', '西欧パビリオン', '서유럽관'],
    regions: ['GB', 'FR', 'NL', 'BE', 'ES', 'PT'],
    share: MOST,
  },
  { id: 'G12', name: ['印度制造馆', 'India Pavilion', 'インドパビリオン', '인도관'], regions: ['IN'], share: MOST },
  {
    id: 'G13',
    name: ['美洲馆', 'Americas Pavilion', '米州パビリオン', '미주관'],
    regions: ['US', 'CA', 'MX', 'BR'],
    share: MOST,
  },
  {
    id: 'G15',
    name: ['澳大利亚馆', 'Australia Pavilion', 'オーストラリアパビリオン', '호주관'],
    regions: ['AU'],
    share: MOST,
  },
  {
    id: 'G16',
    name: ['山东先进制造团', 'Shandong Advanced Manufacturing', '山東先進製造グループ', '산둥 첨단제조관'],
    regions: ['CN-SD'],
    share: MOST,
  },
  {
    id: 'G17',
    name: ['辽宁装备团', 'Liaoning Equipment', '遼寧装備グループ', '랴오닝 장비관'],
    regions: ['CN-LN'],
    share: MOST,
  },
  {
    id: 'G18',
    name: ['长江中上游智造团', 'Upper Yangtze Makers', '長江中上流ものづくりグループ', '창장 중상류 제조관'],
    regions: ['CN-SC', 'CN-HB'],
    share: MOST,
  },
  {
    id: 'G19',
    name: ['西北风物团', 'Northwest Origins', '西北産地グループ', '서북 산지관'],
    regions: ['CN-NM', 'CN-XJ'],
    share: MOST,
  },
  {
    id: 'G20',
    name: ['安徽新兴产业团', 'Anhui New Industries', '安徽新興産業グループ', '안후이 신산업관'],
    regions: ['CN-AH'],
    share: MOST,
  },
  {
    id: 'G21',
    name: ['河北代表团', 'Hebei Delegation', '河北代表団', '허베이 대표단'],
    regions: ['CN-HE'],
    share: MOST,
  },
  {
    id: 'G14',
    name: ['绿色能源产业协会', 'Green Energy Industry Association', 'グリーンエネルギー産業協会', '그린에너지산업협회'],
    regions: ['CN'],
    industries: ['energy', 'drone'],
    share: MOST,
  },
  {
    id: 'G22',
    name: ['长三角机床协会', 'Delta Machine Tool Association', '長江デルタ工作機械協会', '창장삼각주공작기계협회'],
    regions: ['CN'],
    industries: ['machine', 'robot', 'hardware'],
    share: MOST,
  },
  {
    id: 'G23',
    name: ['东方纺织服装联合会', 'Orient Textile Federation', '東方紡織連合会', '동방섬유의류연합회'],
    regions: ['CN'],
    industries: ['textile', 'trims', 'luggage'],
    share: MOST,
  },
  {
    id: 'G24',
    name: ['人居生活产业联盟', 'Living Industries Alliance', '住まい産業連盟', '리빙산업연맹'],
    regions: ['CN'],
    industries: ['furniture', 'lighting', 'ceramics', 'stone', 'toys'],
    share: MOST,
  },
]

/** What decides about the group of an exhibitor. */
export interface Candidate {
  readonly regionCode: string
  readonly industryId: string
  /** Of its draws. */
  readonly key: number
}

/** The first group that takes the exhibitor: its region's, else its industry's association; undefined for none. */
export const groupFor = ({ regionCode, industryId, key }: Candidate): Group | undefined =>
  GROUPS.find(
    ({ regions, industries, share }, index) =>
      (regions.includes(regionCode) || regions.some((region) => regionCode.startsWith(`${region}-`))) &&
      (industries?.includes(industryId) ?? true) &&
      chance(key, index < FIRST_TEN ? 22 : 600 + index, share),
  )
