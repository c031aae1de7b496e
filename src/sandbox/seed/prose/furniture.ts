import type { FamilyProse } from './family-prose.ts'

export const furniture: FamilyProse = {
  kinds: {
    seating: [
      '宽 {chairWidth}，座高 {seat}，海绵密度 {foam}，久坐不塌，面料可拆洗或换色。',
      'Width {chairWidth}, seat height {seat}, foam of {foam}: it keeps its shape, and covers can be changed.',
      '幅 {chairWidth}、座面高 {seat}、ウレタン密度 {foam}。長く座ってもへたらず、張地を替えられます。',
      '너비 {chairWidth}, 좌석 높이 {seat}, 폼 밀도 {foam}. 오래 앉아도 꺼지지 않고 커버를 바꿀 수 있습니다.',
    ],
    lobby: [
      '面向酒店与候机区的公共座椅，宽 {chairWidth}，疲劳测试 {test}，面料耐磨 {rub}。',
      'Seating for hotels and lounges: width {chairWidth}, {test} of fatigue testing, {rub} of abrasion.',
      'ホテルやラウンジ向けの椅子です。幅 {chairWidth}、耐久試験 {test}、耐摩耗 {rub}。',
      '호텔과 라운지를 위한 의자입니다. 너비 {chairWidth}, 내구 시험 {test}, 내마모성 {rub}.',
    ],
    stool: [
      '座高 {stoolSeat}，承重 {load}，自重 {smallWeight}，单手就能搬动。',
      'Seat height {stoolSeat}, load {load}, and at {smallWeight} it moves with one hand.',
      '座面高 {stoolSeat}、耐荷重 {load}、重さ {smallWeight}。片手で動かせます。',
      '좌석 높이 {stoolSeat}, 허용 하중 {load}, 무게 {smallWeight}. 한 손으로 옮길 수 있습니다.',
    ],
    table: [
      '桌面直径 {table}，高 {tableHeight}，板厚 {top}，边缘手工倒圆。',
      'Top {table}, height {tableHeight}, boards of {top} with edges rounded by hand.',
      '天板径 {table}、高さ {tableHeight}、板厚 {top}。縁は手作業で丸く仕上げています。',
      '상판 지름 {table}, 높이 {tableHeight}, 판재 두께 {top}. 모서리를 손으로 둥글게 다듬었습니다.',
    ],
    cafe: [
      '一套 {pieces}，桌面 {table}，凳承重 {load}，三分钟免工具装好。',
      'A set of {pieces} with a top of {table} and stools for {load}; it goes together without tools in three minutes.',
      '{pieces}のセット。天板 {table}、スツール耐荷重 {load}。工具なしで3分で組み立てられます。',
      '{pieces} 세트입니다. 상판 {table}, 스툴 하중 {load}. 공구 없이 3분이면 조립됩니다.',
    ],
  },
  opening: [
    [
      '这款{noun}使用干燥至含水率百分之八的实木，榫接处不用钉，在{place}的车间里由同一组工人从开料做到打磨。',
      'This {noun} is made of solid wood dried to eight per cent, joined without nails. One team in {place} sees it through from cutting to sanding.',
      'この{noun}は含水率8%まで乾燥させた無垢材を使い、接合部に釘を用いません。{place}の工房で、木取りから研磨まで同じ職人が手がけます。',
      '이 {noun:은} 함수율 8%까지 건조한 원목을 쓰고 못 없이 짜맞춥니다. {place} 공방에서 재단부터 연마까지 한 팀이 맡습니다.',
    ],
    [
      '{who}把这款{noun}设计成可拆的结构：运输体积减半，用旧之后每个部件都能单独更换。',
      '{who} designed this {noun} to come apart: it ships in half the volume, and every part can be replaced years later.',
      '{who}はこの{noun}を分解できる構造で設計しました。輸送容積は半分、使い込んだ後も部品ごとに交換できます。',
      '{who:은} 이 {noun:을} 분해할 수 있는 구조로 설계했습니다. 운송 부피가 절반이고, 오래 쓴 뒤에도 부품마다 교체할 수 있습니다.',
    ],
  ],
  points: [
    [
      '木材来自可追溯林场，可提供证书编号。',
      'Wood comes from traceable forests, with certificate numbers on request.',
      '木材は追跡可能な森林から調達し、認証番号をお伝えします。',
      '목재는 이력이 확인되는 산림에서 오며 인증 번호를 제공합니다.',
    ],
    [
      '面料与皮革可选四十色，打样七天。',
      'Forty colours of cloth and leather; samples in seven days.',
      '布と革は40色から選べ、サンプルは7日で用意します。',
      '직물과 가죽은 40색 가운데 고를 수 있고 샘플은 7일이면 준비됩니다.',
    ],
    [
      '提供工程项目所需的阻燃与承重报告。',
      'Fire and load reports for contract projects are available.',
      '物件向けの難燃・強度試験成績書を用意しています。',
      '프로젝트에 필요한 난연·하중 보고서를 제공합니다.',
    ],
    [
      '包装通过一米跌落测试，可直接用于电商发货。',
      'The packing passes a one-metre drop and can go straight to online customers.',
      '梱包は1メートル落下試験に合格し、通販でそのまま出荷できます。',
      '포장은 1미터 낙하 시험을 통과해 온라인 판매에 바로 쓸 수 있습니다.',
    ],
    [
      '尺寸可按图纸调整，十件起做。',
      'Sizes follow your drawing from ten pieces.',
      '寸法は図面に合わせ、10点から変更できます。',
      '치수는 도면에 맞춰 10개부터 조정할 수 있습니다.',
    ],
    [
      '装配说明只有图，没有字，任何语言都能看懂。',
      'The assembly sheet has pictures only, so it reads in any language.',
      '組立説明書は図だけで、どの言語でもわかります。',
      '조립 설명서는 그림으로만 되어 있어 어떤 언어로도 이해할 수 있습니다.',
    ],
  ],
}
