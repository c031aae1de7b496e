import { family } from '../family.ts'
import { choice, measure } from '../spec.ts'
import { certificates, DELIVERY, leadTime, minimumOrder, PIECES, packing, warranty, weight } from './common.ts'
import { W } from './words.ts'

export const furniture = family({
  id: 'furniture',
  motif: 'furniture',
  hall: '4.1',
  industry: ['家具家居', 'Furniture', '家具・インテリア', '가구·인테리어'],
  category: ['家具与家居', 'Furniture and interiors', '家具・インテリア', '가구·인테리어'],
  modelFirst: false,
  share: 6,
  tagIds: ['fsc', 'kd', 'carb-p2', 'low-moq', 'custom', 'contract', 'odm'],
  performance: ['尺寸与结构', 'Size and build', '寸法と構造', '치수와 구조'],
  specs: {
    seat: measure(['座高', 'Seat height', '座面高', '좌석 높이'], [38, 48, 1], 'cm'),
    load: measure(['承重', 'Load', '耐荷重', '허용 하중'], [80, 250, 10], 'kg'),
    foam: measure(['海绵密度', 'Foam density', 'ウレタン密度', '폼 밀도'], [28, 50, 2], 'kg/m³'),
    rub: measure(
      ['面料耐磨', 'Fabric abrasion', '張地耐摩耗', '원단 내마모성'],
      [20000, 100000, 5000],
      ['次', 'rubs', '回', '회'],
    ),
    rise: measure(['升降范围', 'Height range', '昇降範囲', '높이 조절 범위'], [20, 65, 5], 'cm'),
    drawers: measure(['抽屉', 'Drawers', '引き出し', '서랍'], [1, 9, 1], ['个', 'drawers', '杯', '개']),
    shelves: measure(['层板', 'Shelves', '棚板', '선반'], [2, 8, 1], ['层', 'shelves', '段', '단']),
    test: measure(
      ['疲劳测试', 'Fatigue test', '耐久試験', '내구 시험'],
      [50000, 200000, 10000],
      ['次', 'cycles', '回', '회'],
    ),
    wood: choice(
      ['主材', 'Main material', '主材', '주재'],
      [
        ['白橡木', 'White oak', 'ホワイトオーク', '화이트 오크'],
        ['黑胡桃木', 'Black walnut', 'ウォールナット', '블랙 월넛'],
        ['白蜡木', 'Ash', 'タモ', '물푸레나무'],
        ['榉木', 'Beech', 'ブナ', '너도밤나무'],
        ['粉末喷涂钢', 'Powder-coated steel', '粉体塗装スチール', '분체 도장 강재'],
      ],
    ),
    finish: choice(
      ['涂装', 'Finish', '塗装', '마감'],
      [
        ['水性漆', 'Water-based lacquer', '水性塗装', '수성 도장'],
        ['木蜡油', 'Hard wax oil', 'オイル仕上げ', '오일 마감'],
        ['粉末喷涂', 'Powder coating', '粉体塗装', '분체 도장'],
      ],
    ),
    emission: choice(
      ['甲醛释放', 'Formaldehyde', 'ホルムアルデヒド', '포름알데히드'],
      ['E0', 'E1', 'F☆☆☆☆', 'CARB P2'],
    ),
    weight: weight([4, 86, 1]),
    moq: minimumOrder([10, 200, 10], PIECES),
    lead: leadTime(30, 60),
    cbm: measure(['包装体积', 'Packed volume', '梱包容積', '포장 부피'], [0.06, 1.4, 0.02], 'm³'),
    warranty: warranty([12, 60, 12]),
    pack: packing(
      ['蜂窝板加纸箱', 'Honeycomb board and carton', 'ハニカム材・段ボール箱', '허니콤 보드와 골판지 상자'],
      ['邮购包装', 'Mail-order packing', '通販対応梱包', '택배 포장'],
    ),
    certificate: certificates('FSC, CARB P2', 'FSC', 'BIFMA', 'EN 1728, EN 12520', 'GREENGUARD'),
    chairWidth: measure(['宽度', 'Width', '幅', '너비'], [44, 98, 2], 'cm'),
    tableWidth: measure(['宽度', 'Width', '幅', '너비'], [90, 220, 5], 'cm'),
    caseWidth: measure(['宽度', 'Width', '幅', '너비'], [60, 200, 5], 'cm'),
    bedWidth: measure(['宽度', 'Width', '幅', '너비'], [90, 180, 10], 'cm'),
    top: measure(['板材厚度', 'Board thickness', '板厚', '판재 두께'], [16, 36, 2], 'mm'),
    cover: choice(
      ['软包', 'Upholstery', '張地', '커버'],
      [
        ['可拆洗棉麻', 'Removable cotton linen', 'カバーリング綿麻', '탈착식 면마'],
        ['半苯胺真皮', 'Semi-aniline leather', 'セミアニリン革', '세미 아닐린 가죽'],
        ['科技布', 'Performance fabric', '高機能ファブリック', '기능성 패브릭'],
      ],
    ),
  },
  groups: [
    {
      name: ['材质与环保', 'Materials and emissions', '素材と環境', '소재와 환경'],
      rows: ['wood', 'finish', 'emission', 'load', 'warranty'],
    },
    { name: DELIVERY, rows: ['cbm', 'weight', 'pack', 'moq', 'lead', 'certificate'] },
  ],
  kinds: [
    {
      id: 'seating',
      name: ['沙发与座椅', 'Sofas and chairs', 'ソファ・椅子', '소파·의자'],
      series: 'S',
      numberedBy: 'chairWidth',
      products: [
        ['单人沙发', 'armchair', '一人掛けソファ', '1인용 소파'],
        ['休闲椅', 'lounge chair', 'ラウンジチェア', '라운지 체어'],
        ['餐椅', 'dining chair', 'ダイニングチェア', '식탁 의자'],
        ['吧凳', 'bar stool', 'カウンタースツール', '바 스툴'],
      ],
      modifiers: [W.highBack, W.cane, W.curved, W.stacking],
      specs: ['chairWidth', 'seat', 'cover', 'foam', 'rub'],
    },
    {
      id: 'table',
      name: ['桌几', 'Tables', 'テーブル', '테이블'],
      series: 'T',
      numberedBy: 'tableWidth',
      products: [
        ['伸缩餐桌', 'extending dining table', '伸長式ダイニングテーブル', '확장형 식탁'],
        ['书桌', 'writing desk', '書斎デスク', '서재 책상'],
        ['茶几', 'coffee table', 'リビングテーブル', '거실 테이블'],
      ],
      modifiers: [W.rounded, W.slimline, W.modularHome],
      specs: ['tableWidth', 'top', 'load', 'test'],
    },
    {
      id: 'office',
      name: ['办公家具', 'Office furniture', 'オフィス家具', '사무용 가구'],
      series: 'O',
      numberedBy: 'rise',
      products: [
        ['升降办公桌', 'sit-stand desk', '昇降デスク', '높이 조절 책상'],
        ['升降会议桌', 'height-adjustable meeting table', '昇降会議テーブル', '높이 조절 회의 테이블'],
        ['升降工作台', 'adjustable workbench', '昇降作業台', '높이 조절 작업대'],
      ],
      modifiers: [W.smart, W.compact, W.adjustable],
      specs: ['rise', 'load', 'tableWidth', 'test'],
    },
    {
      id: 'storage',
      name: ['柜架与收纳', 'Cabinets and shelving', '収納家具', '수납 가구'],
      series: 'C',
      numberedBy: 'caseWidth',
      products: [
        ['餐边柜', 'sideboard', 'サイドボード', '사이드보드'],
        ['书架', 'bookshelf', '本棚', '책장'],
        ['斗柜', 'chest of drawers', 'チェスト', '서랍장'],
      ],
      modifiers: [W.slidingDoor, W.modularHome, W.slimline],
      specs: ['caseWidth', 'drawers', 'shelves', 'top'],
    },
    {
      id: 'bedroom',
      name: ['卧室与儿童', 'Bedroom and children', '寝室・子ども家具', '침실·어린이 가구'],
      series: 'B',
      numberedBy: 'bedWidth',
      products: [
        ['床架', 'bed frame', 'ベッドフレーム', '침대 프레임'],
        ['儿童成长书桌', 'children’s growing desk', '学習デスク', '어린이 성장형 책상'],
        ['双层床', 'bunk bed', '二段ベッド', '2층 침대'],
      ],
      modifiers: [W.lowProfile, W.rounded, W.curved],
      specs: ['bedWidth', 'load', 'top', 'test'],
    },
  ],
})
