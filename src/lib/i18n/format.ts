import type { Day, Instant, Zone } from '@fair/contract/rules/brand.ts'
import { dateOf, lastMoment } from '@fair/contract/rules/instant.ts'
import type { Language } from '@fair/contract/rules/language.ts'

/** Dates, numbers and ranges as the readers of one language write them. 24-hour clock. */
export interface Formats {
  number(value: number): string
  /** With all of its digits, e.g. a measurement: 0.0005. */
  exact(value: number): string
  /** A fraction, 0 to 1: 38%. Values below half a percent are shown with their first significant digit. */
  percent(value: number): string
  /** 2,318 is not shortened; 12,300 becomes 1.2万 or 12.3K. */
  compact(value: number): string
  /** 2026-11-19 · 19 Nov 2026 · 2026年11月19日 · 2026. 11. 19. */
  date(iso: Instant | Day, zone: Zone): string
  /** 11-19 · 19 Nov · 11月19日 · 11. 19. */
  day(iso: Instant | Day, zone: Zone): string
  weekday(iso: Instant | Day, zone: Zone): string
  month(iso: Instant | Day, zone: Zone): string
  /** 09:30 */
  time(iso: Instant | Day, zone: Zone): string
  dateTime(iso: Instant | Day, zone: Zone): string
  /** 18–22 Nov 2026; a range that ends at midnight ends on the day before. */
  dateRange(from: Instant, to: Instant, zone: Zone): string
  /** A rough duration in whole minutes, hours or days, rounded up: 40 minutes, 3 hours, 4 days. */
  duration(minutes: number): string
  /** 6.2 MB */
  bytes(value: number): string
  list(items: readonly string[]): string
}

const cache = new Map<string, unknown>()
function cached<T>(key: string, make: () => T): T {
  const known = cache.get(key) as T | undefined
  if (known !== undefined) return known
  const made = make()
  cache.set(key, made)
  return made
}

/** Numeric parts of an instant in a zone, each padded as in that language. */
function parts(iso: Instant | Day, timeZone: Zone): Record<string, string> {
  const format = cached(
    `parts ${timeZone}`,
    () =>
      new Intl.DateTimeFormat('en-US', {
        timeZone,
        hourCycle: 'h23',
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
        hour: '2-digit',
        minute: '2-digit',
      }),
  )
  return Object.fromEntries(format.formatToParts(dateOf(iso)).map((part) => [part.type, part.value]))
}

export function formatsOf(language: Language): Formats {
  const dateFormat = (zone: Zone, options: Intl.DateTimeFormatOptions) =>
    cached(
      `${language} ${zone} ${JSON.stringify(options)}`,
      () => new Intl.DateTimeFormat(language === 'en-US' ? 'en-GB' : language, { timeZone: zone, ...options }),
    )
  const show = (iso: Instant | Day, zone: Zone, options: Intl.DateTimeFormatOptions) =>
    dateFormat(zone, options).format(dateOf(iso))
  // Made when they are first used: each takes a slow phone 10 ms.
  const numberFormat = (options: Intl.NumberFormatOptions = {}) =>
    cached(`${language} number ${JSON.stringify(options)}`, () => new Intl.NumberFormat(language, options))
  const one = { maximumFractionDigits: 1 } as const
  // Below a thousand, all languages of the site write the bare digits: most lists need no Intl, whose first use takes a
  // slow phone 90 ms.
  const number = (value: number) =>
    Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : numberFormat().format(value)

  const formats: Formats = {
    number,
    exact: (value) => numberFormat({ maximumFractionDigits: 9 }).format(value),
    percent: (value) =>
      numberFormat({ style: 'percent', maximumFractionDigits: value > 0 && value < 0.005 ? 1 : 0 }).format(value),
    compact: (value) => (value < 10_000 ? number(value) : numberFormat({ notation: 'compact', ...one }).format(value)),
    date(iso, zone) {
      if (language === 'zh-CN') {
        const { year, month, day } = parts(iso, zone)
        return `${year}-${month}-${day}`
      }
      return show(
        iso,
        zone,
        language === 'en-US'
          ? { day: 'numeric', month: 'short', year: 'numeric' }
          : language === 'ja-JP'
            ? { dateStyle: 'long' }
            : { dateStyle: 'medium' },
      )
    },
    day(iso, zone) {
      const { month = '', day = '' } = parts(iso, zone)
      if (language === 'zh-CN') return `${month}-${day}`
      if (language === 'ko-KR') return `${Number(month)}. ${Number(day)}.`
      return show(
        iso,
        zone,
        language === 'en-US' ? { day: 'numeric', month: 'short' } : { month: 'long', day: 'numeric' },
      )
    },
    weekday: (iso, zone) => show(iso, zone, { weekday: 'short' }),
    month: (iso, zone) => show(iso, zone, { month: 'long' }),
    time(iso, zone) {
      const { hour, minute } = parts(iso, zone)
      return `${hour}:${minute}`
    },
    dateTime: (iso, zone) => `${formats.date(iso, zone)} ${formats.time(iso, zone)}`,
    dateRange(from, end, zone) {
      const to = from < end ? lastMoment(end) : from
      const a = parts(from, zone)
      const b = parts(to, zone)
      const sameYear = a['year'] === b['year']
      const sameMonth = sameYear && a['month'] === b['month']
      if (sameMonth && a['day'] === b['day']) return formats.date(from, zone)
      if (language === 'zh-CN') {
        const last = sameMonth ? [b['day']] : [...(sameYear ? [] : [b['year']]), b['month'], b['day']]
        return `${a['year']}.${a['month']}.${a['day']}–${last.join('.')}`
      }
      if (language === 'ja-JP' || language === 'ko-KR') {
        const lastDay = `${Number(b['day'])}${language === 'ja-JP' ? '日' : '.'}`
        const last = sameMonth ? lastDay : (sameYear ? formats.day : formats.date)(to, zone)
        return `${formats.date(from, zone)}–${last}`
      }
      return dateFormat(zone, { day: 'numeric', month: 'short', year: 'numeric' })
        .formatRange(dateOf(from), dateOf(to))
        .replace(/\s*[–-]\s*/u, '–')
    },
    duration(minutes) {
      const [unit, value] =
        minutes <= 55
          ? (['minute', Math.ceil(minutes / 5) * 5] as const)
          : minutes <= 47 * 60
            ? (['hour', Math.ceil(minutes / 60)] as const)
            : (['day', Math.ceil(minutes / (24 * 60))] as const)
      return numberFormat({ style: 'unit', unit, unitDisplay: 'long' }).format(Math.max(1, value))
    },
    bytes: (value) =>
      value < 1_000_000
        ? `${numberFormat(one).format(Math.max(1, Math.round(value / 1000)))} KB`
        : `${numberFormat(one).format(value / 1_000_000)} MB`,
    list: (items) => items.join(language === 'zh-CN' || language === 'ja-JP' ? '、' : ', '),
  }
  return formats
}
