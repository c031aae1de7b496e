import type { BarItem, TopBar } from '../../contract/decoration.ts'
import type { ConfigFlag } from '../../contract/site.ts'
import type { Column, Text } from './text.ts'

type Entry = readonly [path: string, label: Text, hiddenBy?: ConfigFlag]

/** The navigation of the whole site, in its order. */
const FULL_NAVIGATION: readonly Entry[] = [
  ['/home', ['首页', 'Home', 'ホーム', '홈']],
  ['/exhibitor', ['展商', 'Exhibitors', '出展者', '참가업체']],
  ['/exhibits', ['展品', 'Exhibits', '出展品', '전시품']],
  ['/live', ['直播', 'Live', 'ライブ', '라이브']],
  ['/meeting', ['会议', 'Meetings', '会議', '회의']],
  ['/activity', ['活动', 'Activities', 'イベント', '행사']],
  ['/news', ['资讯', 'News', 'ニュース', '뉴스']],
  ['/business', ['商机大厅', 'Sourcing', '商談広場', '구매 상담']],
  ['/ticket', ['门票', 'Tickets', 'チケット', '티켓']],
]

interface FooterColumn {
  readonly title: Text
  readonly entries: readonly Entry[]
}

/** The footer of the whole site. */
const FULL_FOOTER: readonly FooterColumn[] = [
  {
    title: ['观展', 'Visit', '来場', '관람'],
    entries: [
      ['/exhibition', ['展会介绍', 'About the fair', '開催概要', '박람회 소개']],
      ['/audience', ['预登记', 'Pre-registration', '事前登録', '사전등록']],
      ['/ticket', ['门票与入场', 'Tickets and entry', 'チケットと入場', '티켓과 입장']],
      ['/news', ['展会资讯', 'News', 'ニュース', '뉴스']],
      ['/activity', ['现场活动', 'Activities', 'イベント', '행사']],
      ['/micro-list', ['专题', 'Features', '特集', '기획']],
      [
        'https://photos.haihui.example/2026',
        ['照片墙', 'Photo wall', 'フォトギャラリー', '포토월'],
        'HIDE_INTERPHOTO_AIR',
      ],
      ['/guest', ['嘉宾', 'Guests and speakers', '登壇者・ゲスト', '연사와 게스트']],
    ],
  },
  {
    title: ['参展', 'Exhibit', '出展', '참가'],
    entries: [
      ['/exhibitor', ['展商名录', 'Exhibitor directory', '出展者一覧', '참가업체 목록']],
      ['/exhibits', ['展品目录', 'Exhibits', '出展品一覧', '전시품 목록']],
      ['/exhibition-group', ['展商团', 'Exhibitor groups', '出展者グループ', '참가업체 그룹']],
      ['/project', ['项目库', 'Projects', 'プロジェクト', '프로젝트']],
      ['/national-image', ['国家形象馆', 'National pavilions', '国別パビリオン', '국가관']],
      ['/member', ['会员企业', 'Members', '会員企業', '회원사']],
    ],
  },
  {
    title: ['服务', 'Services', 'サービス', '서비스'],
    entries: [
      ['/business', ['商机大厅', 'Sourcing hall', '商談広場', '구매 상담']],
      ['/live', ['直播', 'Live streams', 'ライブ配信', '라이브']],
      ['/meeting', ['会议日程', 'Meetings', '会議日程', '회의 일정']],
      ['/vip-rights', ['会员权益', 'Member rights', '会員特典', '회원 혜택']],
      ['/agreements', ['协议与条款', 'Terms', '規約', '약관']],
    ],
  },
]

const barItem = ([path, label, hiddenBy]: Entry, column: Column): BarItem => ({
  label: label[column],
  path,
  ...(hiddenBy && { hiddenBy }),
})

/** Header and footer in one language; `paths` narrows the header further, for a tenant that shows less. */
export function topBarIn(column: Column, paths: readonly string[] | null = null): TopBar {
  const items = FULL_NAVIGATION.filter(([path]) => paths?.includes(path) ?? true)
  const footer = FULL_FOOTER.map(({ title, entries }) => ({
    title: title[column],
    items: entries.map((entry) => barItem(entry, column)),
  }))
  return {
    items: items.map((entry) => barItem(entry, column)),
    footer,
  }
}
