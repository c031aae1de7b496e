import type { Language } from './language.ts'

/** "650 mm", "98%", "90 天", "90日": no space before per cent, degrees and Japanese or Korean counters. */
export function measureText(value: string, unit: string, language: Language): string {
  if (unit === '') return value
  const isCounter = unit.charCodeAt(0) > 0x2fff && (language === 'ja-JP' || language === 'ko-KR')
  const isTight = unit === '%' || unit === '°' || unit === '×' || isCounter
  return isTight ? value + unit : `${value} ${unit}`
}
