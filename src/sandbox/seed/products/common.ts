import type { Spec } from '../spec.ts'
import { choice, measure, size } from '../spec.ts'
import type { Text } from '../text.ts'

/** Lines that most specification tables share. */

export const UNITS: Text = ['台', 'units', '台', '대']
export const PIECES: Text = ['件', 'pcs', '点', '개']
export const SETS: Text = ['套', 'sets', 'セット', '세트']
export const CARTONS: Text = ['箱', 'cartons', '箱', '박스']
export const HOURS: Text = ['小时', 'h', '時間', '시간']
export const MONTHS: Text = ['个月', 'months', 'か月', '개월']
const DAYS: Text = ['天', 'days', '日', '일']
export const CYCLES: Text = ['次', 'cycles', '回', '회']
export const AXES: Text = ['轴', 'axes', '軸', '축']
export const SECONDS: Text = ['秒', 's', '秒', '초']
export const MINUTES: Text = ['分钟', 'min', '分', '분']
export const YEARS: Text = ['年', 'years', '年', '년']
export const COLOURS: Text = ['色', 'colours', '色', '색']

type Range = readonly [from: number, to: number, step: number]

export const weight = (range: Range, unit = 'kg'): Spec => measure(['重量', 'Weight', '質量', '중량'], range, unit)
export const leadTime = (from: number, to: number): Spec =>
  measure(['供货周期', 'Lead time', '納期', '납기'], [from, to, 5], DAYS)
export const minimumOrder = (range: Range, unit: Text | string): Spec =>
  measure(['起订量', 'Minimum order', '最小注文数量', '최소 주문 수량'], range, unit)
export const warranty = (options: readonly [number, number, number]): Spec =>
  measure(['质保', 'Warranty', '保証期間', '보증 기간'], options, MONTHS)
export const certificates = (...options: string[]): Spec => choice(['认证', 'Certificates', '認証', '인증'], options)
export const footprint = (a: Range, b: Range): Spec =>
  size(['占地面积', 'Footprint', '設置面積', '설치 면적'], 'mm', [a, b])
export const dimensions = (a: Range, b: Range, c: Range): Spec =>
  size(['外形尺寸', 'Dimensions', '外形寸法', '외형 치수'], 'mm', [a, b, c])
export const supply = (...options: string[]): Spec => choice(['供电', 'Power supply', '電源', '전원'], options)
export const protection = (...options: string[]): Spec =>
  choice(['防护等级', 'Protection class', '保護等級', '보호 등급'], options)
export const packing = (...options: Text[]): Spec => choice(['包装', 'Packing', '梱包', '포장'], options)
export const temperature = (...options: string[]): Spec =>
  choice(['工作温度', 'Operating temperature', '使用温度範囲', '사용 온도'], options)

export const DELIVERY: Text = ['供货', 'Delivery', '供給条件', '공급 조건']
export const SIZE_AND_DELIVERY: Text = ['外形与供货', 'Size and delivery', '外形と納期', '크기와 납기']
export const PLYWOOD: Text = ['熏蒸木箱', 'Fumigated wooden case', '燻蒸処理木箱', '훈증 목상자']
export const CARTON: Text = ['五层瓦楞纸箱', 'Five-ply carton', '5層段ボール箱', '5겹 골판지 상자']
export const PALLET: Text = ['托盘缠绕膜', 'Wrapped pallet', 'パレット・ストレッチ包装', '팔레트 랩 포장']
export const GIFT_BOX: Text = ['彩盒', 'Colour box', 'カラー化粧箱', '컬러 박스']
