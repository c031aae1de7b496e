import type { Text } from '../../text.ts'
import type { GroupPlan } from './plan.ts'

/** A group that is still being written and has no exhibitors yet: only its preview shows it. */
export const UNPUBLISHED_GROUP: { readonly name: Text; readonly plan: GroupPlan } = {
  name: ['青年创客联展', 'Young Makers', '若手メーカーズ', '청년 메이커스'],
  plan: {
    groupId: 'G25',
    districtCode: 'CN-ZJ',
    industryTypeId: 'electronics',
    hall: '1.2',
    jaInitial: 'W',
    organiser: ['海汇创新港', 'Haihui Innovation Harbour', '海匯イノベーションハーバー', '하이후이 이노베이션 하버'],
    slug: 'young-makers',
    motifs: ['electronics', 'toys'],
    summary: [
      '成立不满三年的团队合租一个展区，每天轮换一批样机。',
      'Teams less than three years old share a stand and change the prototypes every day.',
      '設立3年未満のチームが小間を共有し、試作機を毎日入れ替えます。',
      '설립 3년 미만의 팀들이 부스를 함께 쓰며 시제품을 매일 바꿉니다.',
    ],
    introduction: [
      [
        '入选团队由评审现场打分产生，名单将在开幕前一周公布。',
        'A jury chooses the teams on the spot; the list comes out a week before the opening.',
        '出展チームは審査会で選び、開幕の1週間前に発表します。',
        '참가 팀은 현장 심사로 뽑으며 명단은 개막 일주일 전에 발표합니다.',
      ],
    ],
  },
}

/** What published groups will say once their drafts are published: in place of the introduction. */
export const GROUP_DRAFTS: Readonly<
  Record<string, { readonly summary: Text; readonly introduction: readonly Text[] }>
> = {
  G05: {
    summary: [
      '从濑户的窑到名古屋的机器人产线，今年新增北陆漆器与飞驒木工两个专区。',
      'From the kilns of Seto to the robot lines of Nagoya, now with Hokuriku lacquer and Hida woodwork.',
      '瀬戸の窯から名古屋のロボットラインまで。今年は北陸の漆器と飛騨の木工が加わりました。',
      '세토의 가마에서 나고야의 로봇 라인까지. 올해는 호쿠리쿠 칠기와 히다 목공이 더해졌습니다.',
    ],
    introduction: [
      [
        '漆器与木工专区在馆内东侧，匠人每天现场作业，完成的器物闭幕当日抽签售出。',
        'Lacquer and woodwork stand on the east side. Craftsmen work there every day, and what they finish is sold by lot on the last day.',
        '漆器と木工のコーナーは館の東側です。職人が毎日実演し、仕上がった品は最終日に抽選で販売します。',
        '칠기와 목공 구역은 관 동쪽에 있습니다. 장인이 매일 작업하며 완성품은 마지막 날 추첨으로 판매합니다.',
      ],
    ],
  },
}
