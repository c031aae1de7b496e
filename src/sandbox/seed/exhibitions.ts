import type { Block } from '../../contract/decoration.ts'
import type { Exhibition } from '../../contract/exhibition.ts'
import type { Language } from '../../domain/language.ts'
import { hallPicture } from '../media/address.ts'
import type { Calendar } from './calendar.ts'
import { currentFair, endOf, FAIR_ZONE, laterFair, minutesBefore, startOf } from './calendar.ts'
import type { Text } from './text.ts'
import { columnOf } from './text.ts'
import type { SeededExhibition } from './types.ts'

/** What is said of an exhibition; `{year}` is that of its first day. */
interface Portrait {
  readonly exhibitionId: string
  readonly tenantId: string
  readonly isCurrent: boolean
  readonly isPublished: boolean
  readonly theme: string | null
  readonly calendar: Calendar
  readonly name: Text
  readonly shortName: Text
  readonly summary: Text
  readonly venue: Text
  readonly city: Text
  readonly cover: string
}

const HAIHUI_VENUE: Text = [
  '海汇国际会展中心',
  'Haihui Convention Centre',
  '海匯国際コンベンションセンター',
  '하이후이 국제컨벤션센터',
]
const NINGBO: Text = ['宁波', 'Ningbo', '寧波', '닝보']

const portraits = (now: Date): readonly Portrait[] => [
  {
    exhibitionId: '2001',
    tenantId: '1001',
    isCurrent: true,
    isPublished: true,
    theme: null,
    calendar: currentFair(now),
    name: [
      '第 28 届海汇国际博览会',
      '28th Haihui International Expo',
      '第28回 海匯国際博覧会',
      '제28회 하이후이 국제박람회',
    ],
    shortName: ['第 28 届海汇博览会', '28th Haihui Expo', '第28回 海匯博覧会', '제28회 하이후이 엑스포'],
    summary: [
      '十四个展馆，十七个行业，线上线下同步开放。线上看样、询盘、约谈，到馆直接找到展位。',
      'Fourteen halls and seventeen industries, on site and online at once. See samples, inquire and book meetings online, then walk straight to the stand.',
      '14館・17業種を会場とオンラインで同時開催。オンラインで製品を見て、問い合わせ、商談を予約し、会場では小間へ直行できます。',
      '14개 전시관, 17개 업종을 현장과 온라인에서 동시에 개최합니다. 온라인으로 제품을 보고 문의하고 상담을 예약한 뒤, 현장에서는 부스로 바로 찾아갈 수 있습니다.',
    ],
    venue: HAIHUI_VENUE,
    city: NINGBO,
    cover: 'fair-2001',
  },
  {
    exhibitionId: '2002',
    tenantId: '1001',
    isCurrent: false,
    isPublished: true,
    theme: null,
    calendar: laterFair(now, 120, 3, FAIR_ZONE),
    name: [
      '海汇家居与礼品展 {year}',
      'Haihui Home and Gift Fair {year}',
      '海匯ホーム＆ギフトフェア {year}',
      '하이후이 홈·기프트 페어 {year}',
    ],
    shortName: ['海汇家居展', 'Haihui Home', '海匯ホームフェア', '하이후이 홈페어'],
    summary: [
      '餐厨、家具、灯饰、家纺、箱包与玩具，三天看完一季新品。',
      'Tableware, furniture, lighting, home textiles, luggage and toys: a season of new goods in three days.',
      'テーブルウェア、家具、照明、ホームテキスタイル、かばん、玩具。一シーズンの新作を三日間で。',
      '식기, 가구, 조명, 홈텍스타일, 가방, 완구. 한 시즌의 신제품을 사흘 만에 볼 수 있습니다.',
    ],
    venue: HAIHUI_VENUE,
    city: NINGBO,
    cover: 'fair-2002',
  },
  {
    exhibitionId: '2003',
    tenantId: '1001',
    isCurrent: false,
    isPublished: false,
    theme: null,
    calendar: laterFair(now, 363, 5, FAIR_ZONE),
    name: [
      '第 29 届海汇国际博览会',
      '29th Haihui International Expo',
      '第29回 海匯国際博覧会',
      '제29회 하이후이 국제박람회',
    ],
    shortName: ['第 29 届海汇博览会', '29th Haihui Expo', '第29回 海匯博覧会', '제29회 하이후이 엑스포'],
    summary: [
      '筹备中，展位预订将于春季开放。',
      'In preparation. Stand booking opens in spring.',
      '準備中です。小間のお申し込みは春に始まります。',
      '준비 중입니다. 부스 신청은 봄에 시작됩니다.',
    ],
    venue: HAIHUI_VENUE,
    city: NINGBO,
    cover: 'fair-2003',
  },
  {
    exhibitionId: '2004',
    tenantId: '1001',
    isCurrent: false,
    isPublished: true,
    theme: 'ucan',
    calendar: laterFair(now, 24, 3, FAIR_ZONE),
    name: [
      '优能创新周 {year}',
      'UCAN Innovation Week {year}',
      'UCAN イノベーションウィーク {year}',
      'UCAN 이노베이션 위크 {year}',
    ],
    shortName: ['优能创新周', 'UCAN Week', 'UCAN ウィーク', 'UCAN 위크'],
    summary: [
      '机器人、低空装备与智能硬件的年轻团队，带着样机和课程而来。',
      'Young teams in robotics, drones and smart devices bring prototypes and courses.',
      'ロボット、ドローン、スマート機器の若いチームが、試作機と講座を携えて集まります。',
      '로봇, 드론, 스마트 기기의 젊은 팀들이 시제품과 강좌를 들고 모입니다.',
    ],
    venue: ['海汇创新港', 'Haihui Innovation Harbour', '海匯イノベーションハーバー', '하이후이 이노베이션 하버'],
    city: NINGBO,
    cover: 'fair-2004',
  },
  {
    exhibitionId: '3001',
    tenantId: '1002',
    isCurrent: true,
    isPublished: true,
    theme: null,
    calendar: laterFair(now, 82, 4, 'Europe/Berlin'),
    name: ['诺瓦生活设计展 {year}', 'Nova Living {year}', 'ノヴァ・リビング {year}', '노바 리빙 {year}'],
    shortName: ['诺瓦生活设计展', 'Nova Living', 'ノヴァ・リビング', '노바 리빙'],
    summary: [
      '在不来梅举办的生活设计贸易展：家具、灯光、陶瓷、织物与石材。',
      'A trade fair for living in Bremen: furniture, light, ceramics, cloth and stone.',
      'ブレーメンで開く暮らしのデザイン見本市。家具、あかり、陶磁器、布、石。',
      '브레멘에서 열리는 리빙 디자인 전시회. 가구, 조명, 도자기, 직물, 석재를 만날 수 있습니다.',
    ],
    venue: ['不来梅展览中心', 'Messe Bremen', 'メッセ・ブレーメン', '메세 브레멘'],
    city: ['不来梅', 'Bremen', 'ブレーメン', '브레멘'],
    cover: 'fair-3001',
  },
]

