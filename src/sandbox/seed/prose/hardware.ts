import type { FamilyProse } from './family-prose.ts'

export const hardware: FamilyProse = {
  kinds: {
    bearing: [
      '内径 {bore}，精度 {grade} 级，极限转速 {limit}，用于主轴、电机与减速机。',
      'Bore {bore}, grade {grade}, limiting speed {limit}: for spindles, motors and gearboxes.',
      '内径 {bore}、精度 {grade}級、許容回転数 {limit}。主軸、モータ、減速機に適しています。',
      '안지름 {bore}, 정밀도 {grade}급, 허용 회전수 {limit}. 주축, 모터, 감속기에 적합합니다.',
    ],
    gear: [
      '模数 {module}，精度 {quality}，额定扭矩 {torque}，齿面磨削并做修形。',
      'Module {module}, quality {quality}, rated torque {torque}; ground flanks with profile correction.',
      'モジュール {module}、精度 {quality}、定格トルク {torque}。歯面研削と歯形修整を施しています。',
      '모듈 {module}, 정밀도 {quality}, 정격 토크 {torque}. 치면 연삭과 치형 수정을 거쳤습니다.',
    ],
    sprocket: [
      '节距 {pitch}，齿数 {teeth}，齿面高频淬火，许用转速 {speed}。',
      'Pitch {pitch}, {teeth} teeth, induction-hardened flanks, up to {speed}.',
      'ピッチ {pitch}、歯数 {teeth}。歯面を高周波焼入れし、許容回転数は {speed} です。',
      '피치 {pitch}, 잇수 {teeth}. 치면을 고주파 담금질했으며 허용 회전수는 {speed}입니다.',
    ],
    fastener: [
      '规格 {thread}，性能等级 {strength}，盐雾试验 {salt}，逐批附材质报告。',
      'Thread {thread}, class {strength}, {salt} of salt spray, with a material report for every batch.',
      'ねじの呼び {thread}、強度区分 {strength}、塩水噴霧 {salt}。ロットごとに材質証明書を添付します。',
      '나사 {thread}, 강도 {strength}, 염수 분무 {salt}. 로트마다 재질 보고서를 첨부합니다.',
    ],
    coupling: [
      '适配轴径 {shaft}，额定扭矩 {couple}，允许偏心 {misalign}。',
      'For shafts of {shaft}, rated torque {couple}, misalignment up to {misalign}.',
      '軸径 {shaft}、定格トルク {couple}、許容偏心 {misalign} に対応します。',
      '축 지름 {shaft}, 정격 토크 {couple}, 허용 편심 {misalign}에 대응합니다.',
    ],
  },
  opening: [
    [
      '这款{noun}从棒料到成品全部在{place}完成，热处理、磨削与终检同处一条产线，批次之间的尺寸散差控制在公差的三分之一以内。',
      'From bar to finished part this {noun} is made in {place}. Heat treatment, grinding and final inspection share one line, and scatter between batches stays within a third of the tolerance.',
      'この{noun}は棒材から完成品まで{place}で生産しています。熱処理、研削、最終検査が一つのラインにあり、ロット間のばらつきを公差の3分の1以内に抑えます。',
      '이 {noun:은} 봉재부터 완제품까지 {place}에서 생산합니다. 열처리, 연삭, 최종 검사가 한 라인에 있어 로트 간 편차를 공차의 3분의 1 이내로 관리합니다.',
    ],
    [
      '设备停机往往从一个小零件开始。{who}为这款{noun}保留每批次的材质、硬度与尺寸记录，十年内可以凭批号查询。',
      'Downtime often begins with a small part. {who} keeps material, hardness and dimensions of every batch of this {noun} on file for ten years.',
      '設備の停止は小さな部品から始まることが多いものです。{who}はこの{noun}の材質、硬さ、寸法をロットごとに10年間保管します。',
      '설비 정지는 작은 부품에서 시작될 때가 많습니다. {who:은} 이 {noun}의 재질, 경도, 치수를 로트별로 10년간 보관합니다.',
    ],
  ],
  points: [
    [
      '关键尺寸百分之百自动测量，超差自动分拣。',
      'Critical dimensions are gauged on every piece and outliers sorted out automatically.',
      '重要寸法は全数自動測定し、公差外を自動で選別します。',
      '중요 치수는 전수 자동 측정해 공차를 벗어난 제품을 자동 선별합니다.',
    ],
    [
      '可按图纸加工，非标件二十件起做。',
      'Made to drawing as well, from twenty pieces.',
      '図面による特注品は20点から承ります。',
      '도면에 따른 주문 제작은 20개부터 가능합니다.',
    ],
    [
      '常用规格保有现货，当天下单次日发货。',
      'Common sizes are in stock and leave the next day.',
      '標準品は在庫を持ち、翌日に発送します。',
      '상용 규격은 재고를 보유해 다음 날 발송합니다.',
    ],
    [
      '防锈包装满足海运九十天要求。',
      'Rust protection lasts ninety days at sea.',
      '防錆梱包は海上輸送90日に対応します。',
      '방청 포장은 해상 운송 90일에 대응합니다.',
    ],
    [
      '每箱附二维码，扫码可见检验数据与批次。',
      'A code on each box leads to its test data and batch.',
      '箱ごとの二次元コードから検査データとロットを確認できます。',
      '상자마다 붙은 코드로 검사 데이터와 로트를 확인할 수 있습니다.',
    ],
    [
      '工程师可协助选型计算，提供寿命与载荷校核。',
      'Engineers help with selection and check life and load.',
      '技術者が選定計算をお手伝いし、寿命と荷重を検証します。',
      '엔지니어가 선정 계산을 돕고 수명과 하중을 검토합니다.',
    ],
  ],
}
