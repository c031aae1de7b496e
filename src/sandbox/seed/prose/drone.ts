import type { FamilyProse } from './family-prose.ts'

export const drone: FamilyProse = {
  kinds: {
    agri: [
      '药箱 {tank}，喷幅 {spray}，作业效率 {area}，断药断电后可从断点续航。',
      'A {tank} tank, {spray} of spray width and {area}; it resumes where it stopped.',
      'タンク {tank}、散布幅 {spray}、作業能率 {area}。中断した地点から再開できます。',
      '탱크 {tank}, 살포 폭 {spray}, 작업 능률 {area}. 중단된 지점부터 이어서 작업합니다.',
    ],
    cargo: [
      '载荷 {payload}，航程 {distance}，巡航 {cruise}，山区与海岛都能按时送达。',
      'Payload {payload}, range {distance}, cruising at {cruise}: on time to mountains and islands.',
      'ペイロード {payload}、航続距離 {distance}、巡航 {cruise}。山間部にも離島にも時間どおりに届けます。',
      '탑재량 {payload}, 항속 거리 {distance}, 순항 {cruise}. 산간과 섬에도 제시간에 배송합니다.',
    ],
    survey: [
      '有效像素 {pixels}，续航 {flight}，测图精度 {ground}，图传 {range}。',
      '{pixels}, {flight} in the air, {ground} mapping accuracy, a link of {range}.',
      '有効画素 {pixels}、飛行 {flight}、測量精度 {ground}、伝送 {range}。',
      '유효 화소 {pixels}, 비행 {flight}, 측량 정밀도 {ground}, 전송 {range}.',
    ],
    patrol: [
      '续航 {flight}，图传 {range}，抗风 {wind}，可按计划自动起降巡航。',
      '{flight} in the air, a link of {range}, steady in {wind} of wind; it takes off and patrols by schedule.',
      '飛行 {flight}、伝送 {range}、耐風 {wind}。計画に沿って自動で離着陸し巡視します。',
      '비행 {flight}, 전송 {range}, 내풍 {wind}. 계획에 따라 자동으로 이착륙하며 순찰합니다.',
    ],
  },
  opening: [
    [
      '这款{noun}在{place}试验基地累计飞行超过两千小时后才定型，机臂、电机与飞控均可在十分钟内现场更换。',
      'This {noun} flew for more than two thousand hours at the test field in {place} before its design was settled. Arms, motors and controller can be changed in ten minutes on site.',
      'この{noun}は{place}の試験場で2,000時間以上飛行した後に仕様を確定しました。アーム、モーター、飛行制御装置は現場で10分で交換できます。',
      '이 {noun:은} {place} 시험장에서 2,000시간 넘게 비행한 뒤 사양을 확정했습니다. 암, 모터, 비행 제어기를 현장에서 10분 안에 교체할 수 있습니다.',
    ],
    [
      '{who}把飞行日志、保养提醒与作业面积放进同一个应用，管理员一眼就能看出哪台{noun}该休息了。',
      '{who} keeps flight logs, service reminders and hectares in one app, so a manager sees at a glance which {noun} is due for a rest.',
      '{who}は飛行記録、点検時期、作業面積を一つのアプリにまとめました。どの{noun}を休ませるべきか一目でわかります。',
      '{who:은} 비행 기록, 점검 시기, 작업 면적을 한 앱에 담아 어느 {noun:을} 쉬게 해야 할지 한눈에 볼 수 있습니다.',
    ],
  ],
  points: [
    [
      '双冗余飞控与三组姿态传感器。',
      'A doubled flight controller and three sets of attitude sensors.',
      '飛行制御は二重化し、姿勢センサを三組備えています。',
      '비행 제어기를 이중화하고 자세 센서를 세 벌 갖추었습니다.',
    ],
    [
      '断链、低电与大风自动返航。',
      'It returns by itself on lost link, low battery or strong wind.',
      '通信断、電池低下、強風時は自動で帰還します。',
      '통신 두절, 배터리 부족, 강풍 때 자동으로 귀환합니다.',
    ],
    [
      '整机培训三天，包含理论、实飞与保养。',
      'Training takes three days: theory, flight and care.',
      '座学、実飛行、整備を含む3日間の研修を行います。',
      '이론, 실비행, 정비를 포함한 3일 교육을 합니다.',
    ],
    [
      '易损件随机一套，全国与海外服务点均可更换。',
      'A set of wear parts comes with it, and service points at home and abroad fit them.',
      '消耗部品一式を同梱し、国内外の拠点で交換できます。',
      '소모 부품 한 벌을 함께 제공하며 국내외 거점에서 교체할 수 있습니다.',
    ],
    [
      '飞行数据只存在用户选择的服务器上。',
      'Flight data are kept only on the server that the user chooses.',
      '飛行データは利用者が選んだサーバーにのみ保存します。',
      '비행 데이터는 사용자가 고른 서버에만 저장합니다.',
    ],
  ],
}
