import type { FamilyProse } from './family-prose.ts'

export const optics: FamilyProse = {
  kinds: {
    camera: [
      '有效像素 {pixels}，连拍 {burst}，视频 {video}，机身 {bodyWeight}。',
      '{pixels}, {burst} in bursts, {video} video, body {bodyWeight}.',
      '有効画素 {pixels}、連写 {burst}、動画 {video}、本体 {bodyWeight}。',
      '유효 화소 {pixels}, 연사 {burst}, 동영상 {video}, 본체 {bodyWeight}.',
    ],
    lens: [
      '焦距 {focal}，最大光圈 {stop}，{elements}镜片，自重 {lensWeight}。',
      'Focal length {focal}, {stop}, {elements}, {lensWeight}.',
      '焦点距離 {focal}、開放 {stop}、レンズ {elements}、重さ {lensWeight}。',
      '초점 거리 {focal}, 최대 조리개 {stop}, 렌즈 {elements}, 무게 {lensWeight}.',
    ],
    action: [
      '视场角 {view}，{video}，裸机防水 {depth}，自重 {smallWeight}。',
      'Field of view {view}, {video}, waterproof to {depth}, {smallWeight}.',
      '視野角 {view}、{video}、防水 {depth}、重さ {smallWeight}。',
      '시야각 {view}, {video}, 방수 {depth}, 무게 {smallWeight}.',
    ],
    vision: [
      '有效像素 {industrial}，帧率 {frames}，传感器 {chip}，可在产线上连续运行。',
      '{industrial} at {frames}, {chip} sensor, built to run on a line around the clock.',
      '有効画素 {industrial}、{frames}、センサー {chip}。生産ラインで連続稼働できます。',
      '유효 화소 {industrial}, {frames}, 센서 {chip}. 생산 라인에서 연속 가동할 수 있습니다.',
    ],
    conference: [
      '光学变焦 {zoom}，{video}，自动跟踪发言人，机身 {bodyWeight}。',
      'Optical zoom {zoom}, {video}, follows the speaker by itself, {bodyWeight}.',
      '光学ズーム {zoom}、{video}。発言者を自動で追尾し、本体は {bodyWeight} です。',
      '광학 줌 {zoom}, {video}. 발언자를 자동으로 따라가며 본체는 {bodyWeight}입니다.',
    ],
  },
  opening: [
    [
      '这款{noun}的镜片研磨、镀膜与装调都在{place}的洁净车间完成，每支镜头随附实测曲线，而不是设计值。',
      'Grinding, coating and alignment of this {noun} take place in clean rooms in {place}. Each one ships with measured curves, not with those of the design.',
      'この{noun}は研磨、蒸着、調整を{place}のクリーンルームで行います。設計値ではなく、一台ごとの実測データを添付します。',
      '이 {noun:은} 연마, 코팅, 조정을 {place} 클린룸에서 진행합니다. 설계값이 아니라 개별 실측 데이터를 함께 제공합니다.',
    ],
    [
      '{who}为影像品牌供应模组已有多年，这款{noun}把同样的公差带到整机：温度变化二十度，焦面漂移仍小于半个像素。',
      '{who} has supplied imaging brands with modules for years. This {noun} keeps the same tolerances: over twenty degrees the focus drifts by less than half a pixel.',
      '{who}は長年、映像ブランドにモジュールを供給してきました。この{noun}も同じ公差で仕上げ、温度が20度変わっても焦点面のずれは半画素未満です。',
      '{who:은} 오랫동안 영상 브랜드에 모듈을 공급해 왔습니다. 이 {noun}도 같은 공차로 만들어 온도가 20도 변해도 초점면 이동이 반 화소 미만입니다.',
    ],
  ],
  points: [
    [
      '每台出厂做调焦、畸变与色彩三项标定。',
      'Focus, distortion and colour are calibrated on every unit.',
      '全数に焦点、歪曲、色の校正を行います。',
      '모든 제품에 초점, 왜곡, 색상 보정을 합니다.',
    ],
    [
      '提供软件开发包与示例程序，支持常见操作系统。',
      'A development kit with examples supports the common systems.',
      '主要なOSに対応した開発キットとサンプルを提供します。',
      '주요 운영체제를 지원하는 개발 키트와 예제를 제공합니다.',
    ],
    [
      '镜片镀膜可按波段定制，最小批量五十片。',
      'Coatings for special bands are made from fifty pieces.',
      'コーティングは波長に合わせ、50枚から特注できます。',
      '코팅은 파장에 맞춰 50매부터 주문할 수 있습니다.',
    ],
    [
      '防尘防滴结构，按键寿命十万次。',
      'Sealed against dust and drops, with keys for a hundred thousand presses.',
      '防塵・防滴構造で、ボタンの耐久は10万回です。',
      '방진·방적 구조이며 버튼 내구는 10만 회입니다.',
    ],
    [
      '包装含减震内衬，可直接寄给终端用户。',
      'Shock-absorbing packing goes straight to end users.',
      '緩衝材入りの梱包で、そのまま利用者へ発送できます。',
      '완충재 포장으로 최종 사용자에게 바로 보낼 수 있습니다.',
    ],
  ],
}
