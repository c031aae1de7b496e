import type { Text } from '../text.ts'

/** Units of quantity (inquiryUnitEnum), in the order in which they are offered. */
export const UNITS: readonly (readonly [value: string, name: Text])[] = [
  ['PIECE', ['件', 'pieces', '個', '개']],
  ['SET', ['套', 'sets', 'セット', '세트']],
  ['PAIR', ['双', 'pairs', '足・組', '켤레·쌍']],
  ['UNIT', ['台', 'units', '台', '대']],
  ['CARTON', ['箱', 'cartons', '箱', '박스']],
  ['ROLL', ['卷', 'rolls', '巻', '롤']],
  ['METRE', ['米', 'metres', 'メートル', '미터']],
  ['SQUARE_METRE', ['平方米', 'square metres', '平方メートル', '제곱미터']],
  ['KILOGRAM', ['千克', 'kilograms', 'キログラム', '킬로그램']],
  ['TONNE', ['吨', 'tonnes', 'トン', '톤']],
  ['LITRE', ['升', 'litres', 'リットル', '리터']],
  ['CONTAINER', ['20 尺柜', '20-foot containers', '20フィートコンテナ', '20피트 컨테이너']],
]
