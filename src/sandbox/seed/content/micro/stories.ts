import { exhibitPicture, hallPicture } from '../../../media/address.ts'
import { banner, buttons, countdown, form, meetingsOn, picture, richText, video, works } from './blocks.ts'
import type { MicroPlan } from './plan.ts'
import { TO_EXHIBITORS, TO_EXHIBITS, TO_INQUIRY } from './words.ts'

/** The place of Seto Hills Ceramics among the exhibitors (seed/showcase/exhibitors.ts). */
const SETO_PLACE = 7

/** An exhibitor's own page. */
export const SETO: MicroPlan = {
  id: 'MP06',
  exhibitionId: '2001',
  isPublished: true,
  code: null,
  title: [
    '土与火，每一件都不同',
    'Earth and fire decide each colour',
    '土と炎が決める、ひとつずつの色',
    '흙과 불이 정하는 하나하나의 빛깔',
  ],
  summary: [
    '濑户丘陶器三代人的工房，从一团土到一只可以天天使用的碗。',
    'Three generations at Seto Hills: from a lump of earth to a bowl for every day.',
    '瀬戸丘陶器の三代にわたる工房。ひとかたまりの土から、毎日使える器まで。',
    '세토오카 도기 3대의 공방. 한 덩어리 흙에서 매일 쓰는 그릇까지.',
  ],
  cover: exhibitPicture('ceramics', 'seto-page', 0, 'clay'),
  embedOrigins: ['https://seto.example'],
  blocks: [
    banner(
      'seto-hero',
      ['工房', 'The workshop', '工房', '공방'],
      [
        {
          label: ['创业 1926 年', 'Since 1926', '1926年創業', '1926년 창업'],
          title: [
            '土与火，\n每一件都不同',
            'Earth and fire\ndecide each colour',
            '土と炎が決める、\nひとつずつの色',
            '흙과 불이 정하는\n하나하나의 빛깔',
          ],
          text: [
            '登窑两座，电窑六座，最小订量每款二十四件。',
            'Two climbing kilns, six electric ones; from twenty-four of a shape.',
            '登り窯2基、電気窯6基。1型24点から承ります。',
            '오름가마 2기, 전기 가마 6기. 형태당 24점부터.',
          ],
          motifs: ['ceramics'],
          palette: 'clay',
          side: 'end',
          links: [TO_EXHIBITS],
        },
      ],
    ),
    richText(
      'seto-words',
      ['把釉色用到餐桌上', 'Glaze for the table', '釉薬を、食卓の道具に', '유약을 식탁의 도구로'],
      [
        [
          '我们三代人只用濑户的土做器皿。以织部、黄濑户、铁釉三种釉色为主，烧到能承受餐厅每天使用的硬度。',
          'For three generations we have made vessels of Seto clay only. Oribe, yellow Seto and iron glaze are fired hard enough for a restaurant’s daily use.',
          '私たちは三代にわたり、瀬戸の土だけで器をつくってきました。織部、黄瀬戸、鉄釉の三つを軸に、飲食店の毎日の使用に耐える硬さまで焼き締めます。',
          '우리는 3대에 걸쳐 세토의 흙으로만 그릇을 빚어 왔습니다. 오리베, 기세토, 철유를 중심으로 식당에서 매일 쓸 수 있을 만큼 단단하게 굽습니다.',
        ],
        [
          '全部品号可用洗碗机与微波炉，并备有符合欧洲食品接触材料法规的检测报告。',
          'Every piece is safe in dishwasher and microwave, with a report under the European rules on food contact.',
          '食洗機と電子レンジに対応し、欧州の食品接触材料規則に適合した試験成績書を全品番でご用意しています。',
          '식기세척기와 전자레인지를 쓸 수 있으며 유럽 식품접촉물질 규정에 맞는 시험 성적서를 모든 품번에 준비했습니다.',
        ],
      ],
    ),
    works('seto-works', ['展品', 'Exhibits', '出展品', '전시품'], SETO_PLACE, 6),
    picture(
      'seto-kiln',
      ['开窑', 'Opening the kiln', '窯出し', '가마 열기'],
      exhibitPicture('ceramics', 'seto-page', 2, 'clay'),
      [
        '出窑后冷却两天，釉面会继续轻轻作响。',
        'For two days after the kiln the glaze goes on ringing softly.',
        '窯出しから二日間、釉薬は小さく鳴り続けます。',
        '가마에서 꺼낸 뒤 이틀 동안 유약이 나직이 소리를 냅니다.',
      ],
    ),
    video('seto-film', ['直播回看', 'Watch the stream', 'ライブの録画', '라이브 다시보기'], SETO_PLACE),
    meetingsOn('seto-talk', ['亲手试试', 'Try it yourself', '体験する', '직접 해 보기'], /Seto/),
    form(
      'seto-letter',
      ['新窑次第通知您', 'Hear of the next kiln', '次の窯出しのお知らせ', '다음 가마 소식 받기'],
      'MARKETING-LETTER',
    ),
    buttons('seto-go', ['联系', 'Contact', 'お問い合わせ', '문의'], [TO_INQUIRY, TO_EXHIBITORS]),
  ],
}

/** What the organiser will say when the fair is over: not published yet. */
export const CLOSING: MicroPlan = {
  id: 'MP08',
  exhibitionId: '2001',
  isPublished: false,
  code: null,
  title: ['五天之后：本届博览会回顾', 'Five days on: the fair in review', '五日間をふりかえって', '닷새를 돌아보며'],
  summary: [
    '闭幕当晚发布的数据与故事，编辑部正在补写。',
    'Figures and stories for the last evening; the editors are still at work.',
    '閉幕の夜に公開する記録です。編集部が執筆を進めています。',
    '폐막 저녁에 공개할 기록입니다. 편집부가 쓰고 있습니다.',
  ],
  cover: hallPicture('closing', 'lilac'),
  embedOrigins: [],
  blocks: [
    countdown(
      'closing-until',
      ['发布倒计时', 'Until publication', '公開まで', '공개까지'],
      [{ last: 0 }, '19:00'],
      ['现已发布', 'Published', '公開しました', '공개했습니다'],
    ),
    richText(
      'closing-text',
      ['本届的几个数字', 'Some figures', 'いくつかの数字', '몇 가지 숫자'],
      [
        [
          '洽谈预约、询盘与样品寄送的最终数字将在闭幕后三小时内核定，届时替换本段。',
          'The final numbers of meetings, inquiries and samples are settled within three hours of the close and will stand here.',
          '商談予約、引き合い、サンプル発送の確定値は閉幕後3時間以内にまとまり、ここに掲載します。',
          '상담 예약, 문의, 샘플 발송의 확정 수치는 폐막 후 세 시간 안에 정리되어 여기에 실립니다.',
        ],
      ],
    ),
  ],
}
