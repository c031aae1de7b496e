import { family } from '../family.ts'
import { bare, choice, measure } from '../spec.ts'
import { certificates, DELIVERY, GIFT_BOX, leadTime, minimumOrder, packing, SETS, weight } from './common.ts'
import { W } from './words.ts'

export const ceramics = family({
  id: 'ceramics',
  motif: 'ceramics',
  hall: '4.1',
  industry: ['陶瓷餐具', 'Tableware', '陶磁器・テーブルウェア', '도자기·식기'],
  category: ['陶瓷与餐厨用品', 'Ceramics and tableware', '陶磁器・テーブルウェア', '도자기·식기'],
  modelFirst: false,
  share: 7,
  tagIds: ['handmade', 'food-safe', 'fda', 'low-moq', 'sample7', 'dishwasher', 'custom', 'gift'],
  performance: ['器形', 'Form', '形状', '형태'],
  specs: {
    pieces: bare(measure(['件数', 'Pieces', '点数', '구성'], [2, 36, 2], ['件', 'pieces', '点', '점'])),
    diameter: measure(['口径', 'Diameter', '口径', '지름'], [8, 34, 1], 'cm', 'Ø '),
    volume: measure(['容量', 'Capacity', '容量', '용량'], [60, 1200, 20], 'ml'),
    height: measure(['高度', 'Height', '高さ', '높이'], [6, 48, 1], 'cm'),
    fire: measure(['烧成温度', 'Firing', '焼成温度', '소성 온도'], [1180, 1380, 10], '°C'),
    absorb: measure(['吸水率', 'Water absorption', '吸水率', '흡수율'], [0.1, 0.5, 0.1], '%', '≤ '),
    shock: measure(['耐热震', 'Thermal shock', '耐熱温度差', '내열 충격'], [120, 200, 10], '°C', 'Δ '),
    wall: measure(['壁厚', 'Wall', '肉厚', '두께'], [1.2, 6, 0.2], 'mm'),
    body: choice(
      ['胎体', 'Body', '素地', '태토'],
      [
        ['骨质瓷', 'Bone china', 'ボーンチャイナ', '본차이나'],
        ['炻器', 'Stoneware', '炻器', '석기'],
        ['白瓷', 'White porcelain', '白磁', '백자'],
        ['粗陶', 'Coarse earthenware', '陶器', '도기'],
        ['青瓷', 'Celadon', '青磁', '청자'],
      ],
    ),
    forming: choice(
      ['成型', 'Forming', '成形', '성형'],
      [
        ['手工拉坯', 'Hand-thrown', 'ろくろ成形', '물레 성형'],
        ['滚压成型', 'Roller-formed', 'ローラー成形', '롤러 성형'],
        ['注浆成型', 'Slip-cast', '鋳込み成形', '주입 성형'],
        ['等静压成型', 'Isostatic pressing', '静水圧成形', '등압 성형'],
      ],
    ),
    care: choice(
      ['适用', 'Suitable for', '対応', '사용 가능'],
      [
        ['洗碗机、微波炉', 'Dishwasher, microwave', '食洗機・電子レンジ', '식기세척기, 전자레인지'],
        ['洗碗机', 'Dishwasher', '食洗機', '식기세척기'],
        ['烤箱、微波炉', 'Oven, microwave', 'オーブン・電子レンジ', '오븐, 전자레인지'],
      ],
    ),
    weight: weight([0.3, 9.8, 0.1]),
    moq: minimumOrder([24, 600, 24], SETS),
    lead: leadTime(20, 60),
    pack: packing(
      GIFT_BOX,
      ['瓦楞内格箱', 'Divided carton', '仕切り段ボール箱', '칸막이 골판지 상자'],
      ['蜂窝纸内衬', 'Honeycomb paper', 'ハニカム緩衝紙', '허니콤 완충지'],
    ),
    certificate: certificates('FDA, LFGB', 'FDA', 'ISO 6486', 'LFGB, California 65'),
  },
  groups: [
    {
      name: ['胎釉与工艺', 'Body and craft', '素地と技法', '태토와 기법'],
      rows: ['body', 'forming', 'fire', 'absorb', 'care'],
    },
    { name: DELIVERY, rows: ['weight', 'pack', 'moq', 'lead', 'certificate'] },
  ],
  kinds: [
    {
      id: 'dinner',
      name: ['餐具套装', 'Dinner sets', '食器セット', '식기 세트'],
      series: 'D',
      numberedBy: 'pieces',
      products: [
        ['餐具套装', 'dinner set', '食器セット', '식기 세트'],
        ['酒店餐盘', 'hotel plate', 'ホテル用プレート', '호텔용 접시'],
        ['饭碗', 'rice bowl', '飯碗', '밥그릇'],
      ],
      modifiers: [W.handPainted, W.goldRim, W.relief, W.matt],
      specs: ['pieces', 'diameter', 'body', 'shock'],
    },
    {
      id: 'tea',
      name: ['茶具与咖啡器具', 'Tea and coffee ware', '茶器・コーヒー器具', '다기·커피 용품'],
      series: 'T',
      numberedBy: 'volume',
      products: [
        ['盖碗茶具', 'lidded tea set', '蓋碗茶器セット', '개완 다기 세트'],
        ['马克杯', 'mug', 'マグカップ', '머그컵'],
        ['手冲咖啡壶', 'pour-over coffee pot', 'ドリップポット', '핸드드립 포트'],
        ['急须壶', 'side-handle teapot', '急須', '옆손잡이 찻주전자'],
      ],
      modifiers: [W.kilnChange, W.crackle, W.handPainted, W.matt],
      specs: ['volume', 'forming', 'pieces', 'wall'],
    },
    {
      id: 'vessel',
      name: ['花器与陈设', 'Vases and decoration', '花器・置物', '화병·장식품'],
      series: 'V',
      numberedBy: 'height',
      products: [
        ['花器', 'vase', '花器', '화병'],
        ['陶艺摆件', 'ceramic sculpture', '陶芸オブジェ', '도예 오브제'],
        ['香薰炉', 'incense burner', '香炉', '향로'],
      ],
      modifiers: [W.kilnChange, W.relief, W.speckled, W.crackle],
      specs: ['height', 'forming', 'fire', 'wall'],
      without: ['care'],
    },
    {
      id: 'kitchen',
      name: ['炊具与厨房', 'Cookware and kitchen', '調理器具', '조리 용품'],
      series: 'K',
      numberedBy: 'diameter',
      products: [
        ['耐热砂锅', 'heatproof casserole', '耐熱土鍋', '내열 뚝배기'],
        ['调味罐套装', 'spice jar set', '調味料入れセット', '양념통 세트'],
        ['烘焙烤盘', 'baking dish', 'グラタン皿', '오븐 그릇'],
      ],
      modifiers: [W.stacking, W.speckled, W.matt],
      specs: ['diameter', 'volume', 'shock', 'absorb'],
    },
  ],
})
