import type { PaletteName } from '../../media/address.ts'
import type { Text } from '../text.ts'
import type { WrittenExhibit } from './gx650.ts'
import { GX_650 } from './gx650.ts'

/** An exhibit of the home page: its name and key figures are written, the rest is composed like any other's. */
export interface ShowcaseExhibit {
  /** Index in SHOWCASE. */
  readonly exhibitor: number
  readonly kindId: string
  readonly name: Text
  readonly keyFigures: Text
  /** Its place among the kind's products. */
  readonly product: number
  /** Specs whose value the name or the figures tell: a number, or the place of an option. */
  readonly fixed: Readonly<Record<string, number>>
  readonly written?: WrittenExhibit
  /** The picture's seed, as in the mock pages. */
  readonly picture: string
  readonly palette?: PaletteName
}

const exhibit = (
  exhibitor: number,
  kindId: string,
  picture: string,
  name: Text,
  keyFigures: Text,
  fixed: Readonly<Record<string, number>>,
  written?: WrittenExhibit,
): ShowcaseExhibit => ({ exhibitor, kindId, name, keyFigures, picture, fixed, product: 0, ...(written && { written }) })

export const SHOWCASE_EXHIBITS: readonly ShowcaseExhibit[] = [
  exhibit(
    0,
    'five-axis',
    'machine-0',
    [
      'GX-650 五轴立式加工中心',
      'GX-650 five-axis machining centre',
      'GX-650 5軸立形マシニングセンタ',
      'GX-650 5축 수직형 머시닝센터',
    ],
    [
      '行程 650 mm · 主轴 18,000 rpm',
      'Travel 650 mm · 18,000 rpm',
      '移動量 650 mm · 主軸 18,000 rpm',
      '이송 650 mm · 주축 18,000 rpm',
    ],
    { travel: 650, spindle: 18000, accuracy: 5, load: 350, rapid: 48, lead: 90 },
    GX_650,
  ),
  exhibit(
    1,
    'cobot',
    'robot-4',
    ['KR-7 协作机器人', 'KR-7 collaborative robot', 'KR-7 協働ロボット', 'KR-7 협동 로봇'],
    [
      '负载 7 kg · 重复定位 ±0.02 mm',
      'Payload 7 kg · ±0.02 mm',
      '可搬質量 7 kg · 繰返し精度 ±0.02 mm',
      '가반하중 7 kg · 반복 정밀도 ±0.02 mm',
    ],
    { payload: 7, repeat: 0.02, reach: 900, joints: 6, armWeight: 24 },
  ),
  exhibit(
    2,
    'linen',
    'textile-1',
    [
      '雨露麻混纺面料 L-302',
      'Dew-retted linen blend L-302',
      '雨露レッティング麻混紡生地 L-302',
      '이슬 침지 마 혼방 원단 L-302',
    ],
    ['185 g/m² · 幅宽 145 cm', '185 g/m² · width 145 cm', '185 g/m² · 幅 145 cm', '185 g/m² · 폭 145 cm'],
    { mass: 185, width: 145, bast: 0 },
  ),
  exhibit(
    3,
    'monitor',
    'medical-7',
    ['床旁监护仪 HM-12', 'Bedside monitor HM-12', 'ベッドサイドモニタ HM-12', '침상 모니터 HM-12'],
    ['12.1 英寸 · 续航 6 小时', '12.1 in · 6 h battery', '12.1インチ · バッテリー 6時間', '12.1인치 · 배터리 6시간'],
    { screen: 12.1, battery: 6 },
  ),
  exhibit(
    4,
    'tea',
    'food-4',
    ['明前龙井礼盒', 'First-flush Longjing gift set', '明前龍井茶ギフトセット', '명전 룽징차 선물 세트'],
    ['250 g · 保质期 18 个月', '250 g · shelf life 18 months', '250 g · 賞味期限 18か月', '250 g · 소비기한 18개월'],
    { net: 250, shelf: 18, grade: 0 },
  ),
  exhibit(
    5,
    'home-storage',
    'energy-1',
    ['家用储能柜 VT-15', 'Home storage cabinet VT-15', '家庭用蓄電ユニット VT-15', '가정용 에너지 저장장치 VT-15'],
    [
      '15.4 kWh · 循环 8,000 次',
      '15.4 kWh · 8,000 cycles',
      '15.4 kWh · サイクル寿命 8,000回',
      '15.4 kWh · 사이클 수명 8,000회',
    ],
    { capacity: 15.4, cycles: 8000, weight: 138 },
  ),
  exhibit(
    6,
    'table',
    'lighting-5',
    ['穹顶台灯', 'Dome table lamp', 'ドームテーブルランプ', '돔 테이블 램프'],
    ['9 W · 2700 K · CRI 95', '9 W · 2700 K · CRI 95', '9 W · 2700 K · CRI 95', '9 W · 2700 K · CRI 95'],
    { watt: 9, kelvin: 2700, cri: 95, lumen: 810, height: 42 },
  ),
  exhibit(
    7,
    'vessel',
    'ceramics-1',
    ['濑户釉花器四件组', 'Seto glaze vessel set of four', '瀬戸釉 花器四点揃え', '세토 유약 화병 4점 세트'],
    ['手工拉坯 · 食品级', 'Hand-thrown · food-safe', 'ろくろ成形 · 食品対応', '물레 성형 · 식품 안전'],
    { height: 23, forming: 0, body: 1 },
  ),
  exhibit(
    8,
    'speaker',
    'electronics-3',
    ['M2 便携音箱套装', 'M2 portable speaker set', 'M2 ポータブルスピーカーセット', 'M2 휴대용 스피커 세트'],
    ['40 小时续航 · IP67', '40 h · IP67', '連続再生 40時間 · IP67', '연속 재생 40시간 · IP67'],
    { speakerPlay: 40, ip: 3, output: 30, woofer: 60, speakerWeight: 1.2 },
  ),
  exhibit(
    9,
    'bearing',
    'hardware-1',
    ['深沟球轴承 6205-P4', 'Deep groove bearing 6205-P4', '深溝玉軸受 6205-P4', '깊은 홈 볼 베어링 6205-P4'],
    ['内径 25 mm · P4 级', 'Bore 25 mm · P4', '内径 25 mm · P4級', '안지름 25 mm · P4급'],
    { bore: 25, grade: 3, outer: 52, dynamic: 14 },
  ),
  exhibit(
    10,
    'seating',
    'furniture-1',
    ['橡木框架单人沙发', 'Oak-frame armchair', 'オークフレームの一人掛けソファ', '오크 프레임 1인용 소파'],
    ['FSC 认证 · 可拆装', 'FSC · knock-down', 'FSC認証 · ノックダウン式', 'FSC 인증 · 조립식'],
    { wood: 0, certificate: 1, chairWidth: 78 },
  ),
  exhibit(
    11,
    'agri',
    'drone-5',
    ['T30 农用植保无人机', 'T30 crop-care drone', 'T30 農薬散布ドローン', 'T30 농업용 방제 드론'],
    ['载药 30 L · RTK 定位', '30 L · RTK', '薬剤タンク 30 L · RTK測位', '약제 탱크 30 L · RTK 측위'],
    { tank: 30, gnss: 0, spray: 8, area: 14 },
  ),
  exhibit(
    12,
    'lathe',
    'machine-3',
    ['CL-20 数控车床', 'CL-20 CNC lathe', 'CL-20 CNC旋盤', 'CL-20 CNC 선반'],
    ['最大车削 Ø 350 mm', 'Max turning Ø 350 mm', '最大加工径 Ø 350 mm', '최대 선삭 지름 Ø 350 mm'],
    { turning: 350 },
  ),
  exhibit(
    13,
    'gear',
    'hardware-3',
    ['斜齿轮组 DIN 6', 'Helical gear set DIN 6', 'はすば歯車セット DIN 6', '헬리컬 기어 세트 DIN 6'],
    ['模数 4 · 精度 DIN 6', 'Module 4 · quality DIN 6', 'モジュール 4 · 精度 DIN 6', '모듈 4 · 정밀도 DIN 6'],
    { module: 4, quality: 1, torque: 320, teeth: 42 },
  ),
  exhibit(
    14,
    'sauce',
    'food-1',
    ['萨摩柑橘果酱', 'Satsuma citrus preserve', '薩摩柑橘ジャム', '사쓰마 감귤 잼'],
    ['320 g · JAS 认证', '320 g · JAS', '320 g · JAS認証', '320 g · JAS 인증'],
    { net: 320, certificate: 3 },
  ),
  exhibit(
    5,
    'charger',
    'energy-2',
    ['直流充电桩 DC-60', 'DC charger DC-60', '急速充電器 DC-60', '직류 충전기 DC-60'],
    ['60 kW · 双枪', '60 kW · dual', '60 kW · 2口', '60 kW · 듀얼'],
    { charge: 60, guns: 1, standard: 0, postWeight: 168 },
  ),
  exhibit(
    8,
    'headset',
    'electronics-0',
    [
      'H5 头戴降噪耳机',
      'H5 noise-cancelling headphones',
      'H5 ノイズキャンセリングヘッドホン',
      'H5 노이즈 캔슬링 헤드폰',
    ],
    [
      '60 小时续航 · 主动降噪',
      '60 h · active noise cancelling',
      '連続再生 60時間 · 能動型ノイズ低減',
      '연속 재생 60시간 · 능동 소음 제거',
    ],
    { play: 60, anc: 48 },
  ),
  exhibit(
    17,
    'silk',
    'textile-6',
    ['太湖真丝缎', 'Taihu silk satin', '太湖絹サテン', '타이후 실크 새틴'],
    ['16 姆米 · GOTS', '16 momme · GOTS', '16匁 · GOTS', '16몸메 · GOTS'],
    { momme: 16, certificate: 1, filament: 0 },
  ),
  exhibit(
    18,
    'floor',
    'lighting-1',
    ['寰球三头落地灯', 'Globo floor lamp', 'グローボ三灯フロアランプ', '글로보 3등 플로어 램프'],
    ['吹制玻璃', 'Mouth-blown glass', '吹きガラス', '블로운 글라스'],
    { globe: 1, floorWatt: 24, floorLumen: 2300, floorHeight: 155 },
  ),
  exhibit(
    19,
    'microscope',
    'medical-0',
    ['双目显微镜 ZK-40', 'Binocular microscope ZK-40', '双眼顕微鏡 ZK-40', '쌍안 현미경 ZK-40'],
    ['40–1000×', '40–1000×', '40–1000×', '40–1000×'],
    { zoom: 0, camera: 12 },
  ),
]
