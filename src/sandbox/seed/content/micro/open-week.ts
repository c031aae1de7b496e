import { hallPicture } from '../../../media/address.ts'
import { banner, buttons, countdown, form, map, meetingsOn, richText } from './blocks.ts'
import type { MicroPlan } from './plan.ts'
import { ADDRESS, TO_ACTIVITIES, TO_MEETINGS, TO_REGISTER } from './words.ts'

/** /cainiao-openweek: the open week of logistics. */
export const OPEN_WEEK: MicroPlan = {
  id: 'MP02',
  exhibitionId: '2001',
  isPublished: true,
  code: 'OPEN_WEEK',
  title: ['跨境物流开放周', 'Logistics open week', '越境物流オープンウィーク', '국경 간 물류 오픈위크'],
  summary: [
    '仓库、码头与分拨中心开门五天，看货物如何从展台走到货架。',
    'Warehouse, terminal and sorting centre open their doors for five days: from stand to shelf.',
    '倉庫、埠頭、仕分けセンターを5日間公開。展示台から店頭までの道のりをご覧ください。',
    '창고, 부두, 분류센터를 닷새 동안 공개합니다. 전시대에서 매장까지의 길을 보십시오.',
  ],
  cover: hallPicture('open-week', 'lagoon'),
  embedOrigins: [],
  blocks: [
    banner(
      'week-hero',
      ['开放周', 'Open week', 'オープンウィーク', '오픈위크'],
      [
        {
          label: ['每天两班', 'Twice a day', '毎日2便', '매일 두 차례'],
          title: [
            '货物的下一站，\n请您亲眼看',
            'See where\nthe goods go next',
            '荷物の行き先を、\nその目で',
            '화물의 다음 목적지를\n직접 보십시오',
          ],
          text: [
            '上午走港口线，下午走仓配线，每班四十人，展馆北门集合。',
            'The port in the morning, the warehouse in the afternoon; forty people each, from the north gate.',
            '午前は港湾コース、午後は倉庫コース。各40名、北ゲート集合です。',
            '오전은 항만 코스, 오후는 창고 코스. 회당 40명, 북문에서 모입니다.',
          ],
          motifs: ['luggage', 'drone', 'machine'],
          palette: 'lagoon',
          side: 'end',
          links: [TO_ACTIVITIES, TO_REGISTER],
        },
      ],
    ),
    countdown(
      'week-next',
      ['开放周结束还有', 'Until the open week ends', 'オープンウィーク終了まで', '오픈위크 종료까지'],
      [{ last: 0 }, '17:00'],
      ['本届开放周已结束', 'The open week is over', 'オープンウィークは終了しました', '오픈위크가 종료되었습니다'],
    ),
    richText(
      'week-lines',
      ['三条路线', 'Three routes', '3つのコース', '세 가지 코스'],
      [
        [
          '- 港口线：装卸桥、堆场调度、冷链查验，约三小时',
          '- The port: cranes, yard control, cold chain inspection; about three hours',
          '- 港湾コース：クレーン、ヤード管制、コールドチェーン検査（約3時間）',
          '- 항만 코스: 크레인, 야드 관제, 콜드체인 검사(약 3시간)',
        ],
        [
          '- 仓配线：自动分拣、退货整理、打包实验室，约两小时',
          '- The warehouse: automatic sorting, returns, the packing laboratory; about two hours',
          '- 倉庫コース：自動仕分け、返品整理、包装ラボ（約2時間）',
          '- 창고 코스: 자동 분류, 반품 정리, 포장 연구실(약 2시간)',
        ],
        [
          '- 单证线：报关、原产地、保险，一小时讲座加半小时答疑',
          '- The papers: customs, origin, insurance; an hour of talk and half an hour of answers',
          '- 書類コース：通関、原産地、保険（講義1時間・質疑30分）',
          '- 서류 코스: 통관, 원산지, 보험(강의 1시간, 질의 30분)',
        ],
      ],
    ),
    meetingsOn(
      'week-talks',
      ['相关会议', 'Meetings on the subject', '関連する会議', '관련 회의'],
      /freight|payment|passport|online shops|cold chain/i,
    ),
    form(
      'week-form',
      ['收到结束后的资料', 'Get the papers afterwards', '資料を受け取る', '자료 받기'],
      'MARKETING-LETTER',
    ),
    map('week-map', ['集合地点', 'Where to meet', '集合場所', '모이는 곳'], ADDRESS),
    buttons('week-go', ['下一步', 'Next', '次へ', '다음'], [TO_ACTIVITIES, TO_MEETINGS]),
  ],
}
