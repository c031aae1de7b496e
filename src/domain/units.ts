/** What a unit measures, and how much of the dimension's first unit it is: 1 µm is 0.001 mm. */
export interface Unit {
  readonly dimension: string
  readonly factor: number
}

/**
 * Units as exhibitors of four languages write them, after NFKC (m² is m2, ℃ is °C, µ is μ), by dimension. Symbols keep
 * their case: mW is not MW. Units whose size is not one everywhere (hp, 斤, 両) are left out: they are compared as words.
 */
const DIMENSIONS: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  length: {
    1: 'mm 毫米 ミリメートル 밀리미터',
    1000: 'm 米 メートル 미터',
    1e6: 'km 公里 千米 キロメートル 킬로미터',
    10: 'cm 厘米 センチメートル 센티미터',
    0.001: 'μm um 微米 マイクロメートル 마이크로미터',
    1e-6: 'nm 纳米 ナノメートル 나노미터',
    25.4: 'in inch inches " 英寸 インチ 인치',
    304.8: 'ft feet 英尺',
  },
  mass: {
    1: 'g 克 グラム 그램',
    1000: 'kg 千克 公斤 キログラム 킬로그램',
    0.001: 'mg 毫克',
    1e6: 't 吨 トン 톤',
    453.59237: 'lb lbs',
  },
  duration: {
    1: 's sec second seconds 秒 초',
    0.001: 'ms 毫秒 ミリ秒 밀리초',
    60: 'min minute minutes 分钟 分 분',
    3600: 'h hour hours 小时 時間 시간',
    86400: 'd day days 天 日 日間 일',
    604800: 'week weeks 周 週間 주',
  },
  // Months and years are no number of days.
  months: { 1: 'month months 个月 か月 ヶ月 カ月 개월', 12: 'year years 年 年間 년' },
  rotation: { 1: 'rpm r/min min-1 转/分 转/分钟 回転/分 회전/분' },
  speed: {
    1: 'm/s 米/秒',
    0.2777777777777778: 'km/h 公里/小时',
    0.016666666666666666: 'm/min 米/分',
    0.000016666666666666667: 'mm/min',
  },
  power: { 1: 'W 瓦 ワット 와트', 1000: 'kW 千瓦 キロワット 킬로와트', 1e6: 'MW 兆瓦', 0.001: 'mW' },
  energy: { 1: 'Wh', 1000: 'kWh', 1e6: 'MWh' },
  charge: { 1: 'mAh', 1000: 'Ah' },
  voltage: { 1: 'V 伏', 1000: 'kV 千伏', 0.001: 'mV' },
  current: { 1: 'A 安', 0.001: 'mA' },
  frequency: { 1: 'Hz 赫兹', 1000: 'kHz', 1e6: 'MHz', 1e9: 'GHz' },
  force: { 1: 'N 牛', 1000: 'kN', 0.01: 'cN' },
  torque: { 1: 'N·m Nm N⋅m', 1000: 'kN·m kNm' },
  pressure: { 1: 'Pa', 1000: 'kPa', 1e6: 'MPa', 1e9: 'GPa', 1e5: 'bar' },
  area: { 1: 'm2 平方米 ㎡', 1e-4: 'cm2', 1e-6: 'mm2', 1e4: 'ha 公顷' },
  volume: { 1: 'L l 升 リットル 리터', 0.001: 'mL ml 毫升 ミリリットル', 1e-6: 'μL μl', 1000: 'm3 立方米' },
  flow: { 1: 'L/min l/min 升/分钟', 16.666666666666668: 'm3/h', 1000: 'm3/min' },
  temperature: { 1: '°C' },
  angle: { 1: '° deg 度', 0.016666666666666666: "arcmin '", 0.0002777777777777778: 'arcsec' },
  storage: { 1: 'GB', 0.001: 'MB', 1000: 'TB' },
  ratio: { 1: '%', 0.1: '‰' },
}

const UNITS: ReadonlyMap<string, Unit> = new Map(
  Object.entries(DIMENSIONS).flatMap(([dimension, sizes]) =>
    Object.entries(sizes).flatMap(([factor, names]) =>
      names.split(' ').map((name) => [name.normalize('NFKC'), { dimension, factor: Number(factor) }] as const),
    ),
  ),
)

/** The unit of that name; one that nobody knows is comparable with itself alone. */
export const unitOf = (name: string): Unit => UNITS.get(name) ?? { dimension: `?${name.toLowerCase()}`, factor: 1 }

/** Whether the unit has a size that others can be turned into. */
export const isKnownUnit = (name: string): boolean => UNITS.has(name)
