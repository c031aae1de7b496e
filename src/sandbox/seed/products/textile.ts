import { family } from '../family.ts'
import { bare, choice, measure } from '../spec.ts'
import { certificates, DELIVERY, leadTime, minimumOrder, packing } from './common.ts'
import { W } from './words.ts'

export const textile = family({
  id: 'textile',
  motif: 'textile',
  hall: '5.2',
  industry: ['纺织面料', 'Textiles', '繊維・生地', '섬유·원단'],
  category: ['纺织面料', 'Fabrics and home textiles', '生地・ホームテキスタイル', '원단·홈텍스타일'],
  modelFirst: false,
  share: 9,
  tagIds: ['oekotex', 'gots', 'grs', 'low-moq', 'sample7', 'stock', 'odm', 'custom'],
  performance: ['规格', 'Construction', '規格', '규격'],
  specs: {
    mass: bare(measure(['克重', 'Weight', '目付', '중량'], [120, 320, 5], 'g/m²')),
    heavyMass: bare(measure(['克重', 'Weight', '目付', '중량'], [220, 560, 10], 'g/m²')),
    lightMass: bare(measure(['克重', 'Weight', '目付', '중량'], [60, 240, 5], 'g/m²')),
    silkWidth: measure(['幅宽', 'Width', '幅', '폭'], [108, 150, 2], 'cm'),
    wideWidth: measure(['幅宽', 'Width', '幅', '폭'], [160, 280, 10], 'cm'),
    width: measure(['幅宽', 'Width', '幅', '폭'], [140, 160, 1], 'cm'),
    yarn: choice(['纱支', 'Yarn count', '番手', '번수'], ['21 × 21', '32 × 32', '40 × 40', '60 × 60', '80 × 80']),
    momme: bare(measure(['姆米数', 'Momme', '目付', '몸메'], [8, 40, 1], ['姆米', 'momme', '匁', '몸메'])),
    shrink: measure(['缩水率', 'Shrinkage', '収縮率', '수축률'], [1, 4, 0.5], '%', '≤ '),
    colourfast: choice(['色牢度', 'Colour fastness', '染色堅ろう度', '염색 견뢰도'], ['4', '4–5', '3–4']),
    abrasion: measure(['耐磨', 'Abrasion', '耐摩耗性', '내마모성'], [15000, 100000, 5000], ['次', 'rubs', '回', '회']),
    water: measure(['耐水压', 'Water column', '耐水圧', '내수압'], [3000, 20000, 1000], 'mm'),
    breathe: measure(['透湿', 'Breathability', '透湿度', '투습도'], [3000, 20000, 1000], 'g/m²·24h'),
    stretch: measure(['弹力', 'Stretch', '伸長率', '신축성'], [10, 60, 5], '%'),
    thread: measure(
      ['密度', 'Thread count', '打ち込み本数', '밀도'],
      [200, 1000, 50],
      ['根/英寸', 'TC', '本/インチ', '올/인치'],
    ),
    finish: choice(
      ['后整理', 'Finish', '仕上げ', '후가공'],
      [
        ['生物酶洗', 'Enzyme washed', '酵素洗い', '효소 워싱'],
        ['无氟防泼水', 'Fluorine-free water repellent', 'フッ素フリーはっ水', '무불소 발수'],
        ['抗菌', 'Antibacterial', '抗菌加工', '항균 가공'],
        ['磨毛', 'Brushed', '起毛', '기모'],
        ['免烫', 'Easy care', '形態安定', '형태 안정'],
      ],
    ),
    colours: measure(['现货色数', 'Stock colours', '在庫色数', '재고 색상'], [6, 96, 6], ['色', 'colours', '色', '색']),
    swatch: measure(
      ['色卡与样布', 'Swatches', 'スワッチ', '스와치'],
      [2, 7, 1],
      ['天内寄出', 'days', '日以内に発送', '일 이내 발송'],
    ),
    moq: minimumOrder([100, 1500, 100], ['米', 'm', 'm', 'm']),
    lead: leadTime(10, 45),
    pack: packing(
      ['卷装，塑料膜', 'On rolls in film', '反巻き・フィルム包装', '롤 포장'],
      ['折叠，纸箱', 'Folded in cartons', 'たたみ・段ボール箱', '접어서 골판지 상자'],
    ),
    certificate: certificates('OEKO-TEX Standard 100', 'GOTS', 'GRS, OEKO-TEX', 'RWS, OEKO-TEX', 'BCI'),
    bast: choice(
      ['成分', 'Composition', '組成', '혼용률'],
      [
        ['亚麻 55%、棉 45%', '55% linen, 45% cotton', '麻55%、綿45%', '마 55%, 면 45%'],
        ['亚麻 100%', '100% linen', '麻100%', '마 100%'],
        ['有机棉 100%', '100% organic cotton', 'オーガニックコットン100%', '유기농 면 100%'],
        ['苎麻 30%、棉 70%', '30% ramie, 70% cotton', '苧麻30%、綿70%', '모시 30%, 면 70%'],
      ],
    ),
    filament: choice(
      ['成分', 'Composition', '組成', '혼용률'],
      [
        ['桑蚕丝 100%', '100% mulberry silk', '絹100%', '견 100%'],
        ['桑蚕丝 92%、氨纶 8%', '92% mulberry silk, 8% elastane', '絹92%、ポリウレタン8%', '견 92%, 폴리우레탄 8%'],
      ],
    ),
    fleece: choice(
      ['成分', 'Composition', '組成', '혼용률'],
      [
        ['美利奴羊毛 100%', '100% merino wool', 'メリノウール100%', '메리노 울 100%'],
        ['羊毛 70%、莱赛尔 30%', '70% wool, 30% lyocell', '毛70%、リヨセル30%', '모 70%, 리오셀 30%'],
        [
          '羊毛 50%、再生涤纶 50%',
          '50% wool, 50% recycled polyester',
          '毛50%、再生ポリエステル50%',
          '모 50%, 재생 폴리에스터 50%',
        ],
      ],
    ),
    synthetic: choice(
      ['成分', 'Composition', '組成', '혼용률'],
      [
        [
          '再生涤纶 80%、氨纶 20%',
          '80% recycled polyester, 20% elastane',
          '再生ポリエステル80%、ポリウレタン20%',
          '재생 폴리에스터 80%, 폴리우레탄 20%',
        ],
        ['锦纶 100%', '100% nylon', 'ナイロン100%', '나일론 100%'],
        [
          '再生锦纶 88%、氨纶 12%',
          '88% recycled nylon, 12% elastane',
          '再生ナイロン88%、ポリウレタン12%',
          '재생 나일론 88%, 폴리우레탄 12%',
        ],
      ],
    ),
    bedding: choice(
      ['成分', 'Composition', '組成', '혼용률'],
      [
        ['有机棉 100%', '100% organic cotton', 'オーガニックコットン100%', '유기농 면 100%'],
        ['莱赛尔 60%、棉 40%', '60% lyocell, 40% cotton', 'リヨセル60%、綿40%', '리오셀 60%, 면 40%'],
        ['长绒棉 100%', '100% long-staple cotton', '超長綿100%', '장섬유 면 100%'],
      ],
    ),
    give: measure(['弹力', 'Stretch', '伸長率', '신축성'], [2, 12, 1], '%'),
  },
  groups: [
    {
      name: ['染整与成分', 'Composition and finish', '組成と仕上げ', '혼용률과 후가공'],
      rows: ['finish', 'colourfast', 'shrink', 'colours'],
    },
    { name: DELIVERY, rows: ['swatch', 'moq', 'lead', 'pack', 'certificate'] },
  ],
  kinds: [
    {
      id: 'linen',
      name: ['麻与棉', 'Linen and cotton', '麻・綿', '마·면'],
      series: 'L',
      subject: 'rolls',
      products: [
        ['麻棉面料', 'linen cotton cloth', '麻綿生地', '마면 원단'],
        ['平纹衬衫布', 'plain-weave shirting', '平織シャツ地', '평직 셔츠감'],
        ['家居布', 'furnishing cloth', 'インテリア生地', '인테리어 원단'],
        ['裤料', 'trouser cloth', 'ボトムス生地', '바지 원단'],
      ],
      modifiers: [W.washed, W.jacquard, W.yarnDyed, W.slub, W.organic],
      specs: ['mass', 'width', 'yarn', 'bast'],
    },
    {
      id: 'silk',
      name: ['丝绸', 'Silk', '絹', '실크'],
      series: 'S',
      numberedBy: 'momme',
      subject: 'rolls',
      products: [
        ['真丝缎', 'silk satin', '絹サテン', '실크 새틴'],
        ['真丝双绉', 'silk crêpe de chine', '絹クレープデシン', '실크 크레이프'],
        ['香云纱', 'gambiered silk', '香雲紗', '향운사'],
      ],
      modifiers: [W.printed, W.sandWashed, W.heavyweight],
      specs: ['momme', 'silkWidth', 'filament', 'shrink'],
    },
    {
      id: 'wool',
      name: ['毛与针织', 'Wool and knits', '毛・ニット', '모직·니트'],
      series: 'W',
      subject: 'rolls',
      numberedBy: 'heavyMass',
      products: [
        ['精纺羊毛面料', 'worsted wool cloth', '梳毛織物', '소모 직물'],
        ['大衣呢', 'coating cloth', 'コート地', '코트 원단'],
        ['粗花呢', 'tweed', 'ツイード', '트위드'],
        ['羊毛针织布', 'wool jersey', 'ウールニット地', '울 저지'],
      ],
      modifiers: [W.doubleFaced, W.twill, W.fine, W.brushed],
      specs: ['heavyMass', 'width', 'fleece', 'give'],
    },
    {
      id: 'technical',
      name: ['功能面料', 'Technical fabrics', '機能性生地', '기능성 원단'],
      series: 'T',
      subject: 'rolls',
      numberedBy: 'lightMass',
      products: [
        ['三层贴合冲锋衣面料', 'three-layer shell fabric', '3層ラミネート生地', '3중 라미네이트 원단'],
        ['防晒冰感面料', 'cooling sun-protection fabric', '接触冷感・UVカット生地', '냉감 자외선 차단 원단'],
        ['箱包帆布', 'bag canvas', 'バッグ用キャンバス', '가방용 캔버스'],
        ['阻燃工装面料', 'flame-retardant workwear fabric', '難燃ワークウェア生地', '난연 작업복 원단'],
      ],
      modifiers: [W.recycled, W.fluorineFree, W.lightTech, W.printed],
      specs: ['lightMass', 'water', 'breathe', 'synthetic', 'abrasion', 'stretch'],
    },
    {
      id: 'home',
      name: ['家用纺织品', 'Home textiles', 'ホームテキスタイル', '홈텍스타일'],
      series: 'H',
      numberedBy: 'thread',
      subject: 'pile',
      products: [
        ['四件套床品', 'bed linen set', '寝具カバーセット', '침구 세트'],
        ['被套', 'duvet cover', '掛け布団カバー', '이불 커버'],
        ['床单', 'bed sheet', 'フラットシーツ', '침대 시트'],
        ['枕套组', 'pillowcase set', '枕カバーセット', '베갯잇 세트'],
      ],
      modifiers: [W.jacquard, W.hotel, W.organic, W.antibacterial],
      specs: ['thread', 'bedding', 'mass', 'wideWidth'],
    },
  ],
})
