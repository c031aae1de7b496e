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
    diameter: measure(['直径', 'Diameter', '直径', '지름'], [9, 30, 1], 'mm', 'Ø '),
    pull: measure(['拉力测试', 'Pull test', '引張試験', '인장 시험'], [70, 220, 10], 'N'),
    cycle: measure(['往复寿命', 'Cycles', '往復開閉耐久', '왕복 수명'], [500, 5000, 500], ['次', 'cycles', '回', '회']),
    surface: choice(
      ['表面', 'Surface', '表面', '표면'],
      [
        ['哑光', 'Matt', 'マット', '무광'],
        ['亮光', 'Gloss', 'グロス', '유광'],
        ['仿古', 'Antique', 'アンティーク', '앤티크'],
      ],
    ),
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
    solid: choice(
      ['材质', 'Material', '材質', '재질'],
      [
        ['锌合金', 'Zinc alloy', '亜鉛合金', '아연 합금'],
        ['黄铜', 'Brass', '真ちゅう', '황동'],
        ['再生聚甲醛', 'Recycled acetal', '再生POM', '재생 아세탈'],
      ],
    ),
  },
  groups: [
    {
      name: ['材质与牢度', 'Material and fastness', '材質と堅ろう度', '재질과 견뢰도'],
      rows: ['surface', 'fast', 'shrink', 'colours'],
    },
    { name: DELIVERY, rows: ['moq', 'lead', 'pack', 'certificate'] },
  ],
  kinds: [
    {
      id: 'yarn',
      name: ['纱与线', 'Yarn and thread', '糸', '실'],
      series: 'Y',
      products: [
        ['缝纫线', 'sewing thread', 'ミシン糸', '재봉사'],
        ['绣花线', 'embroidery thread', '刺しゅう糸', '자수실'],
        ['手编毛线', 'hand-knitting yarn', '手編み糸', '손뜨개실'],
      ],
      modifiers: [W.highTenacity, W.dyeable, W.twoTone],
      specs: ['count', 'strength', 'fibre', 'metres'],
      without: ['surface'],
    },
    {
      id: 'zip',
      name: ['拉链', 'Zips', 'ファスナー', '지퍼'],
      series: 'Z',
      products: [
        ['双头拉链', 'two-way zip', '両開きファスナー', '양방향 지퍼'],
        ['闭口拉链', 'closed-end zip', '止めファスナー', '막힘 지퍼'],
        ['隐形拉链', 'concealed zip', 'コンシールファスナー', '콘솔 지퍼'],
      ],
      modifiers: [W.recycled, W.waterproof, W.twoTone],
      specs: ['width', 'pull', 'solid', 'cycle'],
      without: ['shrink'],
    },
    {
      id: 'button',
      name: ['纽扣与扣具', 'Buttons and buckles', 'ボタン・バックル', '단추·버클'],
      series: 'B',
      numberedBy: 'diameter',
      products: [
        ['衬衫扣', 'shirt button', 'シャツボタン', '셔츠 단추'],
        ['四合扣', 'snap button', 'スナップボタン', '스냅 단추'],
        ['插扣', 'side-release buckle', 'サイドリリースバックル', '사이드 버클'],
      ],
      modifiers: [W.recycled, W.matt, W.twoTone],
      specs: ['diameter', 'pull', 'solid', 'cycle'],
      without: ['shrink'],
    },
    {
      id: 'interlining',
      name: ['衬布与填充', 'Interlining and wadding', '芯地・中わた', '심지·충전재'],
      series: 'F',
      numberedBy: 'mass',
      products: [
        ['粘合衬', 'fusible interlining', '接着芯地', '접착 심지'],
        ['喷胶棉', 'thermal wadding', '中わたシート', '패딩 충전재'],
        ['里布', 'lining fabric', '裏地', '안감'],
      ],
      modifiers: [W.lightTech, W.highTenacity],
      specs: ['mass', 'peel', 'fibre', 'width'],
      without: ['surface', 'fast'],
    },
    {
      id: 'tape',
      name: ['织带与花边', 'Tapes and lace', 'テープ・レース', '테이프·레이스'],
      series: 'T',
      numberedBy: 'width',
      products: [
        ['弹力织带', 'elastic tape', 'ゴムテープ', '고무 밴드'],
        ['提花织带', 'jacquard tape', 'ジャカードテープ', '자카드 테이프'],
        ['水溶花边', 'guipure lace', 'ケミカルレース', '케미컬 레이스'],
      ],
      modifiers: [W.twoTone, W.highTenacity, W.matt],
      specs: ['width', 'stretch', 'fibre', 'metres'],
      without: ['surface'],
    },
  ],
})
