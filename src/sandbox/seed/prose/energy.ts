import type { FamilyProse } from './family-prose.ts'

export const energy: FamilyProse = {
  kinds: {
    'home-storage': [
      '容量 {capacity}，循环 {cycles}，系统效率 {efficiency}。白天存光伏，晚上供全屋，停电自动切换。',
      '{capacity}, {cycles}, {efficiency} efficiency. It stores the sun by day, runs the house by night, and takes over when the grid fails.',
      '容量 {capacity}、サイクル寿命 {cycles}、効率 {efficiency}。昼に太陽光をため、夜に家全体へ供給し、停電時は自動で切り替わります。',
      '용량 {capacity}, 사이클 수명 {cycles}, 효율 {efficiency}. 낮에는 태양광을 저장하고 밤에는 집 전체에 공급하며, 정전 때 자동으로 전환됩니다.',
    ],
    'grid-storage': [
      '容量 {bigCapacity}，系统效率 {efficiency}，并离网切换 {swap}，用于削峰填谷与备用电源。',
      '{bigCapacity} at {efficiency} efficiency, transfer in {swap}: for peak shaving and backup.',
      '容量 {bigCapacity}、効率 {efficiency}、系統切替 {swap}。ピークカットと非常用電源に適しています。',
      '용량 {bigCapacity}, 효율 {efficiency}, 계통 전환 {swap}. 피크 절감과 비상 전원에 적합합니다.',
    ],
    charger: [
      '输出 {charge}，{guns}，{standard} 接口，功率模块可热插拔更换。',
      '{charge}, {guns}, {standard}; power modules are swapped without switching off.',
      '出力 {charge}、{guns}、{standard} 対応。電力モジュールは稼働中に交換できます。',
      '출력 {charge}, {guns}, {standard} 규격. 전력 모듈을 가동 중에 교체할 수 있습니다.',
    ],
    solar: [
      '峰值功率 {peak}，转换效率 {cell}，首年衰减 {degrade}，适合屋顶与地面电站。',
      '{peak} peak at {cell}, first-year degradation {degrade}, for roofs and fields.',
      '最大出力 {peak}、変換効率 {cell}、初年度劣化 {degrade}。屋根にも地上設置にも適しています。',
      '최대 출력 {peak}, 변환 효율 {cell}, 1년차 열화 {degrade}. 지붕과 지상 발전소에 적합합니다.',
    ],
    inverter: [
      '额定功率 {inverter}，{mppt} MPPT，最高效率 {peakEfficiency}，切换时间 {swap}。',
      '{inverter}, {mppt}, up to {peakEfficiency}, transfer in {swap}.',
      '定格 {inverter}、MPPT {mppt}、最高効率 {peakEfficiency}、切替 {swap}。',
      '정격 {inverter}, MPPT {mppt}, 최고 효율 {peakEfficiency}, 전환 {swap}.',
    ],
    'solar-set': [
      '光伏 {kilowatt} 配储能 {capacity}，出厂预接线，两名工人半天装完。',
      '{kilowatt} of solar with {capacity} of storage, wired at the works; two people install it in half a day.',
      '太陽光 {kilowatt} と蓄電 {capacity} のセット。工場で配線済みのため、2人で半日で設置できます。',
      '태양광 {kilowatt}와 저장 {capacity} 세트입니다. 공장에서 배선을 마쳐 두 사람이 반나절이면 설치합니다.',
    ],
  },
  opening: [
    [
      '这款{noun}的电芯、控制与柜体都由{who}在{place}完成，出厂前满充满放三次，数据随设备交付。',
      'Cells, controls and housing of this {noun} come from {who} in {place}. Each unit is charged and discharged three times before delivery, and the records go with it.',
      'この{noun}はセル、制御、筐体を{who}が{place}で製造。出荷前に満充放電を3回行い、記録を添えて納めます。',
      '이 {noun:은} 셀, 제어, 함체를 {who:이} {place}에서 제조합니다. 출고 전 완전 충방전을 세 번 하고 기록을 함께 전달합니다.',
    ],
    [
      '设备要在海边、高原和严寒地区用上十几年，{who}因此为这款{noun}做了盐雾、高海拔与低温三组长期试验。',
      'It has to work for many years by the sea, in the mountains and in the cold, so {who} ran long tests of salt, altitude and frost on this {noun}.',
      '海辺、高地、寒冷地で十数年使われることを考え、{who}はこの{noun}に塩害、高地、低温の長期試験を行いました。',
      '바닷가, 고지대, 혹한 지역에서 십여 년을 쓰는 장비이므로 {who:은} 이 {noun}에 염해, 고도, 저온 장기 시험을 했습니다.',
    ],
  ],
  points: [
    [
      '手机上能看到每一串电芯的电压与温度。',
      'Voltage and temperature of every string show on the phone.',
      'すべてのストリングの電圧と温度を携帯電話で確認できます。',
      '모든 스트링의 전압과 온도를 휴대전화로 확인할 수 있습니다.',
    ],
    [
      '远程诊断先于上门，八成问题当天解决。',
      'Remote diagnosis comes before a visit and solves four in five faults the same day.',
      '訪問の前に遠隔診断を行い、8割の不具合を当日中に解決します。',
      '방문 전에 원격 진단을 하며 문제의 80%를 당일 해결합니다.',
    ],
    [
      '柜内设独立消防与泄压通道。',
      'The housing has its own fire suppression and pressure relief.',
      '筐体内に独立した消火装置と圧力開放路を備えています。',
      '함체에 독립된 소화 장치와 압력 배출 통로를 두었습니다.',
    ],
    [
      '安装手册与培训视频为四种语言。',
      'Manuals and training videos are in four languages.',
      '設置手順書と研修動画は四言語を用意しています。',
      '설치 설명서와 교육 영상을 4개 언어로 제공합니다.',
    ],
    [
      '在欧洲、东南亚与中东设有备件库。',
      'Spare parts are kept in Europe, Southeast Asia and the Middle East.',
      '欧州、東南アジア、中東に部品倉庫があります。',
      '유럽, 동남아시아, 중동에 부품 창고를 두고 있습니다.',
    ],
    [
      '提供并网所需的型式试验报告。',
      'Type test reports for grid connection are available.',
      '系統連系に必要な型式試験成績書を提供します。',
      '계통 연계에 필요한 형식 시험 보고서를 제공합니다.',
    ],
  ],
}
