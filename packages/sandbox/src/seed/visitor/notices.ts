import type { Text } from '../text.ts'

/** The platform's notices to every user, latest first; the user's count determines how many are unread. */
export const NOTICES: readonly {
  readonly id: string
  readonly title: Text
  readonly content: Text
  readonly path: string | null
  /** Hours before now. */
  readonly ago: number
}[] = [
  {
    id: 'N4',
    title: ['接驳车增开班次', 'More shuttle buses', 'シャトルバスの増便', '셔틀버스 증편'],
    content: [
      '展期每日 8:00 至 18:30，机场与地铁站接驳车每 30 分钟一班。',
      'From 8:00 to 18:30 on each day of the fair, shuttles from the airport and the metro leave every half hour.',
      '会期中は毎日8:00～18:30、空港と地下鉄駅から30分おきに運行します。',
      '박람회 기간 매일 8:00~18:30, 공항과 지하철역에서 30분마다 운행합니다.',
    ],
    path: '/exhibition',
    ago: 3,
  },
  {
    id: 'N3',
    title: [
      '入场请提前激活门票',
      'Activate your ticket before you come',
      'ご来場前にチケットを有効化してください',
      '입장 전에 티켓을 활성화하십시오',
    ],
    content: [
      '激活后的二维码离线也可使用，入场更快。',
      'Its QR code then works offline too, and entry is faster.',
      '有効化したQRコードはオフラインでも使え、入場がスムーズです。',
      '활성화한 QR 코드는 오프라인에서도 사용할 수 있어 입장이 빨라집니다.',
    ],
    path: '/personal-center/ticket',
    ago: 27,
  },
  {
    id: 'N2',
    title: ['会议日程已更新', 'The program has changed', '会議日程が更新されました', '회의 일정이 변경되었습니다'],
    content: [
      '您预约的会议如有变动，日程中会有提示。',
      'If a meeting that you have booked was moved, your schedule says so.',
      '予約した会議に変更がある場合は、スケジュールに表示されます。',
      '예약한 회의가 변경되면 일정에 표시됩니다.',
    ],
    path: '/personal-center/schedule',
    ago: 52,
  },
  {
    id: 'N1',
    title: ['欢迎', 'Welcome', 'ようこそ', '환영합니다'],
    content: [
      '个人中心汇集您的日程、门票、询盘与收藏。',
      'Your personal center has your schedule, tickets, inquiries and saved items in one place.',
      'マイページで、スケジュール、チケット、問い合わせ、保存した項目をまとめて確認できます。',
      '마이페이지에서 일정, 티켓, 문의, 저장 항목을 한곳에서 볼 수 있습니다.',
    ],
    path: null,
    ago: 240,
  },
]
