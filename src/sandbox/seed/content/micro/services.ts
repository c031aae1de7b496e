import { hallPicture } from '../../../media/address.ts'
import { buttons, form, hallPlan, listed, map, richText } from './blocks.ts'
import type { MicroPlan } from './plan.ts'
import { ADDRESS, TO_EXHIBITORS, TO_INQUIRY, TO_NEWS, TO_PROJECTS, TO_TICKETS } from './words.ts'

/** /news/servics: how the press works with the fair. */
export const NEWS_SERVICES: MicroPlan = {
  id: 'MP04',
  exhibitionId: '2001',
  isPublished: true,
  code: 'NEWS_SERVICES',
  title: ['媒体服务', 'For the press', 'プレスの皆さまへ', '언론 서비스'],
  summary: [
    '采访预约、图片素材与数据授权，一页办完。',
    'Interviews, pictures and the use of data, all on one page.',
    '取材予約、画像素材、データ利用を一つのページでご案内します。',
    '취재 예약, 사진 자료, 데이터 이용을 한 페이지에서 안내합니다.',
  ],
  cover: hallPicture('press', 'stone'),
  embedOrigins: [],
  blocks: [
    richText(
      'press-how',
      ['怎么采访', 'How to report', '取材の手順', '취재 방법'],
      [
        [
          '媒体证在南登录厅领取，凭证可进入新闻中心和全部会议室；拍摄展品请先征得展商同意。',
          'Collect your badge in the south entrance hall. It opens the press centre and all meeting rooms; please ask exhibitors before you film.',
          'プレス証は南エントランスでお渡しします。プレスセンターと全会議室に入れます。撮影は出展者の了承を得てからお願いします。',
          '출입증은 남쪽 등록홀에서 받습니다. 프레스센터와 모든 회의실에 들어갈 수 있으며 촬영은 참가업체의 동의를 먼저 얻어 주십시오.',
        ],
        [
          '- 新闻发布厅：中央大厅二层',
          '- Briefing room: Central Hall, first floor',
          '- 記者会見室：中央ホール2階',
          '- 기자회견실: 중앙홀 2층',
        ],
        [
          '- 直播连线间：每次三十分钟',
          '- Live booth: thirty minutes each',
          '- ライブ中継ブース：1回30分',
          '- 생중계 부스: 회당 30분',
        ],
        [
          '- 数据引用请注明来源与时间',
          '- Name source and time when you quote figures',
          '- データの引用には出典と時刻を明記',
          '- 데이터 인용 시 출처와 시각 표기',
        ],
      ],
    ),
    listed('news', 'press-news', ['最新发布', 'Latest releases', '最新の発表', '최신 발표'], 6),
    form(
      'press-survey',
      ['告诉我们您的选题', 'Tell us your subject', '取材テーマをお知らせください', '취재 주제를 알려 주십시오'],
      'MARKETING-SURVEY',
    ),
    buttons('press-go', ['下一步', 'Next', '次へ', '다음'], [TO_NEWS, TO_PROJECTS]),
  ],
}

/** /micro-page/servics: what the venue offers. */
export const MICRO_SERVICES: MicroPlan = {
  id: 'MP05',
  exhibitionId: '2001',
  isPublished: true,
  code: 'MICRO_SERVICES',
  title: ['展馆服务', 'Services at the venue', '会場サービス', '전시장 서비스'],
  summary: [
    '寄存、翻译、物流、医疗与无障碍，每个服务都在平面图上。',
    'Cloakroom, interpreters, shipping, first aid and access, each on the plan.',
    'クローク、通訳、発送、救護、バリアフリー。すべて館内図に載せています。',
    '보관, 통역, 발송, 의료, 무장애. 모두 평면도에 표시했습니다.',
  ],
  cover: hallPicture('services', 'mist'),
  embedOrigins: ['https://partner.example'],
  blocks: [
    hallPlan('services-plan', ['展馆平面图', 'Plan of the halls', '館内図', '전시관 평면도']),
    richText(
      'services-list',
      ['您可以在这里找到', 'What you find where', 'サービス一覧', '서비스 안내'],
      [
        [
          '- 寄存与借伞：南北登录厅',
          '- Cloakroom and umbrellas: both entrance halls',
          '- クロークと傘の貸し出し：南北エントランス',
          '- 보관과 우산 대여: 남북 등록홀',
        ],
        [
          '- 翻译：中央大厅服务台，按半小时计费',
          '- Interpreters: desk in the Central Hall, by the half hour',
          '- 通訳：中央ホールのカウンター（30分単位）',
          '- 통역: 중앙홀 데스크(30분 단위)',
        ],
        [
          '- 样品寄送：各馆出口',
          '- Shipping of samples: at every exit',
          '- サンプル発送：各館の出口',
          '- 샘플 발송: 각 관 출구',
        ],
        [
          '- 医疗点：3.1 馆与 6.1 馆',
          '- First aid: halls 3.1 and 6.1',
          '- 救護室：3.1館・6.1館',
          '- 의무실: 3.1관, 6.1관',
        ],
        [
          '- 轮椅与手语：请提前一天预约',
          '- Wheelchairs and sign language: book a day ahead',
          '- 車いす・手話：前日までにご予約ください',
          '- 휠체어와 수어: 하루 전까지 예약',
        ],
        [
          '- 祈祷室与母婴室：2.1 馆、5.1 馆',
          '- Prayer and nursing rooms: halls 2.1 and 5.1',
          '- 祈祷室・授乳室：2.1館、5.1館',
          '- 기도실과 수유실: 2.1관, 5.1관',
        ],
      ],
    ),
    map('services-map', ['怎么到展馆', 'How to get here', '会場への行き方', '오시는 길'], ADDRESS),
    buttons('services-go', ['下一步', 'Next', '次へ', '다음'], [TO_TICKETS, TO_EXHIBITORS, TO_INQUIRY]),
  ],
}
