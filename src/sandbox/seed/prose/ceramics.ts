import type { FamilyProse } from './family-prose.ts'

export const ceramics: FamilyProse = {
  kinds: {
    dinner: [
      '一套 {pieces}，最大口径 {diameter}，{body}胎，耐热震 {shock}，可叠放。',
      'A set of {pieces}, the largest {diameter}, {body}, thermal shock {shock}, stackable.',
      '{pieces}セット、最大口径 {diameter}、素地は{body}、耐熱温度差 {shock}。重ねて収納できます。',
      '{pieces} 세트, 최대 지름 {diameter}, 태토 {body}, 내열 충격 {shock}. 겹쳐 보관할 수 있습니다.',
    ],
    tea: [
      '容量 {volume}，{forming}，壁厚 {wall}，出水利落不回流。',
      '{volume}, {forming}, walls of {wall}; it pours cleanly and does not drip.',
      '容量 {volume}、{forming}、肉厚 {wall}。水切れがよく垂れません。',
      '용량 {volume}, {forming}, 두께 {wall}. 물 끊김이 좋고 흘러내리지 않습니다.',
    ],
    vessel: [
      '高 {height}，{forming}，{fire}烧成，内壁施釉不渗水。',
      '{height} high, {forming}, fired at {fire}, glazed inside and watertight.',
      '高さ {height}、{forming}、{fire}で焼成。内側にも釉を掛け、水漏れしません。',
      '높이 {height}, {forming}, {fire}에서 소성. 안쪽에도 유약을 발라 물이 새지 않습니다.',
    ],
    kitchen: [
      '口径 {diameter}，容量 {volume}，耐热震 {shock}，从冰箱到烤箱直接使用。',
      '{diameter}, {volume}, thermal shock {shock}: straight from the fridge into the oven.',
      '口径 {diameter}、容量 {volume}、耐熱温度差 {shock}。冷蔵庫からオーブンへそのまま使えます。',
      '지름 {diameter}, 용량 {volume}, 내열 충격 {shock}. 냉장고에서 오븐으로 바로 쓸 수 있습니다.',
    ],
  },
  opening: [
    [
      '这款{noun}的泥料由{who}自配，陈腐三个月后上车。每一窑的位置都有记录，因此同一批次的釉色深浅可以挑选搭配。',
      '{who} mixes its own clay for this {noun} and lets it rest for three months. The place of every piece in the kiln is noted, so that shades of a batch can be chosen and matched.',
      'この{noun}の土は{who}が自ら調合し、3か月寝かせてから成形します。窯の中の位置を記録しているため、同じ窯の釉の濃淡を選んで組み合わせられます。',
      '이 {noun}의 흙은 {who:이} 직접 배합해 석 달 동안 숙성한 뒤 빚습니다. 가마 안 위치를 기록하므로 같은 가마의 유약 농담을 골라 맞출 수 있습니다.',
    ],
    [
      '餐厅每天要洗三遍，这款{noun}因此把口沿加厚了半毫米，釉面硬度提高到莫氏六以上。',
      'Restaurants wash three times a day. The rim of this {noun} is therefore half a millimetre thicker, and the glaze harder than six on the Mohs scale.',
      '飲食店では一日に三度洗われます。この{noun}は縁を0.5ミリ厚くし、釉の硬さをモース6以上に高めました。',
      '식당에서는 하루 세 번 씻습니다. 그래서 이 {noun:은} 테두리를 0.5밀리미터 두껍게 하고 유약 경도를 모스 6 이상으로 높였습니다.',
    ],
  ],
  points: [
    [
      '铅镉溶出检测逐釉色提供。',
      'Lead and cadmium reports for every glaze.',
      '鉛・カドミウム溶出試験は釉ごとに提供します。',
      '납·카드뮴 용출 시험은 유약별로 제공합니다.',
    ],
    [
      '器形与釉色可组合，二十四件起订。',
      'Forms and glazes combine freely, from twenty-four pieces.',
      '形と釉は自由に組み合わせ、24点から承ります。',
      '형태와 유약을 자유롭게 조합해 24점부터 주문할 수 있습니다.',
    ],
    [
      '底款可烧制品牌标识。',
      'Your mark can be fired into the foot.',
      '高台にブランドの印を焼き付けられます。',
      '굽에 브랜드 표시를 구워 넣을 수 있습니다.',
    ],
    [
      '包装通过一米跌落与三角度震动测试。',
      'The packing passes a one-metre drop and vibration from three sides.',
      '梱包は1メートル落下と三方向の振動試験に合格しています。',
      '포장은 1미터 낙하와 세 방향 진동 시험을 통과했습니다.',
    ],
    [
      '余热用于干燥坯体，单位能耗降低两成。',
      'Waste heat dries the ware and saves a fifth of the energy.',
      '余熱を乾燥に使い、エネルギーを2割減らしました。',
      '남은 열로 기물을 건조해 에너지를 20% 줄였습니다.',
    ],
    [
      '补单两年内可按原釉色供应。',
      'Repeats in the same glaze for two years.',
      '追加注文は2年間、同じ釉でお作りします。',
      '추가 주문은 2년간 같은 유약으로 공급합니다.',
    ],
  ],
}
