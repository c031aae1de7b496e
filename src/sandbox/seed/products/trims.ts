import { family } from '../family.ts'
import { choice, measure } from '../spec.ts'
import { COLOURS, certificates, DELIVERY, leadTime, minimumOrder, packing } from './common.ts'
import { W } from './words.ts'

export const trims = family({
  id: 'trims',
  motif: 'textile',
  hall: '5.1',
  industry: ['服装辅料', 'Garment trims', '服飾副資材', '의류 부자재'],
  category: ['服装辅料', 'Yarns and garment trims', '糸・服飾副資材', '실·의류 부자재'],
  modelFirst: false,
  share: 4,
  tagIds: ['oekotex', 'grs', 'low-moq', 'sample7', 'stock', 'custom'],
  performance: ['规格', 'Construction', '規格', '규격'],
  specs: {
    count: choice(['线密度', 'Yarn count', '番手', '번수'], ['20S/2', '30S/2', '40S/2', '60S/3', '150D/2', '300D/3']),
    strength: measure(['断裂强力', 'Breaking strength', '切断強力', '절단 강도'], [600, 4200, 100], 'cN'),
    metres: measure(['每只长度', 'Length per cone', '巻き長さ', '콘당 길이'], [1000, 10000, 500], 'm'),
    width: measure(['宽度', 'Width', '幅', '폭'], [6, 120, 2], 'mm'),
    mass: measure(['克重', 'Weight', '目付', '중량'], [18, 160, 2], 'g/m²'),
    peel: measure(['剥离强度', 'Peel strength', 'はく離強さ', '박리 강도'], [6, 24, 1], 'N/5 cm'),
    stretch: measure(['伸长率', 'Elongation', '伸び率', '신장률'], [20, 180, 10], '%'),
    fast: choice(['色牢度', 'Colour fastness', '染色堅ろう度', '염색 견뢰도'], ['4', '4–5']),
    shrink: measure(['缩水率', 'Shrinkage', '収縮率', '수축률'], [0.5, 3, 0.5], '%', '≤ '),
    colours: measure(['现货色数', 'Stock colours', '在庫色数', '재고 색상'], [12, 400, 4], COLOURS),
    moq: minimumOrder([200, 5000, 100], ['件', 'pcs', '点', '개']),
    lead: leadTime(5, 25),
    pack: packing(['袋装', 'Poly bags', 'ポリ袋', '비닐 포장'], ['卷装', 'On reels', 'リール巻き', '릴 포장']),
    certificate: certificates('OEKO-TEX Standard 100', 'GRS, OEKO-TEX', 'REACH', 'OEKO-TEX, BCI'),
    fibre: choice(
      ['材质', 'Material', '材質', '재질'],
      [
        ['再生涤纶', 'Recycled polyester', '再生ポリエステル', '재생 폴리에스터'],
        ['有机棉', 'Organic cotton', 'オーガニックコットン', '유기농 면'],
        ['锦纶', 'Nylon', 'ナイロン', '나일론'],
      ],
    ),
    clothWidth: measure(['幅宽', 'Width', '幅', '폭'], [90, 160, 5], 'cm'),
    ball: measure(['每团长度', 'Length per ball', '1玉の長さ', '타래당 길이'], [80, 420, 10], 'm'),
  },
  groups: [
    {
      name: ['材质与牢度', 'Material and fastness', '材質と堅ろう度', '재질과 견뢰도'],
      rows: ['fast', 'shrink', 'colours', 'fibre'],
    },
    { name: DELIVERY, rows: ['moq', 'lead', 'pack', 'certificate'] },
  ],
  kinds: [
    {
      id: 'yarn',
      name: ['纱与线', 'Yarn and thread', '糸', '실'],
      series: 'Y',
      subject: 'pile',
      products: [
        ['缝纫线', 'sewing thread', 'ミシン糸', '재봉사'],
        ['绣花线', 'embroidery thread', '刺しゅう糸', '자수실'],
        ['锁边线', 'overlock thread', 'ロックミシン糸', '오버로크 실'],
      ],
      modifiers: [W.highTenacity, W.dyeable, W.twoTone],
      specs: ['count', 'strength', 'metres'],
    },
    {
      id: 'interlining',
      name: ['衬布与填充', 'Interlining and wadding', '芯地・中わた', '심지·충전재'],
      series: 'F',
      numberedBy: 'mass',
      subject: 'rolls',
      products: [
        ['粘合衬', 'fusible interlining', '接着芯地', '접착 심지'],
        ['喷胶棉', 'thermal wadding', '中わたシート', '패딩 충전재'],
        ['马尾衬', 'horsehair canvas', '毛芯', '모심지'],
      ],
      modifiers: [W.lightTech, W.highTenacity],
      specs: ['mass', 'peel', 'clothWidth'],
    },
    {
      id: 'tape',
      name: ['织带与花边', 'Tapes and lace', 'テープ・レース', '테이프·레이스'],
      series: 'T',
      numberedBy: 'width',
      subject: 'rolls',
      products: [
        ['弹力织带', 'elastic tape', 'ゴムテープ', '고무 밴드'],
        ['提花织带', 'jacquard tape', 'ジャカードテープ', '자카드 테이프'],
        ['水溶花边', 'guipure lace', 'ケミカルレース', '케미컬 레이스'],
      ],
      modifiers: [W.twoTone, W.highTenacity, W.matt],
      specs: ['width', 'stretch', 'metres'],
    },
    {
      id: 'lining',
      name: ['里布', 'Linings', '裏地', '안감'],
      series: 'L',
      numberedBy: 'mass',
      subject: 'rolls',
      products: [
        ['铜氨丝里布', 'cupro lining', 'キュプラ裏地', '큐프라 안감'],
        ['提花里布', 'jacquard lining', 'ジャカード裏地', '자카드 안감'],
        ['袋布', 'pocketing', 'スレーキ', '주머니감'],
      ],
      modifiers: [W.antibacterial, W.twoTone],
      specs: ['mass', 'clothWidth', 'fast'],
    },
    {
      id: 'knitting',
      name: ['手编线', 'Craft yarns', '手芸糸', '수예사'],
      series: 'K',
      subject: 'pile',
      products: [
        ['手编毛线', 'hand-knitting yarn', '手編み毛糸', '손뜨개실'],
        ['钩编棉线', 'crochet cotton', 'かぎ針編み綿糸', '코바늘 면사'],
        ['编绳线', 'macramé cord', 'マクラメ糸', '마크라메 끈'],
      ],
      modifiers: [W.organic, W.twoTone, W.dyeable],
      specs: ['ball', 'count', 'fast'],
    },
  ],
})
