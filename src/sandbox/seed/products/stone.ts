import { family } from '../family.ts'
import { choice, measure } from '../spec.ts'
import { certificates, DELIVERY, leadTime, minimumOrder } from './common.ts'
import { W } from './words.ts'

export const stone = family({
  id: 'stone',
  motif: 'stone',
  hall: '9.1',
  industry: ['石材建材', 'Building materials', '石材・建材', '석재·건축자재'],
  category: ['石材与建材', 'Stone and building materials', '石材・建材', '석재·건축자재'],
  modelFirst: false,
  share: 5,
  tagIds: ['ce', 'iso9001', 'leed', 'custom', 'stock', 'contract', 'sample7'],
  performance: ['物理性能', 'Physical data', '物性', '물성'],
  specs: {
    thick: measure(['厚度', 'Thickness', '厚さ', '두께'], [6, 30, 1], 'mm'),
    slab: choice(
      ['板面', 'Slab', '板寸法', '판 치수'],
      ['3200 × 1600 mm', '2700 × 1800 mm', '2400 × 1200 mm', '600 × 600 mm', '1200 × 600 mm'],
    ),
    density: measure(['体积密度', 'Density', 'かさ密度', '밀도'], [2300, 2900, 20], 'kg/m³'),
    absorb: measure(['吸水率', 'Water absorption', '吸水率', '흡수율'], [0.05, 0.5, 0.05], '%', '≤ '),
    compress: measure(['抗压强度', 'Compressive strength', '圧縮強さ', '압축 강도'], [70, 260, 5], 'MPa'),
    bend: measure(['抗折强度', 'Flexural strength', '曲げ強さ', '휨 강도'], [8, 60, 1], 'MPa'),
    mohs: measure(['莫氏硬度', 'Mohs hardness', 'モース硬度', '모스 경도'], [3, 7, 0.5], ''),
    slip: choice(['防滑等级', 'Slip resistance', '防滑性', '미끄럼 저항'], ['R9', 'R10', 'R11', 'R12']),
    frost: measure(['冻融循环', 'Freeze-thaw', '凍結融解', '동결 융해'], [25, 150, 25], ['次', 'cycles', '回', '회']),
    surface: choice(
      ['表面', 'Surface', '表面仕上げ', '표면 마감'],
      [
        ['抛光', 'Polished', '本磨き', '광택'],
        ['哑光', 'Honed', '水磨き', '무광'],
        ['火烧', 'Flamed', 'ジェットバーナー', '버너 마감'],
        ['荔枝面', 'Bush-hammered', 'びしゃん', '잔다듬'],
      ],
    ),
    edge: choice(
      ['收边', 'Edge', '小口', '모서리'],
      [
        ['直边', 'Straight', 'ストレート', '직선'],
        ['倒角', 'Chamfered', '面取り', '모따기'],
        ['法国边', 'Ogee', '飾り面', '오지'],
      ],
    ),
    use: choice(
      ['适用', 'Use', '用途', '용도'],
      [
        ['室内地面与墙面', 'Indoor floors and walls', '室内床・壁', '실내 바닥·벽'],
        ['外墙干挂', 'Ventilated facades', '外壁乾式', '외벽 건식'],
        ['台面', 'Worktops', '天板', '상판'],
        ['广场铺装', 'Paving', '広場舗装', '광장 포장'],
      ],
    ),
    origin: choice(
      ['矿区', 'Quarry', '採石場', '채석장'],
      [
        ['自有矿山', 'Own quarry', '自社採石場', '자사 채석장'],
        ['长期签约矿区', 'Contract quarry', '契約採石場', '계약 채석장'],
      ],
    ),
    moq: minimumOrder([50, 600, 50], ['平方米', 'm²', 'm²', 'm²']),
    lead: leadTime(15, 45),
    load: measure(['每柜装量', 'Per container', 'コンテナ積載量', '컨테이너 적재량'], [320, 1200, 20], 'm²'),
    certificate: certificates('CE, EN 1469', 'CE, EN 12058', 'ISO 9001, LEED', 'CE, EN 14411'),
    paving: measure(['厚度', 'Thickness', '厚さ', '두께'], [30, 150, 10], 'mm'),
    format: choice(
      ['规格', 'Format', '寸法', '규격'],
      ['300 × 300 mm', '600 × 600 mm', '600 × 1200 mm', '75 × 150 mm', '200 × 200 mm'],
    ),
    topDepth: measure(['尺寸', 'Size', '寸法', '치수'], [380, 900, 20], 'mm'),
    tileThick: measure(['厚度', 'Thickness', '厚さ', '두께'], [8, 15, 0.5], 'mm'),
  },
  groups: [
    {
      name: ['加工与应用', 'Working and use', '加工と用途', '가공과 용도'],
      rows: ['surface', 'edge', 'use', 'slip'],
    },
    { name: DELIVERY, rows: ['origin', 'load', 'moq', 'lead', 'certificate'] },
  ],
  kinds: [
    {
      id: 'marble',
      name: ['大理石', 'Marble', '大理石', '대리석'],
      series: 'M',
      products: [
        ['大理石大板', 'marble slab', '大理石スラブ', '대리석 슬래브'],
        ['洞石板', 'travertine slab', 'トラバーチンスラブ', '트래버틴 슬래브'],
        ['玉石背景墙', 'onyx feature wall', 'オニキス壁材', '오닉스 아트월'],
      ],
      modifiers: [W.bookMatched, W.thin, W.cloudVein],
      specs: ['thick', 'slab', 'compress', 'mohs'],
      without: ['slip'],
    },
    {
      id: 'granite',
      name: ['花岗石', 'Granite', '花こう岩', '화강석'],
      series: 'G',
      products: [
        ['花岗石铺装板', 'granite paver', '御影石舗装材', '화강석 포장판'],
        ['花岗石台阶', 'granite step', '御影石階段', '화강석 계단'],
        ['路缘石', 'kerbstone', '縁石', '경계석'],
      ],
      modifiers: [W.precut, W.antiqued],
      specs: ['paving', 'compress', 'absorb', 'frost'],
    },
    {
      id: 'slab',
      name: ['岩板与人造石', 'Sintered and engineered stone', '焼結板・人造石', '세라믹판·인조석'],
      series: 'S',
      products: [
        ['烧结岩板', 'sintered stone slab', '焼結セラミックスラブ', '소결 세라믹 슬래브'],
        ['石英石台面', 'quartz worktop', 'クォーツストーン天板', '쿼츠 상판'],
        ['水磨石砖', 'terrazzo tile', 'テラゾータイル', '테라초 타일'],
      ],
      modifiers: [W.thin, W.precut, W.cloudVein],
      specs: ['thick', 'slab', 'bend', 'absorb'],
      without: ['origin', 'slip'],
    },
    {
      id: 'tile',
      name: ['瓷砖与马赛克', 'Tiles and mosaics', 'タイル・モザイク', '타일·모자이크'],
      series: 'T',
      products: [
        ['仿石瓷砖', 'stone-look tile', '石目調タイル', '석재 무늬 타일'],
        ['玻璃马赛克', 'glass mosaic', 'ガラスモザイク', '유리 모자이크'],
        ['手工砖', 'handmade tile', '手作りタイル', '수제 타일'],
      ],
      modifiers: [W.antiqued, W.matt],
      specs: ['tileThick', 'format', 'slip', 'bend'],
      without: ['origin'],
    },
    {
      id: 'interior',
      name: ['石材家居', 'Stone for interiors', '石のインテリア', '석재 인테리어'],
      series: 'N',
      numberedBy: 'topDepth',
      products: [
        ['石材台面', 'stone worktop', '石材天板', '석재 상판'],
        ['石材洗手盆', 'stone basin', '石の洗面ボウル', '석재 세면대'],
        ['石材边几', 'stone side table', '石のサイドテーブル', '석재 사이드 테이블'],
      ],
      modifiers: [W.precut, W.cloudVein, W.rounded],
      specs: ['topDepth', 'thick', 'density', 'absorb'],
      without: ['slip', 'use'],
    },
  ],
})
