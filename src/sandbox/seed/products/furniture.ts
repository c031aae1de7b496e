import { family } from '../family.ts'
import { bare, choice, following, measure } from '../spec.ts'
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
    chairWidth: measure(['宽度', 'Width', '幅', '너비'], [66, 98, 2], 'cm'),
    stoolWidth: measure(['宽度', 'Width', '幅', '너비'], [34, 48, 1], 'cm'),
    seat: measure(['座高', 'Seat height', '座面高', '좌석 높이'], [38, 46, 1], 'cm'),
    stoolSeat: measure(['座高', 'Seat height', '座面高', '좌석 높이'], [42, 48, 1], 'cm'),
    load: measure(['承重', 'Load', '耐荷重', '허용 하중'], [110, 250, 10], 'kg'),
    foam: measure(['海绵密度', 'Foam density', 'ウレタン密度', '폼 밀도'], [28, 50, 2], 'kg/m³'),
    rub: measure(
      ['面料耐磨', 'Fabric abrasion', '張地耐摩耗', '원단 내마모성'],
      [20000, 100000, 5000],
      ['次', 'rubs', '回', '회'],
    ),
    table: measure(['桌面直径', 'Top diameter', '天板径', '상판 지름'], [45, 120, 5], 'cm', 'Ø '),
    tableHeight: measure(['高度', 'Height', '高さ', '높이'], [48, 64, 2], 'cm'),
    top: measure(['板材厚度', 'Board thickness', '板厚', '판재 두께'], [16, 36, 2], 'mm'),
    pieces: bare(measure(['件数', 'Pieces', '点数', '구성'], [2, 5, 1], ['件', 'pieces', '点', '점'])),
    test: measure(
      ['疲劳测试', 'Fatigue test', '耐久試験', '내구 시험'],
      [50000, 200000, 10000],
      ['次', 'cycles', '回', '회'],
    ),
    cover: choice(
      ['软包', 'Upholstery', '張地', '커버'],
      [
        ['可拆洗棉麻', 'Removable cotton linen', 'カバーリング綿麻', '탈착식 면마'],
        ['半苯胺真皮', 'Semi-aniline leather', 'セミアニリン革', '세미 아닐린 가죽'],
        ['高耐磨布', 'Hard-wearing fabric', '高耐久ファブリック', '고내구 패브릭'],
      ],
    ),
    wood: choice(
      ['主材', 'Main material', '主材', '주재'],
      [
        ['白橡木', 'White oak', 'ホワイトオーク', '화이트 오크'],
        ['黑胡桃木', 'Black walnut', 'ウォールナット', '블랙 월넛'],
        ['白蜡木', 'Ash', 'タモ', '물푸레나무'],
        ['榉木', 'Beech', 'ブナ', '너도밤나무'],
      ],
    ),
    finish: choice(
      ['涂装', 'Finish', '塗装', '마감'],
      [
        ['水性漆', 'Water-based lacquer', '水性塗装', '수성 도장'],
        ['木蜡油', 'Hard wax oil', 'オイル仕上げ', '오일 마감'],
        ['紫外固化漆', 'UV-cured lacquer', 'UV塗装', 'UV 도장'],
      ],
    ),
    emission: choice(
      ['甲醛释放', 'Formaldehyde', 'ホルムアルデヒド', '포름알데히드'],
      ['E0', 'E1', 'F☆☆☆☆', 'CARB P2'],
    ),
    bigWeight: following('chairWidth', weight([18, 34, 1])),
    smallWeight: following('stoolWidth', weight([3.2, 7.4, 0.3])),
    tableWeight: following('table', weight([6, 36, 2])),
    cbm: measure(['包装体积', 'Packed volume', '梱包容積', '포장 부피'], [0.06, 0.62, 0.02], 'm³'),
    moq: minimumOrder([10, 200, 10], PIECES),
    lead: leadTime(30, 60),
    warranty: warranty([12, 60, 12]),
    pack: packing(
      ['蜂窝板加纸箱', 'Honeycomb board and carton', 'ハニカム材・段ボール箱', '허니콤 보드와 골판지 상자'],
      ['邮购包装', 'Mail-order packing', '通販対応梱包', '택배 포장'],
    ),
    certificate: certificates('FSC, CARB P2', 'FSC', 'BIFMA', 'EN 1728, EN 12520', 'GREENGUARD'),
  },
  groups: [
    {
      name: ['材质与环保', 'Materials and emissions', '素材と環境', '소재와 환경'],
      rows: ['wood', 'finish', 'emission', 'warranty'],
    },
    { name: DELIVERY, rows: ['cbm', 'pack', 'moq', 'lead', 'certificate'] },
  ],
  kinds: [
    {
      id: 'seating',
      name: ['沙发椅', 'Armchairs', '一人掛けソファ', '1인용 소파'],
      series: 'S',
      numberedBy: 'chairWidth',
      subject: 'armchair',
      products: [
        ['单人沙发', 'armchair', '一人掛けソファ', '1인용 소파'],
        ['休闲椅', 'lounge chair', 'ラウンジチェア', '라운지 체어'],
        ['阅读椅', 'reading chair', '読書椅子', '독서 의자'],
      ],
      modifiers: [W.highBack, W.cane, W.curved],
      specs: ['chairWidth', 'seat', 'cover', 'foam', 'rub', 'bigWeight'],
    },
    {
      id: 'lobby',
      name: ['公共座椅', 'Contract seating', 'ロビー家具', '로비 가구'],
      series: 'L',
      numberedBy: 'chairWidth',
      subject: 'armchair',
      products: [
        ['酒店大堂椅', 'hotel lobby chair', 'ホテルロビーチェア', '호텔 로비 의자'],
        ['接待沙发', 'reception armchair', '応接ソファ', '접견 소파'],
        ['影院沙发', 'cinema armchair', 'シアターソファ', '시네마 소파'],
      ],
      modifiers: [W.modularHome, W.curved, W.lowProfile],
      specs: ['chairWidth', 'test', 'cover', 'rub', 'bigWeight'],
    },
    {
      id: 'stool',
      name: ['凳', 'Stools', 'スツール', '스툴'],
      series: 'B',
      numberedBy: 'stoolWidth',
      subject: 'table',
      products: [
        ['软垫圆凳', 'padded stool', 'クッションスツール', '쿠션 스툴'],
        ['梳妆凳', 'vanity stool', 'ドレッサースツール', '화장대 스툴'],
        ['换鞋凳', 'hallway stool', '玄関スツール', '현관 스툴'],
      ],
      modifiers: [W.stacking, W.cane, W.rounded],
      specs: ['stoolWidth', 'stoolSeat', 'load', 'smallWeight'],
    },
    {
      id: 'table',
      name: ['桌几', 'Tables', 'テーブル', '테이블'],
      series: 'T',
      numberedBy: 'table',
      subject: 'table',
      products: [
        ['圆边几', 'round side table', '丸サイドテーブル', '원형 사이드 테이블'],
        ['休闲圆桌', 'lounge table', 'ラウンジテーブル', '라운지 테이블'],
        ['茶几', 'coffee table', 'リビングテーブル', '거실 테이블'],
      ],
      modifiers: [W.slimline, W.foldable, W.twoTier],
      specs: ['table', 'tableHeight', 'top', 'tableWeight'],
    },
    {
      id: 'cafe',
      name: ['桌凳组合', 'Café sets', 'カフェセット', '카페 세트'],
      series: 'C',
      subject: 'table',
      products: [
        ['咖啡桌凳组合', 'café table and stool set', 'カフェテーブルセット', '카페 테이블 세트'],
        ['阳台桌凳组合', 'balcony table and stool set', 'バルコニーテーブルセット', '발코니 테이블 세트'],
        ['洽谈桌凳组合', 'meeting table and stool set', '商談テーブルセット', '상담 테이블 세트'],
      ],
      modifiers: [W.stacking, W.foldable, W.rounded],
      specs: ['pieces', 'table', 'load', 'test'],
    },
  ],
})
