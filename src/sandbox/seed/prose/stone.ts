import type { FamilyProse } from './family-prose.ts'

export const stone: FamilyProse = {
  kinds: {
    marble: [
      '厚 {thick}，板面 {slab}，抗压强度 {compress}，可按图对纹排版。',
      '{thick} thick, slabs of {slab}, compressive strength {compress}; veins are matched to your drawing.',
      '厚さ {thick}、板寸法 {slab}、圧縮強さ {compress}。図面に合わせて柄合わせをします。',
      '두께 {thick}, 판 치수 {slab}, 압축 강도 {compress}. 도면에 맞춰 무늬를 맞춥니다.',
    ],
    granite: [
      '厚 {paving}，抗压强度 {compress}，冻融 {frost}，适合广场与台阶。',
      '{paving} thick, {compress}, {frost} of freeze and thaw, for squares and steps.',
      '厚さ {paving}、圧縮強さ {compress}、凍結融解 {frost}。広場や階段に適しています。',
      '두께 {paving}, 압축 강도 {compress}, 동결 융해 {frost}. 광장과 계단에 적합합니다.',
    ],
    slab: [
      '厚 {thick}，板面 {slab}，抗折强度 {bend}，吸水率 {absorb}，台面与外墙通用。',
      '{thick} thick, {slab}, flexural strength {bend}, absorption {absorb}, for worktops and facades.',
      '厚さ {thick}、板寸法 {slab}、曲げ強さ {bend}、吸水率 {absorb}。天板にも外壁にも使えます。',
      '두께 {thick}, 판 치수 {slab}, 휨 강도 {bend}, 흡수율 {absorb}. 상판과 외벽에 두루 쓸 수 있습니다.',
    ],
    tile: [
      '规格 {format}，厚 {tileThick}，防滑 {slip}，抗折强度 {bend}。',
      '{format}, {tileThick} thick, slip class {slip}, flexural strength {bend}.',
      '寸法 {format}、厚さ {tileThick}、防滑 {slip}、曲げ強さ {bend}。',
      '규격 {format}, 두께 {tileThick}, 미끄럼 저항 {slip}, 휨 강도 {bend}.',
    ],
    interior: [
      '尺寸 {topDepth}，厚 {thick}，吸水率 {absorb}，边角数控加工，可整件交付。',
      '{topDepth} in size, {thick} thick, absorption {absorb}; edges are cut by CNC and pieces arrive whole.',
      '寸法 {topDepth}、厚さ {thick}、吸水率 {absorb}。縁は数値制御で加工し、完成品で納めます。',
      '치수 {topDepth}, 두께 {thick}, 흡수율 {absorb}. 모서리는 수치 제어로 가공하며 완제품으로 납품합니다.',
    ],
  },
  opening: [
    [
      '这款{noun}由{who}从荒料选起，切割、补胶、抛光与排版都在{place}完成，每块板拍照编号，下单前可以在线挑选。',
      '{who} chooses the blocks for this {noun}, and cuts, fills, polishes and lays it out in {place}. Every slab is photographed and numbered, and can be picked online.',
      'この{noun}は{who}が原石から選び、切断、補修、研磨、割付を{place}で行います。一枚ごとに撮影して番号を付け、オンラインで選べます。',
      '이 {noun:은} {who:이} 원석부터 골라 절단, 보수, 연마, 배치를 {place}에서 진행합니다. 판마다 촬영하고 번호를 붙여 온라인에서 고를 수 있습니다.',
    ],
    [
      '工程最怕色差。{who}为每个项目预留同一荒料的备板，这款{noun}因此可以在三年内补到相近纹理。',
      'Projects fear a change of shade. {who} keeps spare slabs of the same block, so that this {noun} can be matched for three years.',
      '工事で怖いのは色の違いです。{who}は物件ごとに同じ原石の予備板を残し、この{noun}は3年間、近い柄で補えます。',
      '공사에서 가장 두려운 것은 색 차이입니다. {who:은} 프로젝트마다 같은 원석의 예비 판을 남겨 이 {noun:을} 3년간 비슷한 무늬로 보충할 수 있습니다.',
    ],
  ],
  points: [
    [
      '提供排版图与编号清单，现场按号铺贴。',
      'Layout drawings and numbered lists; pieces go down by number.',
      '割付図と番号表を添え、現場では番号順に施工できます。',
      '배치도와 번호표를 제공해 현장에서 번호대로 시공합니다.',
    ],
    [
      '样块三天寄出，尺寸十厘米见方。',
      'Samples ten centimetres square leave in three days.',
      '10センチ角の見本を3日で発送します。',
      '10센티미터 견본을 3일 안에 발송합니다.',
    ],
    [
      '木架经熏蒸处理，装柜全程拍照。',
      'Frames are fumigated, and loading is photographed.',
      '木枠は燻蒸処理し、積み込みを写真に残します。',
      '목재 프레임은 훈증 처리하며 적재 과정을 촬영합니다.',
    ],
    [
      '切割水循环使用，石粉制成免烧砖。',
      'Cutting water is recycled, and the dust becomes unfired brick.',
      '切断水は循環させ、石粉は無焼成れんがに再利用します。',
      '절단수는 순환해 쓰고 돌가루는 비소성 벽돌로 만듭니다.',
    ],
    [
      '可配同料踢脚、台阶与收边条。',
      'Skirtings, steps and edgings of the same stone.',
      '同じ石の巾木、段石、見切材もそろえます。',
      '같은 석재의 걸레받이, 계단석, 마감재를 함께 공급합니다.',
    ],
  ],
}
