import type { FamilyProse } from './family-prose.ts'

export const trims: FamilyProse = {
  kinds: {
    yarn: [
      '线密度 {count}，断裂强力 {strength}，每只 {metres}，高速平缝不断线。',
      '{count}, breaking at {strength}, {metres} a cone; it does not snap at high sewing speeds.',
      '番手 {count}、強力 {strength}、1巻 {metres}。高速縫製でも切れません。',
      '번수 {count}, 강도 {strength}, 콘당 {metres}. 고속 봉제에도 끊어지지 않습니다.',
    ],
    interlining: [
      '克重 {mass}，剥离强度 {peel}，幅宽 {clothWidth}，水洗二十次不起泡。',
      '{mass}, peel {peel}, {clothWidth} wide; no bubbles after twenty washes.',
      '目付 {mass}、はく離強さ {peel}、幅 {clothWidth}。20回洗っても浮きません。',
      '중량 {mass}, 박리 강도 {peel}, 폭 {clothWidth}. 스무 번 세탁해도 들뜨지 않습니다.',
    ],
    tape: [
      '宽 {width}，伸长率 {stretch}，每卷 {metres}，反复拉伸后回弹良好。',
      '{width} wide, {stretch} of stretch, {metres} a reel, and it comes back after every pull.',
      '幅 {width}、伸び率 {stretch}、1巻 {metres}。繰り返し伸ばしても戻ります。',
      '폭 {width}, 신장률 {stretch}, 롤당 {metres}. 반복해서 늘려도 잘 돌아옵니다.',
    ],
    lining: [
      '克重 {mass}，幅宽 {clothWidth}，色牢度 {fast} 级，滑爽不起静电。',
      '{mass}, {clothWidth} wide, fastness {fast}; smooth and free of static.',
      '目付 {mass}、幅 {clothWidth}、堅ろう度 {fast}級。すべりがよく静電気を抑えます。',
      '중량 {mass}, 폭 {clothWidth}, 견뢰도 {fast}급. 매끄럽고 정전기가 적습니다.',
    ],
    knitting: [
      '{count}，每团 {ball}，色牢度 {fast} 级，手编与机编均可。',
      '{count}, {ball} a ball, fastness {fast}, for hand and machine.',
      '{count}、1玉 {ball}、堅ろう度 {fast}級。手編みにも機械編みにも使えます。',
      '{count}, 타래당 {ball}, 견뢰도 {fast}급. 손뜨개와 기계 편직에 모두 쓸 수 있습니다.',
    ],
  },
  opening: [
    [
      '辅料是最后被想起、最先影响交期的东西。{who}为这款{noun}备有常用颜色的现货，{place}的仓库当天发出。',
      'Trims are thought of last and delay orders first. {who} keeps this {noun} in the usual colours, and the store in {place} ships the same day.',
      '副資材は最後に思い出され、最初に納期を左右します。{who}はこの{noun}の定番色を在庫し、{place}の倉庫から当日発送します。',
      '부자재는 가장 늦게 떠올리지만 납기에 가장 먼저 영향을 줍니다. {who:은} 이 {noun}의 기본 색상을 재고로 두고 {place} 창고에서 당일 발송합니다.',
    ],
    [
      '这款{noun}按面料打色，同一订单保留留样三年，翻单颜色一致。',
      'This {noun} is dyed to your cloth. A sample of every order is kept for three years, so that repeats match.',
      'この{noun}は生地に合わせて染色し、注文ごとの見本を3年間保管するため、追加注文でも色がそろいます。',
      '이 {noun:은} 원단에 맞춰 염색하며 주문별 견본을 3년간 보관해 추가 주문에서도 색이 같습니다.',
    ],
  ],
  points: [
    [
      '打色三天，确认后七天出货。',
      'Colours in three days, goods seven days after approval.',
      '色合わせ3日、承認後7日で出荷します。',
      '색상 맞춤 3일, 승인 후 7일 출고입니다.',
    ],
    [
      '每批次做色牢度与强力检测。',
      'Fastness and strength are tested in every batch.',
      'ロットごとに堅ろう度と強力を検査します。',
      '로트마다 견뢰도와 강도를 검사합니다.',
    ],
    [
      '不足一箱也可发货。',
      'Less than a carton can be shipped.',
      '1箱未満でも発送します。',
      '한 상자 미만도 발송합니다.',
    ],
    [
      '再生料可提供交易证书。',
      'Transaction certificates come with recycled material.',
      '再生材には取引証明書を発行します。',
      '재생 소재에는 거래 증명서를 발급합니다.',
    ],
    [
      '包装按尺码分装，减少工厂分拣。',
      'Packed by size, which saves sorting at the works.',
      'サイズ別に小分けし、工場での仕分けを省きます。',
      '사이즈별로 나눠 포장해 공장 분류 작업을 줄입니다.',
    ],
  ],
}
