import { family } from '../family.ts'
import { bare, choice, measure } from '../spec.ts'
import { CARTON, CARTONS, certificates, DELIVERY, GIFT_BOX, leadTime, MONTHS, minimumOrder, packing } from './common.ts'
import { W } from './words.ts'

export const food = family({
  id: 'food',
  motif: 'food',
  hall: '3.1',
  industry: ['食品饮料', 'Food and drink', '食品・飲料', '식품·음료'],
  category: ['食品与饮料', 'Food and drink', '食品・飲料', '식품·음료'],
  modelFirst: false,
  share: 8,
  tagIds: ['haccp', 'halal', 'organic', 'private-label', 'jas', 'brc', 'low-moq', 'gift'],
  performance: ['规格', 'Product', '規格', '규격'],
  specs: {
    net: bare(measure(['净含量', 'Net weight', '内容量', '내용량'], [100, 1000, 50], 'g')),
    shelf: measure(['保质期', 'Shelf life', '賞味期限', '소비기한'], [6, 36, 3], MONTHS),
    volume: bare(measure(['容量', 'Volume', '内容量', '용량'], [200, 1000, 50], 'ml')),
    brix: measure(['糖度', 'Brix', '糖度', '당도'], [8, 68, 1], '°Bx'),
    grade: choice(
      ['等级', 'Grade', '等級', '등급'],
      [
        ['特级', 'Special grade', '特級', '특급'],
        ['一级', 'Grade one', '一級', '1등급'],
        ['有机', 'Organic', '有機', '유기농'],
      ],
    ),
    protein: measure(['蛋白质', 'Protein', 'たんぱく質', '단백질'], [3, 42, 1], 'g/100 g'),
    energy: measure(['热量', 'Energy', '熱量', '열량'], [180, 2200, 20], 'kJ/100 g'),
    sodium: measure(['钠', 'Sodium', 'ナトリウム', '나트륨'], [20, 900, 20], 'mg/100 g'),
    portion: measure(['每箱数量', 'Per carton', '入数', '박스당 수량'], [6, 48, 6], ['件', 'packs', '個', '개']),
    additive: choice(
      ['添加剂', 'Additives', '添加物', '첨가물'],
      [
        ['不含防腐剂', 'No preservatives', '保存料不使用', '보존료 무첨가'],
        ['不含香精色素', 'No flavouring or colour', '香料・着色料不使用', '향료·색소 무첨가'],
        ['不含添加糖', 'No added sugar', '砂糖不使用', '설탕 무첨가'],
      ],
    ),
    moq: minimumOrder([20, 600, 20], CARTONS),
    lead: leadTime(10, 40),
    label: choice(
      ['贴牌', 'Private label', 'プライベートブランド', '자체 상표'],
      [
        ['可', 'Available', '対応可', '가능'],
        ['可，含设计', 'Available with design', 'デザイン込みで対応可', '디자인 포함 가능'],
        ['不提供', 'Not offered', '対応なし', '불가'],
      ],
    ),
    pack: packing(GIFT_BOX, CARTON, [
      '玻璃瓶加内格箱',
      'Glass in divided carton',
      'ガラス瓶・仕切り箱',
      '유리병, 칸막이 상자',
    ]),
    certificate: certificates('HACCP, ISO 22000', 'BRCGS, HACCP', 'Halal, HACCP', 'JAS, HACCP', 'USDA Organic, HACCP'),
    moisture: measure(['水分', 'Moisture', '水分', '수분'], [3, 8, 0.5], '%', '≤ '),
    storage: choice(
      ['储存', 'Storage', '保存方法', '보관'],
      [
        ['常温避光', 'Ambient, away from light', '常温・遮光', '상온, 차광'],
        ['阴凉干燥处', 'Cool and dry', '冷暗所', '서늘하고 건조한 곳'],
      ],
    ),
    cold: choice(
      ['储存', 'Storage', '保存方法', '보관'],
      [
        ['冷藏 2–8 °C', 'Chilled 2–8 °C', '冷蔵 2–8 °C', '냉장 2–8 °C'],
        ['冷冻 -18 °C', 'Frozen -18 °C', '冷凍 -18 °C', '냉동 -18 °C'],
      ],
    ),
    origin: choice(
      ['原料来源', 'Raw material', '原料', '원료'],
      [
        ['自有基地', 'Own farms', '自社農場', '자사 농장'],
        ['合同农户', 'Contract growers', '契約農家', '계약 농가'],
      ],
    ),
  },
  groups: [
    {
      name: ['原料与营养', 'Ingredients and nutrition', '原料と栄養', '원료와 영양'],
      rows: ['origin', 'additive', 'energy', 'sodium', 'storage'],
    },
    { name: DELIVERY, rows: ['portion', 'label', 'moq', 'lead', 'pack', 'certificate'] },
  ],
  kinds: [
    {
      id: 'tea',
      name: ['茶叶与咖啡', 'Tea and coffee', '茶・コーヒー', '차·커피'],
      series: 'T',
      subject: 'tinAndJar',
      products: [
        ['龙井茶礼盒', 'Longjing tea gift set', '龍井茶ギフトセット', '롱징차 선물 세트'],
        ['白茶饼', 'white tea cake', '白茶餅茶', '백차 병차'],
        ['煎茶', 'sencha', '煎茶', '센차'],
        ['挂耳咖啡', 'drip bag coffee', 'ドリップバッグコーヒー', '드립백 커피'],
      ],
      modifiers: [W.highMountain, W.organic, W.firstPick, W.aged],
      specs: ['net', 'shelf', 'grade', 'moisture'],
      without: ['energy', 'sodium'],
    },
    {
      id: 'sauce',
      name: ['调味与酱料', 'Sauces and preserves', '調味料・ジャム', '소스·잼'],
      series: 'S',
      subject: 'bottleAndJar',
      products: [
        ['柑橘果酱', 'citrus preserve', '柑橘ジャム', '감귤 잼'],
        ['酿造酱油', 'brewed soy sauce', '本醸造しょうゆ', '양조간장'],
        ['香辣酱', 'chilli sauce', '香辣醤', '매운 향신 소스'],
        ['芝麻酱', 'sesame paste', 'ごまペースト', '참깨 페이스트'],
      ],
      modifiers: [W.traditional, W.lowSugar, W.organic, W.coarse],
      specs: ['net', 'shelf', 'sodium', 'energy'],
    },
    {
      id: 'snack',
      name: ['休闲食品', 'Snacks', '菓子・スナック', '과자·스낵'],
      series: 'N',
      subject: 'cartonAndBowl',
      products: [
        ['坚果礼罐', 'mixed nut tin', 'ミックスナッツ缶', '견과 선물 캔'],
        ['海苔脆片', 'seaweed crisps', '海苔チップス', '김 칩'],
        ['米果', 'rice cracker', '米菓', '쌀과자'],
        ['冻干水果', 'freeze-dried fruit', 'フリーズドライフルーツ', '동결 건조 과일'],
      ],
      modifiers: [W.roasted, W.lightlySalted, W.organic],
      specs: ['net', 'shelf', 'protein', 'energy'],
    },
    {
      id: 'drink',
      name: ['饮料与酒', 'Beverages and spirits', '飲料・酒類', '음료·주류'],
      series: 'D',
      subject: 'bottleAndTin',
      products: [
        ['原榨果汁', 'pressed fruit juice', 'ストレート果汁', '착즙 과일주스'],
        ['植物基饮料', 'plant-based drink', '植物性飲料', '식물성 음료'],
        ['米酒', 'rice wine', '米酒', '쌀술'],
        ['气泡茶饮', 'sparkling tea', 'スパークリングティー', '스파클링 티'],
      ],
      modifiers: [W.organic, W.noAddedSugar, W.traditional],
      specs: ['volume', 'shelf', 'brix', 'energy'],
    },
    {
      id: 'seafood',
      name: ['水产与肉制品', 'Seafood and meat', '水産・畜産加工', '수산·육가공'],
      series: 'F',
      subject: 'tinAndBowl',
      products: [
        ['即食海鲜', 'ready-to-eat seafood', '調理済みシーフード', '즉석 해산물'],
        ['干鲍', 'dried abalone', '干しあわび', '건전복'],
        ['低温火腿', 'cured ham', '生ハム', '저온 숙성 햄'],
        ['鱼丸', 'fish ball', '魚団子', '어묵볼'],
      ],
      modifiers: [W.smoked, W.lowSalt, W.deepSea],
      specs: ['net', 'shelf', 'protein', 'cold'],
      without: ['origin', 'storage'],
    },
    {
      id: 'grain',
      name: ['粮谷与面食', 'Grains and noodles', '穀物・麺類', '곡물·면류'],
      series: 'G',
      subject: 'cartonAndBowl',
      products: [
        ['长粒香米', 'fragrant long-grain rice', '長粒香り米', '장립 향미'],
        ['藜麦', 'quinoa', 'キヌア', '퀴노아'],
        ['荞麦粉', 'buckwheat flour', 'そば粉', '메밀가루'],
        ['手工面', 'hand-pulled noodle', '手延べ麺', '수연 국수'],
      ],
      modifiers: [W.organic, W.newHarvest, W.traditional],
      specs: ['net', 'shelf', 'grade', 'protein'],
    },
  ],
})
