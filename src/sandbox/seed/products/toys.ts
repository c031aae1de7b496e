import { family } from '../family.ts'
import { choice, measure } from '../spec.ts'
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
    pieces: measure(['件数', 'Pieces', 'ピース数', '구성'], [12, 480, 4], ['件', 'pieces', 'ピース', '피스']),
    age: measure(
      ['适用年龄', 'Age', '対象年齢', '사용 연령'],
      [0.5, 8, 0.5],
      ['岁以上', 'years and up', '歳以上', '세 이상'],
    ),
    players: choice(['人数', 'Players', '人数', '인원'], ['1–2', '2–4', '2–6', '3–8']),
    minutes: measure(['时长', 'Play time', '所要時間', '소요 시간'], [10, 90, 5], ['分钟', 'min', '分', '분']),
    height: measure(['高度', 'Height', '高さ', '높이'], [12, 80, 2], 'cm'),
    wash: choice(
      ['清洗', 'Cleaning', 'お手入れ', '세척'],
      [
        ['可机洗', 'Machine washable', '洗濯機可', '세탁기 가능'],
        ['手洗', 'Hand wash', '手洗い', '손세탁'],
        ['擦拭', 'Wipe clean', '拭き取り', '닦아내기'],
      ],
    ),
    speed: measure(['速度', 'Speed', '速度', '속도'], [4, 45, 1], 'km/h'),
    run: measure(['续航', 'Run time', '連続使用時間', '사용 시간'], [20, 90, 5], ['分钟', 'min', '分', '분']),
    load: measure(['承重', 'Load', '耐荷重', '허용 하중'], [20, 80, 5], 'kg'),
    skills: choice(
      ['锻炼能力', 'Trains', '育まれる力', '발달 영역'],
      [
        ['手眼协调', 'Hand-eye coordination', '手と目の協応', '눈손 협응'],
        ['逻辑与空间', 'Logic and space', '論理・空間認識', '논리와 공간'],
        ['语言表达', 'Language', 'ことば', '언어 표현'],
        ['合作', 'Cooperation', '協調性', '협동'],
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
    power: choice(
      ['电源', 'Power', '電源', '전원'],
      [
        ['无需电池', 'No battery', '電池不要', '배터리 불필요'],
        ['USB-C 充电', 'USB-C charging', 'USB-C充電', 'USB-C 충전'],
        ['五号电池', 'AA batteries', '単3電池', 'AA 건전지'],
      ],
    ),
    small: choice(
      ['小零件', 'Small parts', '小部品', '작은 부품'],
      [
        ['无', 'None', 'なし', '없음'],
        ['3 岁以下禁用', 'Not under 3 years', '3歳未満不可', '3세 미만 사용 금지'],
      ],
    ),
    moq: minimumOrder([60, 1200, 60], SETS),
    lead: leadTime(20, 50),
    pack: packing(GIFT_BOX, CARTON),
    certificate: certificates('EN 71, CE', 'ASTM F963, CPC', 'EN 71, ASTM F963', 'ST 2016', 'KC'),
    hard: choice(
      ['材质', 'Material', '素材', '소재'],
      [
        ['榉木', 'Beech', 'ブナ材', '너도밤나무'],
        ['再生塑料', 'Recycled plastic', '再生樹脂', '재생 플라스틱'],
        ['竹', 'Bamboo', '竹', '대나무'],
      ],
    ),
    soft: choice(
      ['材质', 'Material', '素材', '소재'],
      [
        ['有机棉', 'Organic cotton', 'オーガニックコットン', '유기농 면'],
        ['再生短绒', 'Recycled short plush', '再生ボア', '재생 단모'],
        ['水晶超柔', 'Velvety plush', 'ソフトボア', '벨벳 플러시'],
      ],
    ),
    range: measure(['遥控距离', 'Remote range', '操作距離', '조종 거리'], [20, 120, 5], 'm'),
    kilos: weight([0.2, 6.4, 0.1]),
  },
  groups: [
    {
      name: ['材质与安全', 'Materials and safety', '素材と安全', '소재와 안전'],
      rows: ['hard', 'paint', 'small', 'skills'],
    },
    { name: DELIVERY, rows: ['kilos', 'pack', 'moq', 'lead', 'certificate'] },
  ],
  kinds: [
    {
      id: 'block',
      name: ['积木与拼搭', 'Blocks and building', 'ブロック・組立', '블록·조립'],
      series: 'B',
      numberedBy: 'pieces',
      products: [
        ['积木套装', 'building block set', '積み木セット', '블록 세트'],
        ['层叠彩虹塔', 'rainbow stacking tower', 'レインボースタッキング', '무지개 쌓기 탑'],
        ['拼图', 'jigsaw puzzle', 'ジグソーパズル', '직소 퍼즐'],
      ],
      modifiers: [W.magnetToy, W.large, W.mini],
      specs: ['pieces', 'age', 'skills', 'hard'],
    },
    {
      id: 'learning',
      name: ['益智与早教', 'Learning toys', '知育玩具', '교육 완구'],
      series: 'L',
      products: [
        ['早教忙碌板', 'busy board', 'いたずらボード', '비지보드'],
        ['算术算盘', 'counting abacus', '計算そろばん', '셈 주판'],
        ['科学实验套装', 'science kit', '科学実験キット', '과학 실험 키트'],
        ['编程小车', 'coding car', 'プログラミングカー', '코딩 자동차'],
      ],
      modifiers: [W.magnetToy, W.travel, W.large],
      specs: ['pieces', 'age', 'minutes', 'skills'],
    },
    {
      id: 'game',
      name: ['桌游', 'Board games', 'ボードゲーム', '보드게임'],
      series: 'G',
      products: [
        ['策略桌游', 'strategy board game', '戦略ボードゲーム', '전략 보드게임'],
        ['记忆卡牌', 'memory card game', '記憶カードゲーム', '기억력 카드게임'],
        ['平衡叠叠乐', 'balancing game', 'バランスゲーム', '균형 쌓기 게임'],
      ],
      modifiers: [W.mini, W.travel, W.large],
      specs: ['players', 'minutes', 'age', 'pieces'],
    },
    {
      id: 'plush',
      name: ['毛绒与娃娃', 'Plush and dolls', 'ぬいぐるみ・人形', '봉제·인형'],
      series: 'D',
      numberedBy: 'height',
      products: [
        ['毛绒动物', 'plush animal', '動物ぬいぐるみ', '동물 봉제인형'],
        ['安抚巾', 'comfort blanket', 'セーフティブランケット', '애착 담요'],
        ['布艺娃娃', 'rag doll', '布人形', '헝겊 인형'],
      ],
      modifiers: [W.large, W.mini, W.weighted, W.musical],
      specs: ['height', 'age', 'wash', 'soft'],
      without: ['hard', 'paint'],
    },
    {
      id: 'ride',
      name: ['骑行玩具', 'Ride-on toys', '乗用玩具', '승용 완구'],
      series: 'R',
      products: [
        ['儿童滑步车', 'balance bike', 'バランスバイク', '밸런스 바이크'],
        ['儿童三轮车', 'tricycle', '三輪車', '세발자전거'],
        ['摇摇马', 'rocking horse', 'ロッキングホース', '흔들목마'],
      ],
      modifiers: [W.lightweight, W.offRoad],
      specs: ['age', 'load', 'hard', 'kilos'],
    },
    {
      id: 'remote',
      name: ['遥控玩具', 'Remote-control toys', 'ラジコン', '무선 조종'],
      series: 'C',
      products: [
        ['遥控越野车', 'remote-control off-roader', 'ラジコンオフロードカー', '무선 조종 오프로드카'],
        ['遥控船', 'remote-control boat', 'ラジコンボート', '무선 조종 보트'],
        ['遥控工程车', 'remote-control excavator', 'ラジコン建機', '무선 조종 굴착기'],
      ],
      modifiers: [W.mini, W.large, W.waterproof],
      specs: ['range', 'speed', 'run', 'age', 'power'],
      without: ['hard', 'paint', 'skills'],
    },
  ],
})
