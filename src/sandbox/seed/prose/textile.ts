import type { FamilyProse } from './family-prose.ts'

export const textile: FamilyProse = {
  kinds: {
    linen: [
      '{mass}，幅宽 {width}，成分{bast}，越洗越软，适合衬衫、连衣裙与家居。',
      '{mass}, {width} wide, {bast}; it softens with washing, for shirts, dresses and the home.',
      '{mass}、幅 {width}、組成は{bast}。洗うほど柔らかく、シャツ、ワンピース、インテリアに適しています。',
      '{mass}, 폭 {width}, 혼용률 {bast}. 세탁할수록 부드러워지며 셔츠, 원피스, 홈 제품에 적합합니다.',
    ],
    silk: [
      '{momme}，幅宽 {silkWidth}，成分{filament}，光泽柔和，垂感好。',
      '{momme}, {silkWidth} wide, {filament}; a soft lustre and a good drape.',
      '{momme}、幅 {silkWidth}、組成は{filament}。光沢がやわらかく、きれいに落ちます。',
      '{momme}, 폭 {silkWidth}, 혼용률 {filament}. 은은한 광택과 좋은 드레이프를 지녔습니다.',
    ],
    wool: [
      '{heavyMass}，成分{fleece}，弹力 {give}，适合大衣、套装与围巾。',
      '{heavyMass}, {fleece}, stretch {give}, for coats, suits and scarves.',
      '{heavyMass}、組成は{fleece}、伸長率 {give}。コート、スーツ、マフラーに適しています。',
      '{heavyMass}, 혼용률 {fleece}, 신축성 {give}. 코트, 정장, 머플러에 적합합니다.',
    ],
    technical: [
      '{lightMass}，耐水压 {water}，透湿 {breathe}，成分{synthetic}，用于户外与工装。',
      '{lightMass}, water column {water}, breathability {breathe}, {synthetic}, for outdoor and work wear.',
      '{lightMass}、耐水圧 {water}、透湿度 {breathe}、組成は{synthetic}。アウトドアや作業服に適しています。',
      '{lightMass}, 내수압 {water}, 투습도 {breathe}, 혼용률 {synthetic}. 아웃도어와 작업복에 적합합니다.',
    ],
    home: [
      '密度 {thread}，成分{bedding}，幅宽 {wideWidth}，酒店洗涤百次不变形。',
      '{thread}, {bedding}, {wideWidth} wide; it keeps its shape through a hundred hotel washes.',
      '打ち込み {thread}、組成は{bedding}、幅 {wideWidth}。ホテル洗濯100回でも形が崩れません。',
      '밀도 {thread}, 혼용률 {bedding}, 폭 {wideWidth}. 호텔 세탁 100회에도 형태가 유지됩니다.',
    ],
  },
  opening: [
    [
      '这款{noun}从选纱到后整理都在{place}完成，{who}每季更新色卡，四十个工作小时内寄出样布。',
      'From yarn to finish this {noun} is made in {place}. {who} renews its colours every season, and swatches leave within forty working hours.',
      'この{noun}は糸選びから仕上げまで{place}で行います。{who}は毎季カラーを更新し、見本布を40営業時間以内に発送します。',
      '이 {noun:은} 원사 선택부터 후가공까지 {place}에서 진행합니다. {who:은} 시즌마다 색상을 새로 내며 견본 원단을 근무 40시간 안에 보냅니다.',
    ],
    [
      '设计师常说这款{noun}“有手感”：捻度降低一成，织造速度放慢，换来的是松软而不塌的表面。',
      'Designers say this {noun} has a hand: a tenth less twist and a slower loom give a surface that is soft without sagging.',
      'この{noun}はデザイナーに「風合いがある」と言われます。撚りを1割ゆるめ、織機の速度を落として、柔らかくもたれない表面に仕上げました。',
      '디자이너들은 이 {noun}에 손맛이 있다고 말합니다. 꼬임을 10% 낮추고 직기 속도를 늦춰 부드러우면서도 처지지 않는 표면을 얻었습니다.',
    ],
  ],
  points: [
    [
      '现货米数起订一百米，可混色。',
      'Stock cloth from a hundred metres, colours mixed.',
      '在庫品は100メートルから、色の組み合わせも可能です。',
      '재고 원단은 100미터부터이며 색상을 섞을 수 있습니다.',
    ],
    [
      '每卷附检验单，疵点按四分制记录。',
      'Every roll has its sheet, with faults by the four-point system.',
      '反ごとに検査票を付け、欠点は4点法で記録します。',
      '롤마다 검사표를 붙이고 결점은 4점법으로 기록합니다.',
    ],
    [
      '染整废水回用率超过六成。',
      'More than sixty per cent of the dyeing water is used again.',
      '染色排水の6割以上を再利用しています。',
      '염색 폐수의 60% 이상을 재사용합니다.',
    ],
    [
      '可配同色里布、缝纫线与织带。',
      'Linings, threads and tapes can be dyed to match.',
      '同色の裏地、ミシン糸、テープもそろえられます。',
      '같은 색의 안감, 재봉사, 테이프를 맞춰 드립니다.',
    ],
    [
      '数码打样二十四小时出图。',
      'Digital strike-offs in twenty-four hours.',
      'デジタル試し刷りは24時間で仕上げます。',
      '디지털 시험 날염은 24시간이면 나옵니다.',
    ],
    [
      '原料可追溯到纺纱批次。',
      'Fibre can be traced to its spinning lot.',
      '原料は紡績ロットまで追跡できます。',
      '원료는 방적 로트까지 추적할 수 있습니다.',
    ],
  ],
}
