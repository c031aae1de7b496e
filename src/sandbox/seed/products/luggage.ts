import { family } from '../family.ts'
import { bare, choice, following, measure } from '../spec.ts'
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
    inch: measure(['尺寸', 'Size', 'サイズ', '사이즈'], [24, 30, 1], ['英寸', 'in', 'インチ', '인치']),
    volume: following('inch', measure(['容积', 'Volume', '容量', '용량'], [56, 110, 9], 'L')),
    cabin: measure(['尺寸', 'Size', 'サイズ', '사이즈'], [18, 22, 1], ['英寸', 'in', 'インチ', '인치']),
    cabinVolume: following('cabin', measure(['容积', 'Volume', '容量', '용량'], [28, 44, 4], 'L')),
    pieces: bare(measure(['套装件数', 'Pieces', 'セット点数', '구성'], [2, 4, 1], ['件', 'pieces', '点', '점'])),
    child: measure(['尺寸', 'Size', 'サイズ', '사이즈'], [14, 18, 1], ['英寸', 'in', 'インチ', '인치']),
    ride: measure(['骑乘承重', 'Ride-on load', '乗用耐荷重', '탑승 하중'], [25, 50, 5], 'kg'),
    laptop: measure(
      ['电脑仓', 'Laptop sleeve', 'PC収納', '노트북 수납'],
      [13, 17, 1],
      ['英寸', 'in', 'インチ', '인치'],
    ),
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
    lock: choice(
      ['锁具', 'Lock', 'ロック', '잠금장치'],
      [
        ['TSA 密码锁', 'TSA combination lock', 'TSAダイヤルロック', 'TSA 번호 잠금'],
        ['TSA 指纹锁', 'TSA fingerprint lock', 'TSA指紋ロック', 'TSA 지문 잠금'],
      ],
    ),
    lining: choice(
      ['里料', 'Lining', '裏地', '안감'],
      [
        ['再生涤纶', 'Recycled polyester', '再生ポリエステル', '재생 폴리에스터'],
        ['抗菌涤纶', 'Antibacterial polyester', '抗菌ポリエステル', '항균 폴리에스터'],
      ],
    ),
    caster: choice(
      ['轮子', 'Wheels', 'キャスター', '바퀴'],
      [
        ['双排静音万向轮', 'Double quiet spinners', '静音双輪キャスター', '저소음 이중 바퀴'],
        ['可拆卸万向轮', 'Removable spinners', '着脱式キャスター', '탈착식 바퀴'],
        ['减震万向轮', 'Damped spinners', 'サスペンション付きキャスター', '완충 바퀴'],
      ],
    ),
    weight: following('inch', weight([3.1, 4.9, 0.3])),
    cabinWeight: following('cabin', weight([1.9, 2.9, 0.25])),
    childWeight: following('child', weight([1.4, 2.2, 0.2])),
    moq: minimumOrder([100, 1000, 50], PIECES),
    lead: leadTime(25, 60),
    warranty: warranty([12, 60, 12]),
    certificate: certificates('REACH, BSCI', 'GRS, REACH', 'BSCI, ISO 9001', 'OEKO-TEX, BSCI'),
  },
  groups: [
    {
      name: ['结构与测试', 'Build and tests', '構造と試験', '구조와 시험'],
      rows: ['caster', 'lock', 'lining', 'wheel', 'handle', 'drop'],
    },
    { name: DELIVERY, rows: ['moq', 'lead', 'warranty', 'certificate'] },
  ],
  kinds: [
    {
      id: 'suitcase',
      name: ['托运行李箱', 'Check-in cases', '大型スーツケース', '위탁용 캐리어'],
      series: 'T',
      numberedBy: 'inch',
      products: [
        ['硬壳拉杆箱', 'hard-shell suitcase', 'ハードスーツケース', '하드 캐리어'],
        ['铝框行李箱', 'frame suitcase', 'フレームスーツケース', '프레임 캐리어'],
        ['万向轮行李箱', 'spinner suitcase', '四輪スーツケース', '4륜 캐리어'],
      ],
      modifiers: [W.lightweight, W.expandable, W.frontOpening],
      specs: ['inch', 'volume', 'shell', 'weight'],
    },
    {
      id: 'cabin',
      name: ['登机箱', 'Cabin cases', '機内持込スーツケース', '기내용 캐리어'],
      series: 'C',
      numberedBy: 'cabin',
      products: [
        ['登机箱', 'cabin case', '機内持込スーツケース', '기내용 캐리어'],
        ['短途拉杆箱', 'weekend trolley', '一泊用スーツケース', '단기 여행 캐리어'],
        ['静音登机箱', 'quiet cabin case', '静音キャリーケース', '저소음 기내용 캐리어'],
      ],
      modifiers: [W.lightweight, W.frontOpening, W.slimline],
      specs: ['cabin', 'cabinVolume', 'shell', 'cabinWeight'],
    },
    {
      id: 'business',
      name: ['商务箱', 'Business cases', 'ビジネスケース', '비즈니스 캐리어'],
      series: 'B',
      products: [
        ['商务拉杆箱', 'business trolley', 'ビジネストロリー', '비즈니스 트롤리'],
        ['机组箱', 'pilot case', 'パイロットケース', '파일럿 케이스'],
        ['摄影器材箱', 'camera case', 'カメラ機材ケース', '카메라 장비 케이스'],
      ],
      modifiers: [W.frontOpening, W.antiTheft, W.slimline],
      specs: ['laptop', 'cabinVolume', 'shell', 'cabinWeight'],
    },
    {
      id: 'set',
      name: ['旅行箱套装', 'Luggage sets', 'スーツケースセット', '캐리어 세트'],
      series: 'S',
      products: [
        ['旅行箱套装', 'luggage set', 'スーツケースセット', '캐리어 세트'],
        ['亲子旅行箱套装', 'family luggage set', '親子スーツケースセット', '가족 캐리어 세트'],
        ['蜜月旅行箱套装', 'honeymoon luggage set', 'ペアスーツケースセット', '커플 캐리어 세트'],
      ],
      modifiers: [W.lightweight, W.expandable, W.matt],
      specs: ['pieces', 'inch', 'volume', 'shell'],
    },
    {
      id: 'child',
      name: ['儿童行李箱', 'Children’s cases', '子ども用スーツケース', '어린이 캐리어'],
      series: 'K',
      numberedBy: 'child',
      products: [
        ['儿童行李箱', 'children’s suitcase', '子ども用スーツケース', '어린이 캐리어'],
        ['可骑乘行李箱', 'ride-on suitcase', '乗れるスーツケース', '타는 캐리어'],
      ],
      modifiers: [W.lightweight, W.twoTone, W.matt],
      specs: ['child', 'ride', 'shell', 'childWeight'],
    },
  ],
})
