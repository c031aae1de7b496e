import type { FamilyProse } from './family-prose.ts'

export const food: FamilyProse = {
  kinds: {
    tea: [
      '净含量 {net}，{grade}，水分 {moisture}，保质期 {shelf}，按批次附检测报告。',
      '{net}, {grade}, moisture {moisture}, shelf life {shelf}, with a report for every batch.',
      '内容量 {net}、{grade}、水分 {moisture}、賞味期限 {shelf}。ロットごとに検査成績書を添えます。',
      '내용량 {net}, {grade}, 수분 {moisture}, 소비기한 {shelf}. 로트마다 검사 보고서를 첨부합니다.',
    ],
    sauce: [
      '净含量 {net}，保质期 {shelf}，钠 {sauceSodium}，开盖即食，也可供餐饮大包装。',
      '{net}, shelf life {shelf}, sodium {sauceSodium}; ready to eat, and in catering packs as well.',
      '内容量 {net}、賞味期限 {shelf}、ナトリウム {sauceSodium}。そのまま使え、業務用もあります。',
      '내용량 {net}, 소비기한 {shelf}, 나트륨 {sauceSodium}. 바로 먹을 수 있고 업소용 대용량도 있습니다.',
    ],
    snack: [
      '净含量 {net}，蛋白质 {richProtein}，保质期 {shelf}，小包装锁鲜。',
      '{net}, protein {richProtein}, shelf life {shelf}, in small packs that keep it fresh.',
      '内容量 {net}、たんぱく質 {richProtein}、賞味期限 {shelf}。小分け包装で鮮度を保ちます。',
      '내용량 {net}, 단백질 {richProtein}, 소비기한 {shelf}. 소포장으로 신선함을 지킵니다.',
    ],
    drink: [
      '每瓶 {volume}，糖度 {brix}，热量 {drinkEnergy}，保质期 {shelf}。',
      '{volume} a bottle, {brix}, {drinkEnergy}, shelf life {shelf}.',
      '1本 {volume}、糖度 {brix}、熱量 {drinkEnergy}、賞味期限 {shelf}。',
      '병당 {volume}, 당도 {brix}, 열량 {drinkEnergy}, 소비기한 {shelf}.',
    ],
    seafood: [
      '净含量 {net}，蛋白质 {richProtein}，{cold}，保质期 {shelf}，渔获批次可追溯。',
      '{net}, protein {richProtein}, {cold}, shelf life {shelf}; catches are traceable.',
      '内容量 {net}、たんぱく質 {richProtein}、{cold}、賞味期限 {shelf}。漁獲ロットまで追跡できます。',
      '내용량 {net}, 단백질 {richProtein}, {cold}, 소비기한 {shelf}. 어획 로트까지 추적할 수 있습니다.',
    ],
    grain: [
      '净含量 {net}，{grade}，蛋白质 {protein}，保质期 {shelf}，从田块到包装一码到底。',
      '{net}, {grade}, protein {protein}, shelf life {shelf}; one code leads from field to pack.',
      '内容量 {net}、{grade}、たんぱく質 {protein}、賞味期限 {shelf}。一つのコードで畑から包装まで追えます。',
      '내용량 {net}, {grade}, 단백질 {protein}, 소비기한 {shelf}. 코드 하나로 밭에서 포장까지 확인할 수 있습니다.',
    ],
  },
  opening: [
    [
      '这款{noun}的原料来自签约产区，{who}在{place}的工厂当季加工，从进厂到封装不超过四十八小时。',
      'Ingredients of this {noun} come from contracted growers. {who} works them in season in {place}, within forty-eight hours of arrival.',
      'この{noun}の原料は契約産地から届き、{who}が{place}の工場で旬のうちに加工します。入荷から包装まで48時間以内です。',
      '이 {noun}의 원료는 계약 산지에서 오며, {who:이} {place} 공장에서 제철에 가공합니다. 입고에서 포장까지 48시간을 넘지 않습니다.',
    ],
    [
      '配料表短到一眼看完，是{who}做这款{noun}时给自己定的规矩。味道靠原料与时间，不靠添加。',
      'A list of ingredients short enough to read at a glance: that was the rule {who} set for this {noun}. Taste comes from raw material and time, not from additives.',
      '原材料表は一目で読める短さに。それが{who}がこの{noun}に課した決まりです。味は素材と時間でつくり、添加物に頼りません。',
      '한눈에 읽히는 짧은 원재료표, 그것이 {who:이} 이 {noun:을} 만들며 정한 원칙입니다. 맛은 원료와 시간에서 나오며 첨가물에 기대지 않습니다.',
    ],
  ],
  points: [
    [
      '可提供四种语言标签与进口国营养成分表。',
      'Labels in four languages, with the nutrition table of the importing country.',
      'ラベルは四言語、輸入国の栄養成分表示に対応します。',
      '4개 언어 라벨과 수입국 영양 성분표를 제공합니다.',
    ],
    [
      '支持贴牌，含包装设计与打样。',
      'Private label with design and samples of the pack.',
      'PBに対応し、包装の設計と試作も承ります。',
      '자체 상표 생산을 지원하며 포장 디자인과 시제품을 포함합니다.',
    ],
    [
      '每批次留样至保质期后三个月。',
      'Samples of each batch are kept three months past the shelf life.',
      'ロットごとの見本を賞味期限後3か月まで保管します。',
      '로트별 견본을 소비기한 후 3개월까지 보관합니다.',
    ],
    [
      '展位每天十一点与十五点试吃。',
      'Tastings at the stand at eleven and three every day.',
      '小間では毎日11時と15時に試食を行います。',
      '부스에서 매일 11시와 15시에 시식을 진행합니다.',
    ],
    [
      '常温与冷链均可发货，可拼柜。',
      'Ships ambient or chilled, in shared containers too.',
      '常温・冷蔵の両方に対応し、混載も可能です。',
      '상온과 냉장 운송을 모두 지원하며 혼적할 수 있습니다.',
    ],
    [
      '第三方农残与重金属检测报告齐全。',
      'Third-party reports on residues and heavy metals are complete.',
      '第三者機関による残留農薬・重金属の検査報告をそろえています。',
      '제3자 잔류농약·중금속 검사 보고서를 갖추고 있습니다.',
    ],
  ],
}
