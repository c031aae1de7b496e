import type { PaletteName } from '../../media/address.ts'
import type { Text } from '../text.ts'

/** A live stream of the showcase. Its time stands against SHOWCASE_MOMENT, at which the first seven run. */
export interface ShowcaseLive {
  /** Index in SHOWCASE. */
  readonly exhibitor: number
  readonly title: Text
  readonly topic: Text
  /** Minutes from its start to that moment; negative for one to come. */
  readonly since: number
  /** In minutes. */
  readonly length: number
  readonly viewers: number
  readonly cover: string
  readonly palette: PaletteName
}

const live = (
  exhibitor: number,
  [since, length, viewers]: readonly [number, number, number],
  [cover, palette]: readonly [string, PaletteName],
  title: Text,
  topic: Text,
): ShowcaseLive => ({ exhibitor, since, length, viewers, cover, palette, title, topic })

const MACHINES: Text = ['机床与自动化', 'Machine tools', '工作機械・自動化', '공작기계·자동화']
const ROBOTS: Text = ['机器人', 'Robotics', 'ロボット', '로봇']
const FOOD: Text = ['食品饮料', 'Food and drink', '食品・飲料', '식품·음료']
const DRONES: Text = ['低空装备', 'Drones', 'ドローン', '드론']
const PARTS: Text = ['轴承五金', 'Components', '機械要素', '기계요소']
const TEXTILES: Text = ['纺织面料', 'Textiles', '繊維・生地', '섬유·원단']
const ENERGY: Text = ['新能源', 'New energy', '新エネルギー', '신에너지']
const TABLE: Text = ['陶瓷餐具', 'Tableware', 'テーブルウェア', '식기']
const LIGHT: Text = ['照明', 'Lighting', '照明', '조명']
const MEDICAL: Text = ['医疗器械', 'Medical', '医療機器', '의료기기']
const HOME: Text = ['家具家居', 'Furniture', '家具', '가구']
const AUDIO: Text = ['消费电子', 'Electronics', 'コンシューマー電子', '소비자 전자']

const LUGGAGE: Text = ['箱包', 'Luggage', 'かばん', '가방']
const TOYS: Text = ['玩具', 'Toys', '玩具', '완구']
const STONE: Text = ['石材建材', 'Building materials', '石材・建材', '석재·건축자재']

/** What a stream is about, by its exhibitor's industry; the industry's own name where it is missing here. */
export const TOPICS: Readonly<Record<string, Text>> = {
  machine: MACHINES,
  robot: ROBOTS,
  food: FOOD,
  drone: DRONES,
  hardware: PARTS,
  textile: TEXTILES,
  energy: ENERGY,
  ceramics: TABLE,
  lighting: LIGHT,
  medical: MEDICAL,
  furniture: HOME,
  electronics: AUDIO,
  luggage: LUGGAGE,
  toys: TOYS,
  stone: STONE,
}

const DAY = 24 * 60

/** The moment of the fair that every test sees: 02:42 UTC on its second day. */
export const SHOWCASE_MOMENT = { day: 1, time: '10:42' } as const

