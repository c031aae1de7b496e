import { hallPicture } from '../../../media/address.ts'
import { banner, buttons, countdown, exhibits, goods, partners, picture, richText, titledOnly } from './blocks.ts'
import type { MicroPlan } from './plan.ts'
import { TO_EXHIBITORS, TO_EXHIBITS, TO_REGISTER, TO_TICKETS } from './words.ts'

/** /promote: why to come. */
export const PROMOTE: MicroPlan = {
  id: 'MP01',
  exhibitionId: '2001',
  isPublished: true,
  code: 'PROMOTE',
  title: [
    '来海汇，把一年的采购谈完',
    'A year of sourcing, settled here',
    '一年分の調達を、海匯で',
    '한 해의 구매를 하이후이에서',
  ],
  summary: [
    '五天、十四个展馆、四种语言，从看样到约谈只用一个页面。',
    'Five days, fourteen halls, four languages: from sample to meeting on one page.',
    '5日間、14館、4言語。製品探しから商談予約まで一つのページで。',
    '닷새, 14개 전시관, 4개 언어. 제품 탐색부터 상담 예약까지 한 페이지에서.',
  ],
  cover: hallPicture('promote', 'sand'),
  embedOrigins: ['https://partner.example', 'http://localhost:4400'],
  blocks: [
    banner(
      'promote-hero',
      ['为什么来', 'Why come', 'ご来場の理由', '오셔야 하는 이유'],
      [
        {
          label: ['第 28 届海汇博览会', '28th Haihui Expo', '第28回 海匯博覧会', '제28회 하이후이 엑스포'],
          title: [
            '把一年的采购\n谈完再回去',
            'Go home with\nthe year settled',
            '一年分の調達を\n決めて帰る',
            '한 해의 구매를\n마치고 돌아가기',
          ],
          text: [
            '展前在线选样，展中面对面谈，展后在同一个页面跟进。',
            'Choose samples before, talk face to face during, and follow up afterwards on the same page.',
            '会期前にオンラインで選び、会場で話し、閉幕後も同じページで続けられます。',
            '개막 전에 온라인으로 고르고, 전시장에서 상담하고, 폐막 뒤에도 같은 페이지에서 이어 갑니다.',
          ],
          motifs: ['machine', 'furniture', 'food', 'electronics'],
          palette: 'sand',
          side: 'end',
          links: [TO_REGISTER, TO_EXHIBITS],
        },
        {
          label: ['首次参展企业', 'First-time exhibitors', '初出展の企業', '첫 참가 기업'],
          title: [
            '新面孔，\n也要有好问题',
            'New faces,\ngood questions',
            '新しい顔に、\nよい質問を',
            '새로운 기업에\n좋은 질문을',
          ],
          text: [
            '带“首次参展”标签的展商配有专属翻译，方便您深入了解。',
            'Exhibitors tagged “First-time exhibitor” have an interpreter of their own.',
            '「初出展」タグの出展者には専任の通訳がつきます。',
            '‘첫 참가’ 표시가 있는 참가업체에는 전담 통역이 있습니다.',
          ],
          motifs: ['robot', 'luggage', 'toys'],
          palette: 'lagoon',
          side: 'start',
          links: [
            [
              '/exhibitor?tag=first-time',
              ['看首次参展企业', 'See first-time exhibitors', '初出展の企業を見る', '첫 참가 기업 보기'],
            ],
          ],
        },
      ],
    ),
    countdown(
      'promote-closing',
      ['距离闭幕还有', 'Until the fair closes', '閉幕まで', '폐막까지'],
      [{ last: 0 }, '18:00'],
      [
        '本届博览会已闭幕，线上展厅继续开放至年底。',
        'The fair has closed. The online halls stay open until the end of the year.',
        '会期は終了しました。オンライン展示は年末までご覧いただけます。',
        '박람회가 폐막했습니다. 온라인 전시는 연말까지 계속됩니다.',
      ],
    ),
    richText(
      'promote-reasons',
      ['三个理由', 'Three reasons', '三つの理由', '세 가지 이유'],
      [
        ['## 省下的是时间', '## It saves time', '## 時間を節約できます', '## 시간을 아낍니다'],
        [
          '展前把问题发给展商，到馆时对方已经准备好样品和报价。',
          'Send your questions ahead, and samples and quotations are ready when you come to the stand.',
          '質問を事前に送っておけば、ご来場時にはサンプルと見積もりが用意されています。',
          '질문을 미리 보내면 방문하실 때 샘플과 견적이 준비되어 있습니다.',
        ],
        ['## 语言不再是门槛', '## Language is no hurdle', '## 言葉の壁がありません', '## 언어의 벽이 없습니다'],
        [
          '展商名录、会议字幕与聊天均支持中、英、日、韩四种语言。',
          'The directory, the captions and the chat speak Chinese, English, Japanese and Korean.',
          '出展者一覧、会議の字幕、チャットは、日本語・中国語・英語・韓国語に対応しています。',
          '참가업체 목록, 회의 자막, 채팅을 한국어·중국어·영어·일본어로 이용할 수 있습니다.',
        ],
        ['## 每次见面都有记录', '## Every meeting is on record', '## 商談の記録が残ります', '## 상담 기록이 남습니다'],
        [
          '名片、报价和约定事项自动归入个人中心，随时可查。',
          'Cards, quotations and what was agreed go to your personal centre.',
          '名刺、見積もり、約束ごとはマイページに自動で整理されます。',
          '명함, 견적, 약속 사항이 마이페이지에 자동으로 정리됩니다.',
        ],
      ],
    ),
    picture(
      'promote-hall',
      ['现场', 'On site', '会場', '현장'],
      hallPicture('promote-2', 'mist'),
      [
        '8.1 馆的机床与机器人展区',
        'Machine tools and robots in hall 8.1',
        '8.1館の工作機械・ロボットゾーン',
        '8.1관 공작기계·로봇 구역',
      ],
      TO_EXHIBITORS,
    ),
    exhibits('promote-exhibits', ['随手看看', 'A look around', '出展品から', '전시품 둘러보기'], 'random', 8),
    goods(
      'promote-groups',
      ['参展团', 'Exhibitor groups', '出展者グループ', '참가업체 그룹'],
      'EXHIBITOR_GROUP',
      [0, 6],
    ),
    titledOnly('industries', 'promote-industries', ['按行业进入', 'By industry', '業種から探す', '업종별 보기']),
    titledOnly('advertisements', 'promote-ads', ['推荐', 'Highlights', 'おすすめ', '추천']),
    partners,
    buttons('promote-go', ['下一步', 'Next', '次へ', '다음'], [TO_REGISTER, TO_TICKETS, TO_EXHIBITORS]),
  ],
}
