import type { Text } from '../text.ts'
import type { ActivityPlan } from './activity-plan.ts'

const LAUNCH_STAGE: Text = [
  '中央大厅新品发布台',
  'Central Hall, launch stage',
  '中央ホール 新製品ステージ',
  '중앙홀 신제품 무대',
]

/** The series that contains the launches (/activity/contain), from the first day to the last. */
const SERIES: ActivityPlan = {
  code: 'launches',
  kind: 'launch',
  title: ['新品发布周', 'New product week', '新製品発表ウィーク', '신제품 발표 주간'],
  summary: [
    '每天一个主题，展商在发布台首次展示新品。',
    'A theme a day: exhibitors show what is new on the launch stage.',
    '日替わりのテーマで、出展者が新製品を初公開します。',
    '매일 다른 주제로 참가업체가 신제품을 처음 공개합니다.',
  ],
  content: [
    [
      '发布会对全体观众开放，无需预约，直播回放将在当晚上线。',
      'Open to everybody without booking; recordings go up the same evening.',
      'どなたでも予約なしでご覧いただけます。録画は当日夜に公開します。',
      '예약 없이 누구나 관람할 수 있으며 녹화 영상은 당일 저녁 공개합니다.',
    ],
  ],
  topic: 'innovation',
  first: { first: 0 },
  last: { last: 0 },
  from: '11:00',
  to: '15:00',
  place: LAUNCH_STAGE,
  hall: 2,
  admission: 'OPEN',
  seats: null,
  taken: 0,
  agenda: [],
}

function launch(day: number, code: string, title: Text, summary: Text): ActivityPlan {
  return {
    code: `launch-${code}`,
    kind: 'launch',
    title,
    summary,
    content: [
      [
        '发布台设有样品试用区，可当场预约洽谈。',
        'Samples can be tried at the stage, and talks booked on the spot.',
        '発表ステージでは製品を試用でき、その場で商談を予約できます。',
        '발표 무대에서 샘플을 체험하고 현장에서 상담을 예약할 수 있습니다.',
      ],
    ],
    topic: 'innovation',
    first: { first: day },
    from: '11:00',
    to: '11:45',
    place: LAUNCH_STAGE,
    hall: 2,
    admission: 'OPEN',
    seats: null,
    taken: 0,
    parent: SERIES.code,
    agenda: [
      { title: ['新品演示', 'The new products', '新製品デモ', '신제품 시연'], guests: [] },
      { title: ['现场提问', 'Questions from the floor', '質疑応答', '질의응답'], guests: [] },
    ],
  }
}

export const LAUNCH_PLANS: readonly ActivityPlan[] = [
  SERIES,
  launch(
    0,
    'machines',
    ['智能装备首发', 'Launch: machinery', '産業機械の新製品', '산업 기계 신제품'],
    [
      '机床、机器人与产线部件的首次亮相。',
      'Machine tools, robots and parts of lines, shown for the first time.',
      '工作機械、ロボット、ライン部品を初公開します。',
      '공작기계와 로봇, 라인 부품을 처음 공개합니다.',
    ],
  ),
  launch(
    1,
    'home',
    ['家居与照明首发', 'Launch: home and lighting', 'ホーム・照明の新製品', '홈·조명 신제품'],
    [
      '灯具、家具与餐具的当季新品。',
      'This season’s lamps, furniture and tableware.',
      '照明、家具、食器の今季の新製品です。',
      '조명·가구·식기의 이번 시즌 신제품입니다.',
    ],
  ),
  launch(
    2,
    'materials',
    ['面料与材料首发', 'Launch: fabrics and materials', '生地・素材の新製品', '원단·소재 신제품'],
    [
      '再生纤维与环保涂层的新样。',
      'Recycled fibres and cleaner coatings.',
      '再生繊維と環境配慮型コーティングを紹介します。',
      '재생 섬유와 친환경 코팅을 소개합니다.',
    ],
  ),
  launch(
    3,
    'electronics',
    ['消费电子首发', 'Launch: electronics', 'デジタル機器の新製品', '소비자 전자 신제품'],
    [
      '影像、音频与随身设备的新机型。',
      'New models for pictures, sound and the pocket.',
      '映像・音響・携帯機器の新モデルです。',
      '영상·음향·휴대기기의 신모델입니다.',
    ],
  ),
]
