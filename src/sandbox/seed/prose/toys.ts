import type { FamilyProse } from './family-prose.ts'

export const toys: FamilyProse = {
  kinds: {
    block: [
      '{pieces}，边长 {cube}，适合 {age}，所有棱角手工打磨。',
      '{pieces} with {cube} edges for children of {age}; every corner is sanded by hand.',
      '{pieces}、一辺 {cube}、{age}向け。角はすべて手作業で磨いています。',
      '{pieces}, 한 변 {cube}, {age}용입니다. 모든 모서리를 손으로 다듬었습니다.',
    ],
    stacking: [
      '{rings}，高 {height}，适合 {babyAge}，每一圈颜色与直径都不同。',
      '{rings}, {height} high, for babies of {babyAge}; every ring has a colour and a size of its own.',
      'リング{rings}、高さ {height}、{babyAge}向け。輪ごとに色も大きさも違います。',
      '고리 {rings}, 높이 {height}, {babyAge}용입니다. 고리마다 색과 크기가 다릅니다.',
    ],
    learning: [
      '{pieces}，边长 {cube}，适合 {age}，附四种语言的玩法卡。',
      '{pieces} of {cube} for children of {age}, with play cards in four languages.',
      '{pieces}、一辺 {cube}、{age}向け。四言語の遊び方カード付きです。',
      '{pieces}, 한 변 {cube}, {age}용이며 4개 언어 놀이 카드가 들어 있습니다.',
    ],
    game: [
      '{players} 人，一局 {minutes}，适合 {age}，规则一页讲完。',
      '{players} players, {minutes} a round, {age}; the rules fit on one page.',
      '{players}人、1回 {minutes}、{age}向け。ルールは1ページです。',
      '{players}명, 한 판 {minutes}, {age}용. 규칙은 한 쪽이면 충분합니다.',
    ],
    baby: [
      '适合 {babyAge}，尺寸 {height}，啃咬安全，可用温水清洗。',
      'For babies of {babyAge}, {height} in size, safe to chew and washable in warm water.',
      '{babyAge}向け、大きさ {height}。口に入れても安全で、ぬるま湯で洗えます。',
      '{babyAge}용, 크기 {height}. 입에 물어도 안전하고 미지근한 물로 씻을 수 있습니다.',
    ],
  },
  opening: [
    [
      '这款{noun}从孩子的手开始设计：握得住、看得清、摔得起。木料来自认证林场，在{place}干燥、车制、上色与质检。',
      'This {noun} begins with a child’s hand: easy to hold, clear to see, hard to break. The wood comes from certified forests and is dried, turned, painted and checked in {place}.',
      'この{noun}は子どもの手から設計しました。握りやすく、見やすく、落としても壊れにくい。認証林の木材を{place}で乾燥、加工、着色、検査しています。',
      '이 {noun:은} 아이의 손에서 설계를 시작했습니다. 쥐기 쉽고 잘 보이며 떨어뜨려도 잘 부서지지 않습니다. 인증 산림의 목재를 {place}에서 건조, 가공, 채색, 검사합니다.',
    ],
    [
      '{who}与幼儿教师一起试玩了六个月，这款{noun}的件数、重量与颜色都因此改过。',
      '{who} tried this {noun} with nursery teachers for six months, and changed number, weight and colours for it.',
      '{who}は保育者とともに6か月試遊を重ね、この{noun}の数、重さ、色を見直しました。',
      '{who:은} 유아 교사와 여섯 달 동안 시험 놀이를 하며 이 {noun}의 수량, 무게, 색을 고쳤습니다.',
    ],
  ],
  points: [
    [
      '涂料通过重金属迁移与唾液测试。',
      'Paints have passed heavy-metal and saliva tests.',
      '塗料は重金属溶出と唾液の試験に合格しています。',
      '도료는 중금속 용출과 타액 시험을 통과했습니다.',
    ],
    [
      '每批次抽检小零件、拉力与跌落。',
      'Small parts, pull and drop are tested in every batch.',
      'ロットごとに小部品、引張、落下を検査します。',
      '로트마다 작은 부품, 인장, 낙하를 검사합니다.',
    ],
    [
      '包装不用塑料，可回收纸盒兼作收纳盒。',
      'No plastic in the packing; the box of recyclable board stores the toy.',
      '梱包にプラスチックを使わず、再生紙の箱は収納にも使えます。',
      '포장에 플라스틱을 쓰지 않으며 재활용 종이 상자를 보관함으로 쓸 수 있습니다.',
    ],
    [
      '颜色与图案可定制，三百套起订。',
      'Colours and patterns can be yours from three hundred sets.',
      '色や柄は300セットから変更できます。',
      '색과 무늬는 300세트부터 바꿀 수 있습니다.',
    ],
    [
      '玩法卡为中、英、日、韩四种语言。',
      'Play cards come in Chinese, English, Japanese and Korean.',
      '遊び方カードは中国語・英語・日本語・韓国語です。',
      '놀이 카드는 중국어, 영어, 일본어, 한국어로 되어 있습니다.',
    ],
  ],
}