function seeded(portrait: Portrait, now: Date, home: (column: 0 | 1 | 2 | 3) => Block[]): SeededExhibition {
  const { exhibitionId, tenantId, calendar } = portrait
  const year = String(calendar.firstDay.year)
  const compose = (language: Language): Exhibition => {
    const column = columnOf(language)
    return {
      exhibitionId,
      isCurrent: portrait.isCurrent ? '1' : '0',
      publishState: portrait.isPublished ? '1' : '0',
      dataSourceSearch: exhibitionId === '2002' ? 'DB' : 'ES',
      businessCardConfig: ['name', 'company', 'jobTitle', 'email', 'phone'],
      exhibitionName: portrait.name[column].replace('{year}', year),
      shortName: portrait.shortName[column],
      theme: portrait.theme,
      summary: portrait.summary[column],
      startTime: startOf(calendar),
      endTime: endOf(calendar),
      openFrom: calendar.openFrom,
      openTo: calendar.openTo,
      timeZone: calendar.timeZone,
      venue: portrait.venue[column],
      city: portrait.city[column],
      cover: hallPicture(portrait.cover),
      updateTime: minutesBefore(now, 3 * 24 * 60),
    }
  }
  return { exhibitionId, tenantId, compose, home: (language) => home(columnOf(language)) }
}

/** The exhibitions of both tenants; `home` gives the blocks of an exhibition's home page in a language's column. */
export const makeExhibitions = (
  now: Date,
  home: (exhibitionId: string, column: 0 | 1 | 2 | 3) => Block[],
): SeededExhibition[] =>
  portraits(now).map((portrait) => seeded(portrait, now, (column) => home(portrait.exhibitionId, column)))
