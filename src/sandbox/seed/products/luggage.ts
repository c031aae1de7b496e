import { family } from '../family.ts'
import { choice, measure } from '../spec.ts'
import { certificates, DELIVERY, leadTime, minimumOrder, PIECES, warranty, weight } from './common.ts'
import { W } from './words.ts'

export const luggage = family({
  id: 'luggage',
  motif: 'luggage',
  hall: '5.1',
  industry: ['箱包', 'Luggage', 'かばん・旅行用品', '가방·여행용품'],
  category: ['箱包与旅行用品', 'Luggage and travel goods', 'かばん・旅行用品', '가방·여행용품'],
  modelFirst: false,
  share: 4,
  tagIds: ['odm', 'low-moq', 'sample7', 'grs', 'bsci', 'custom'],
  performance: ['规格', 'Specification', '規格', '규격'],
  specs: {
    inch: measure(['尺寸', 'Size', 'サイズ', '사이즈'], [18, 30, 1], ['英寸', 'in', 'インチ', '인치']),
    volume: measure(['容积', 'Volume', '容量', '용량'], [30, 110, 2], 'L'),
    pack: measure(['容积', 'Volume', '容量', '용량'], [12, 45, 1], 'L'),
    laptop: measure(
      ['电脑仓', 'Laptop sleeve', 'PC収納', '노트북 수납'],
      [13, 17, 1],
      ['英寸', 'in', 'インチ', '인치'],
    ),
    load: measure(['承重', 'Load', '耐荷重', '허용 하중'], [10, 45, 1], 'kg'),
    drop: measure(['跌落测试', 'Drop test', '落下試験', '낙하 시험'], [0.9, 1.5, 0.1], 'm'),
    wheel: measure(['轮子里程', 'Wheel test', 'キャスター走行試験', '바퀴 주행 시험'], [16, 40, 2], 'km'),
    handle: measure(
      ['拉杆测试', 'Handle test', 'ハンドル開閉試験', '손잡이 시험'],
      [3000, 10000, 500],
      ['次', 'cycles', '回', '회'],
    ),
    shell: choice(
      ['壳体', 'Shell', 'シェル', '외피'],
      [
        ['聚碳酸酯', 'Polycarbonate', 'ポリカーボネート', '폴리카보네이트'],
        ['铝镁合金', 'Aluminium magnesium', 'アルミマグネシウム合金', '알루미늄 마그네슘'],
        ['再生聚碳酸酯', 'Recycled polycarbonate', '再生ポリカーボネート', '재생 폴리카보네이트'],
      ],
    ),
    fabric: choice(
      ['面料', 'Outer fabric', '表地', '겉감'],
      [
        ['再生尼龙', 'Recycled nylon', '再生ナイロン', '재생 나일론'],
        ['防水涂层牛津布', 'Coated Oxford cloth', '防水オックスフォード', '방수 옥스퍼드'],
        ['头层牛皮', 'Full-grain leather', '本革', '천연 소가죽'],
        ['帆布', 'Canvas', 'キャンバス', '캔버스'],
      ],
    ),
    lock: choice(
      ['锁具', 'Lock', 'ロック', '잠금장치'],
      [
        ['TSA 密码锁', 'TSA combination lock', 'TSAダイヤルロック', 'TSA 번호 잠금'],
        ['双拉链头', 'Double zip puller', 'ダブルファスナー', '이중 지퍼'],
        ['磁扣', 'Magnetic clasp', 'マグネットホック', '자석 잠금'],
      ],
    ),
    lining: choice(
      ['里料', 'Lining', '裏地', '안감'],
      [
        ['再生涤纶', 'Recycled polyester', '再生ポリエステル', '재생 폴리에스터'],
        ['抗菌涤纶', 'Antibacterial polyester', '抗菌ポリエステル', '항균 폴리에스터'],
      ],
    ),
    moq: minimumOrder([100, 1000, 50], PIECES),
    lead: leadTime(25, 60),
    warranty: warranty([12, 60, 12]),
    certificate: certificates('REACH, BSCI', 'GRS, REACH', 'BSCI, ISO 9001', 'OEKO-TEX, BSCI'),
    caseWeight: weight([2.4, 4.8, 0.1]),
    bagWeight: weight([0.3, 1.6, 0.1]),
  },
  groups: [
    {
      name: ['材质与测试', 'Materials and tests', '素材と試験', '소재와 시험'],
      rows: ['fabric', 'lining', 'load', 'warranty'],
    },
    { name: DELIVERY, rows: ['moq', 'lead', 'certificate'] },
  ],
  kinds: [
    {
      id: 'suitcase',
      name: ['拉杆箱', 'Suitcases', 'スーツケース', '캐리어'],
      series: 'T',
      numberedBy: 'inch',
      products: [
        ['硬壳拉杆箱', 'hard-shell suitcase', 'ハードスーツケース', '하드 캐리어'],
        ['框式行李箱', 'frame suitcase', 'フレームスーツケース', '프레임 캐리어'],
        ['登机箱', 'cabin case', '機内持込スーツケース', '기내용 캐리어'],
        ['大容量行李箱', 'large check-in case', '大型スーツケース', '대형 캐리어'],
      ],
      modifiers: [W.lightweight, W.expandable, W.frontOpening],
      specs: ['inch', 'volume', 'shell', 'wheel', 'handle', 'drop', 'lock', 'caseWeight'],
      without: ['fabric'],
    },
    {
      id: 'backpack',
      name: ['双肩包', 'Backpacks', 'リュックサック', '백팩'],
      series: 'B',
      numberedBy: 'pack',
      products: [
        ['商务双肩包', 'business backpack', 'ビジネスリュック', '비즈니스 백팩'],
        ['登山包', 'hiking pack', '登山用ザック', '등산 배낭'],
        ['儿童书包', 'school satchel', '通学リュック', '어린이 책가방'],
      ],
      modifiers: [W.antiTheft, W.lightweight, W.expandable],
      specs: ['pack', 'laptop', 'fabric', 'bagWeight'],
    },
    {
      id: 'bag',
      name: ['手袋与皮具', 'Handbags and leather goods', 'バッグ・革小物', '핸드백·가죽 제품'],
      series: 'H',
      products: [
        ['托特包', 'tote', 'トートバッグ', '토트백'],
        ['斜挎包', 'cross-body bag', 'ショルダーバッグ', '크로스백'],
        ['男士公文包', 'briefcase', 'ブリーフケース', '서류 가방'],
      ],
      modifiers: [W.handStitched, W.slimline],
      specs: ['pack', 'fabric', 'lining', 'bagWeight'],
    },
    {
      id: 'travel',
      name: ['旅行配件', 'Travel accessories', 'トラベル小物', '여행 소품'],
      series: 'A',
      products: [
        ['旅行收纳套装', 'packing cube set', 'トラベルポーチセット', '여행용 파우치 세트'],
        ['可折叠行李袋', 'foldable duffel', '折りたたみボストンバッグ', '접이식 보스턴백'],
        ['洗漱包', 'toiletry bag', 'トイレタリーポーチ', '세면 파우치'],
      ],
      modifiers: [W.lightweight, W.slimline],
      specs: ['pack', 'fabric', 'load', 'bagWeight'],
    },
  ],
})
