import { family } from '../family.ts'
import { bare, choice, following, measure } from '../spec.ts'
import { CARTON, certificates, DELIVERY, GIFT_BOX, leadTime, minimumOrder, packing, SETS, weight } from './common.ts'
import { W } from './words.ts'

export const toys = family({
  id: 'toys',
  motif: 'toys',
  hall: '1.2',
  industry: ['玩具', 'Toys', '玩具', '완구'],
  category: ['玩具与婴童', 'Toys and children', '玩具・ベビー', '완구·유아용품'],
  modelFirst: false,
  share: 4,
  tagIds: ['en71', 'astm', 'fsc', 'low-moq', 'odm', 'sample7', 'gift'],
  performance: ['玩法', 'Play', '遊び方', '놀이'],
  specs: {
    pieces: bare(measure(['件数', 'Pieces', 'ピース数', '구성'], [12, 180, 4], ['件', 'pieces', 'ピース', '피스'])),
    rings: bare(measure(['圈数', 'Rings', 'リング数', '고리 수'], [4, 9, 1], ['圈', 'rings', '個', '개'])),
    babyAge: measure(
      ['适用年龄', 'Age', '対象年齢', '사용 연령'],
      [6, 18, 3],
      ['个月以上', 'months and up', 'か月以上', '개월 이상'],
    ),
    age: measure(
      ['适用年龄', 'Age', '対象年齢', '사용 연령'],
      [3, 6, 1],
      ['岁以上', 'years and up', '歳以上', '세 이상'],
    ),
    players: choice(['人数', 'Players', '人数', '인원'], ['1–2', '2–4', '2–6', '3–8']),
    minutes: measure(['时长', 'Play time', '所要時間', '소요 시간'], [10, 45, 5], ['分钟', 'min', '分', '분']),
    height: measure(['高度', 'Height', '高さ', '높이'], [12, 34, 1], 'cm'),
    cube: measure(['边长', 'Edge', '一辺', '한 변'], [30, 60, 5], 'mm'),
    skills: choice(
      ['锻炼能力', 'Trains', '育まれる力', '발달 영역'],
      [
        ['手眼协调', 'Hand-eye coordination', '手と目の協応', '눈손 협응'],
        ['逻辑与空间', 'Logic and space', '論理・空間認識', '논리와 공간'],
        ['语言表达', 'Language', 'ことば', '언어 표현'],
        ['合作', 'Cooperation', '協調性', '협동'],
      ],
    ),
    material: choice(
      ['材质', 'Material', '素材', '소재'],
      [
        ['榉木', 'Beech', 'ブナ材', '너도밤나무'],
        ['枫木', 'Maple', 'メープル材', '단풍나무'],
        ['竹', 'Bamboo', '竹', '대나무'],
      ],
    ),
    paint: choice(
      ['涂料', 'Paint', '塗料', '도료'],
      [
        ['水性涂料', 'Water-based', '水性塗料', '수성 도료'],
        ['无涂装', 'Unpainted', '無塗装', '무도장'],
        ['植物染色', 'Plant dye', '植物染料', '식물 염료'],
      ],
    ),
    edges: choice(['圆角', 'Edges', '角の仕上げ', '모서리'], ['R2 mm', 'R3 mm', 'R5 mm']),
    small: choice(
      ['小零件', 'Small parts', '小部品', '작은 부품'],
      [
        ['无', 'None', 'なし', '없음'],
        ['3 岁以下禁用', 'Not under 3 years', '3歳未満不可', '3세 미만 사용 금지'],
      ],
    ),
    weight: following('pieces', weight([0.4, 4.6, 0.1])),
    ringWeight: following('rings', weight([0.3, 0.8, 0.1])),
    moq: minimumOrder([60, 1200, 60], SETS),
    lead: leadTime(20, 50),
    pack: packing(GIFT_BOX, CARTON),
    certificate: certificates('EN 71, CE', 'ASTM F963, CPC', 'EN 71, ASTM F963', 'ST 2016', 'KC'),
  },
  groups: [
    {
      name: ['材质与安全', 'Materials and safety', '素材と安全', '소재와 안전'],
      rows: ['material', 'paint', 'edges', 'small', 'skills'],
    },
    { name: DELIVERY, rows: ['pack', 'moq', 'lead', 'certificate'] },
  ],
  kinds: [
    {
      id: 'block',
      name: ['积木', 'Building blocks', '積み木', '블록'],
      series: 'B',
      numberedBy: 'pieces',
      products: [
        ['积木套装', 'building block set', '積み木セット', '블록 세트'],
        ['彩虹积木', 'rainbow block set', '虹の積み木', '무지개 블록'],
        ['城堡积木', 'castle block set', 'お城の積み木', '성 블록'],
      ],
      modifiers: [W.magnetToy, W.large, W.mini],
      specs: ['pieces', 'age', 'cube', 'weight'],
    },
    {
      id: 'stacking',
      name: ['叠叠与套圈', 'Stacking toys', 'スタッキング玩具', '쌓기 완구'],
      series: 'S',
      numberedBy: 'rings',
      products: [
        ['层叠彩虹塔', 'rainbow stacking tower', 'レインボースタッキング', '무지개 쌓기 탑'],
        ['套圈玩具', 'ring stacker', '輪重ねおもちゃ', '고리 쌓기'],
        ['动物叠叠高', 'animal stacker', '動物スタッキング', '동물 쌓기'],
      ],
      modifiers: [W.large, W.mini, W.musical],
      specs: ['rings', 'babyAge', 'height', 'ringWeight'],
      without: ['small'],
    },
    {
      id: 'learning',
      name: ['早教方块', 'Learning cubes', '知育キューブ', '교육 큐브'],
      series: 'L',
      products: [
        ['图形认知方块', 'shape-sorting cube set', '図形キューブ', '도형 인지 큐브'],
        ['字母积木方块', 'letter cube set', '文字キューブ', '글자 큐브'],
        ['数数方块', 'counting cube set', '数えキューブ', '수 세기 큐브'],
      ],
      modifiers: [W.magnetToy, W.large, W.travel],
      specs: ['pieces', 'age', 'cube', 'minutes'],
    },
    {
      id: 'game',
      name: ['桌面游戏', 'Table games', 'テーブルゲーム', '테이블 게임'],
      series: 'G',
      products: [
        ['平衡叠叠乐', 'balancing game', 'バランスゲーム', '균형 쌓기 게임'],
        ['记忆木块游戏', 'memory block game', '記憶合わせゲーム', '기억력 블록 게임'],
        ['抛接积木游戏', 'catching game', 'キャッチゲーム', '던지고 받기 게임'],
      ],
      modifiers: [W.mini, W.travel, W.large],
      specs: ['players', 'minutes', 'age', 'pieces'],
    },
    {
      id: 'baby',
      name: ['婴儿抓握玩具', 'Baby toys', 'ベビートイ', '아기 완구'],
      series: 'N',
      products: [
        ['手抓球', 'grasping ball', 'にぎにぎボール', '손잡이 공'],
        ['摇铃', 'rattle', 'ガラガラ', '딸랑이'],
        ['滚滚球套装', 'rolling ball set', 'ころころボールセット', '굴림 공 세트'],
      ],
      modifiers: [W.musical, W.mini],
      specs: ['babyAge', 'height', 'ringWeight'],
      without: ['small'],
    },
  ],
})
