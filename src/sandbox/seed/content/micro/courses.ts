import { hallPicture } from '../../../media/address.ts'
import { banner, buttons, countdown, exhibits, richText } from './blocks.ts'
import type { MicroPlan } from './plan.ts'
import { TO_ACTIVITIES, TO_EXHIBITS, TO_PROJECTS } from './words.ts'

/** The page of the innovation week (exhibition 2004, theme ucan). */
export const COURSES: MicroPlan = {
  id: 'MP07',
  exhibitionId: '2004',
  isPublished: true,
  code: 'PROMOTE',
  title: [
    '优能创新周：带着问题来上课',
    'UCAN Week: bring a question to class',
    'UCANウィーク：質問を持って講座へ',
    'UCAN 위크: 질문을 들고 강좌로',
  ],
  summary: [
    '三天课程、样机与路演，面向成立不到五年的团队。',
    'Three days of courses, prototypes and pitches, for teams less than five years old.',
    '設立5年未満のチームに向けた、講座・試作機・ピッチの3日間です。',
    '설립 5년 미만 팀을 위한 강좌, 시제품, 발표의 사흘.',
  ],
  cover: hallPicture('ucan-week', 'butter'),
  embedOrigins: [],
  blocks: [
    banner(
      'ucan-hero',
      ['创新周', 'Innovation week', 'イノベーションウィーク', '이노베이션 위크'],
      [
        {
          label: ['海汇创新港', 'Haihui Innovation Harbour', '海匯イノベーションハーバー', '하이후이 이노베이션 하버'],
          title: [
            '样机可以不完美，\n问题要具体',
            'The prototype may be rough,\nthe question precise',
            '試作は粗くても、\n質問は具体的に',
            '시제품은 거칠어도\n질문은 구체적으로',
          ],
          text: [
            '每堂课结束后，讲师留下一小时看样机。',
            'After each course the lecturer stays an hour to look at prototypes.',
            '講座のあと、講師が1時間、試作機を見ます。',
            '강좌가 끝나면 강사가 한 시간 동안 시제품을 봅니다.',
          ],
          motifs: ['robot', 'drone', 'electronics'],
          palette: 'butter',
          side: 'end',
          links: [TO_ACTIVITIES, TO_PROJECTS],
        },
      ],
    ),
    countdown(
      'ucan-start',
      ['距离开幕', 'Until it opens', '開幕まで', '개막까지'],
      [{ first: 0 }, '10:00'],
      ['创新周已开幕', 'The week has begun', '開幕しました', '개막했습니다'],
    ),
    richText(
      'ucan-join',
      ['怎么参加', 'How to take part', '参加方法', '참가 방법'],
      [
        [
          '个人免费，团队可预约一张工作台；课程资料在课后二十四小时内开放下载。',
          'Free for individuals; teams may book a bench. Course papers can be downloaded within twenty-four hours.',
          '個人は無料。チームは作業台を予約できます。講座資料は終了後24時間以内に公開します。',
          '개인은 무료이며 팀은 작업대를 예약할 수 있습니다. 강좌 자료는 24시간 안에 공개합니다.',
        ],
      ],
    ),
    exhibits('ucan-exhibits', ['样机', 'Prototypes', '試作機', '시제품'], 'recommended', 8),
    buttons('ucan-go', ['下一步', 'Next', '次へ', '다음'], [TO_ACTIVITIES, TO_EXHIBITS]),
  ],
}