/** Running at that moment, then over with a recording, then to come. */
export const SHOWCASE_LIVES: readonly ShowcaseLive[] = [
  live(
    0,
    [42, 75, 2318],
    ['a', 'mist'],
    [
      '五轴加工中心现场试切：从毛坯到叶轮，只装夹一次',
      'One clamping, from blank to impeller: the GX-650 at work',
      '一度の段取りで素材からインペラへ：GX-650 実演加工',
      '한 번의 셋업으로 소재에서 임펠러까지: GX-650 시연 가공',
    ],
    MACHINES,
  ),
  live(
    1,
    [18, 60, 1904],
    ['b', 'pine'],
    [
      '协作机器人上下料单元：三十分钟看懂节拍与安全',
      'A loading cell with a cobot: cycle time and safety in thirty minutes',
      '協働ロボットのワーク搬送セル：30分でわかるサイクルと安全',
      '협동 로봇 로딩 셀: 30분 만에 이해하는 사이클과 안전',
    ],
    ROBOTS,
  ),
  live(
    4,
    [65, 90, 986],
    ['c', 'clay'],
    [
      '明前茶开汤审评：江南茶食 2026 新季样品',
      'Tasting the first-flush teas: samples of the 2026 season',
      '明前茶の官能審査：江南茶食 2026年新茶サンプル',
      '명전차 품평: 장난차식품 2026 햇차 샘플',
    ],
    FOOD,
  ),
  live(
    11,
    [9, 60, 742],
    ['d', 'lagoon'],
    [
      '植保无人机 T30 田间作业连线成都试验基地',
      'The T30 crop-care drone in the field, live from the Chengdu test farm',
      '農薬散布ドローン T30：成都試験圃場から実演中継',
      '방제 드론 T30 현장 작업: 청두 시험 농장 연결',
    ],
    DRONES,
  ),
  live(
    8,
    [27, 60, 631],
    ['k', 'lilac'],
    [
      '十分钟听懂主动降噪：H5 耳机实验室实测',
      'Noise cancelling in ten minutes: the H5 measured in the lab',
      '10分でわかる能動型ノイズ低減：H5 実験室計測',
      '10분 만에 이해하는 능동 소음 제거: H5 실험실 측정',
    ],
    AUDIO,
  ),
  live(
    24,
    [35, 50, 418],
    ['m', 'butter'],
    [
      '从灯珠到灯具：产线上的一盏灯',
      'From chip to lamp: one light along the line',
      'LEDから照明器具へ：生産ラインの一灯',
      '칩에서 조명까지: 생산 라인의 등 하나',
    ],
    LIGHT,
  ),
  live(
    33,
    [12, 60, 357],
    ['n', 'sage'],
    [
      '釜山港直播：即食海鲜的冷链全程',
      'Live from Busan: ready-to-eat seafood along the cold chain',
      '釜山から生中継：調理済みシーフードのコールドチェーン',
      '부산 생중계: 즉석 해산물의 콜드체인 전 과정',
    ],
    FOOD,
  ),
  live(
    9,
    [DAY + 60, 28, 1530],
    ['e', 'stone'],
    [
      '九十秒磨出 P4 级轴承套圈',
      'Grinding a P4 bearing race in 90 seconds',
      '90秒で削るP4級軸受の軌道輪',
      '90초 만에 연삭하는 P4급 베어링 궤도륜',
    ],
    PARTS,
  ),
  live(
    2,
    [DAY - 120, 73, 1284],
    ['f', 'sage'],
    [
      '亚麻：从亚麻田到成品布',
      'Linen, from flax field to finished cloth',
      'リネン：亜麻畑から織り上がりまで',
      '리넨: 아마밭에서 완성된 원단까지',
    ],
    TEXTILES,
  ),
  live(
    5,
    [DAY + 180, 46, 1107],
    ['g', 'ink'],
    [
      '拆开一台储能柜，逐层讲清楚',
      'A storage cabinet opened and explained',
      '蓄電ユニットを分解して、層ごとに解説',
      '저장장치를 열어 층별로 설명합니다',
    ],
    ENERGY,
  ),
  live(
    7,
    [DAY + 100, 56, 894],
    ['h', 'clay'],
    [
      '濑户花器：从拉坯到出窑',
      'Throwing a Seto vase, wheel to kiln',
      '瀬戸の花器：ろくろから窯出しまで',
      '세토 화병: 물레에서 가마까지',
    ],
    TABLE,
  ),
  live(
    19,
    [DAY - 200, 40, 512],
    ['p', 'blush'],
    [
      '手术器械如何验收：一把钳子的二十道检查',
      'How surgical instruments are accepted: twenty checks of one forceps',
      '手術器具の受入検査：一本の鉗子に20の点検',
      '수술 기구 검수: 집게 하나의 20가지 검사',
    ],
    MEDICAL,
  ),
  live(
    10,
    [DAY - 60, 38, 466],
    ['q', 'sand'],
    [
      '一把椅子的榫卯：拆开看结构',
      'The joints of a chair, taken apart',
      '椅子一脚の組手：分解して見る構造',
      '의자 하나의 짜맞춤: 분해해서 보는 구조',
    ],
    HOME,
  ),
  live(
    13,
    [-78, 45, 640],
    ['r', 'mist'],
    [
      '齿轮热处理炉前直播：渗碳到淬火',
      'At the furnace: carburising and quenching gears',
      '歯車熱処理の炉前中継：浸炭から焼入れまで',
      '기어 열처리로 앞 생중계: 침탄에서 담금질까지',
    ],
    PARTS,
  ),
  live(
    17,
    [-138, 60, 588],
    ['s', 'lilac'],
    [
      '一颗蚕茧能抽多长的丝',
      'How long is the thread of one cocoon',
      '繭一つから取れる糸の長さ',
      '누에고치 하나에서 뽑는 실의 길이',
    ],
    TEXTILES,
  ),
  live(
    15,
    [-228, 60, 702],
    ['t', 'butter'],
    [
      '屋顶光伏选型：双面组件值不值',
      'Choosing modules for a roof: does bifacial pay',
      '屋根の太陽光選び：両面発電は得か',
      '지붕 태양광 선택: 양면형은 이득일까',
    ],
    ENERGY,
  ),
  live(
    22,
    [-318, 45, 455],
    ['u', 'lagoon'],
    [
      '行李箱的三十项测试，现场做给您看',
      'Thirty tests of a suitcase, done in front of you',
      'スーツケース30項目試験を実演',
      '캐리어 30가지 시험을 눈앞에서',
    ],
    LUGGAGE,
  ),
  live(
    34,
    [-DAY - 30, 45, 390],
    ['v', 'butter'],
    [
      '给三岁孩子的积木：圆角、涂料与小零件',
      'Blocks for a three-year-old: edges, paint and small parts',
      '三歳児の積み木：角、塗料、小部品',
      '세 살 아이의 블록: 모서리, 도료, 작은 부품',
    ],
    TOYS,
  ),
  live(
    35,
    [-DAY - 140, 60, 512],
    ['w', 'stone'],
    [
      '矿山到大板：一块石材的四十天',
      'Quarry to slab: forty days of one stone',
      '採石場からスラブまで：石の40日間',
      '채석장에서 슬래브까지: 돌 하나의 40일',
    ],
    STONE,
  ),
  live(
    12,
    [-2 * DAY, 60, 870],
    ['x', 'mist'],
    [
      '车削中心换型只要九分钟',
      'A turning centre changed over in nine minutes',
      'ターニングセンタの段取り替えを9分で',
      '터닝센터 기종 교체를 9분 만에',
    ],
    MACHINES,
  ),
]
