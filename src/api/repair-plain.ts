import { lose, type NONE, note, type Reading, shown } from './repair-notes.ts'

const noteRead = (path: readonly string[], reason: string) => note('read', path, reason)

const isNo = (reading: Reading, path: readonly string[], value: unknown, what: string): typeof NONE =>
  lose(reading, path, `${shown(value)} is no ${what}`)

/** A text: a number is converted to its digits, a missing value to ''. */
export function readText(value: unknown, path: readonly string[], reading: Reading): unknown {
  if (typeof value === 'string') return value
  if (value === null || value === undefined) {
    reading.notes.push(noteRead(path, 'nothing for an empty text'))
    return ''
  }
  if (typeof value !== 'number' || !Number.isFinite(value)) return isNo(reading, path, value, 'text')
  reading.notes.push(noteRead(path, 'a number for a text'))
  return String(value)
}

/** A number, also written as a text; a missing value is 0. */
export function readNumber(value: unknown, path: readonly string[], reading: Reading): unknown {
  if (typeof value === 'number' && Number.isFinite(value)) return value
  if (value === null || value === undefined || value === '') {
    reading.notes.push(noteRead(path, 'nothing for a number'))
    return 0
  }
  if (typeof value !== 'string' || !/^-?\d{1,15}(?:\.\d{1,15})?$/.test(value.trim())) {
    return isNo(reading, path, value, 'number')
  }
  reading.notes.push(noteRead(path, 'a text for a number'))
  return Number(value)
}

/** A boolean, also as 1 and 0, in digits or words; a missing value is false. */
export function readTruth(value: unknown, path: readonly string[], reading: Reading): unknown {
  if (typeof value === 'boolean') return value
  const text = String(value ?? '').toLowerCase()
  if (!['true', 'false', '1', '0', ''].includes(text)) return isNo(reading, path, value, 'yes or no')
  reading.notes.push(noteRead(path, 'another form of yes or no'))
  return text === 'true' || text === '1'
}

/** One of the contract's words: also in another case, or as a number. An unreadable flag ('1' or '0') is not set. */
export function readEnum(
  known: readonly unknown[],
  value: unknown,
  path: readonly string[],
  reading: Reading,
): unknown {
  if (known.includes(value)) return value
  const text = typeof value === 'boolean' ? String(Number(value)) : String(value ?? '').trim()
  const found = text === '' ? undefined : known.find((each) => String(each).toLowerCase() === text.toLowerCase())
  if (found === undefined && text !== '' && known.length === 2 && known.includes('0') && known.includes('1')) {
    reading.notes.push(noteRead(path, 'a flag that is neither 0 nor 1, read as 0'))
    return '0'
  }
  if (found === undefined) return isNo(reading, path, value, `one of ${known.slice(0, 8).join(', ')}`)
  reading.notes.push(noteRead(path, 'a known word in another form'))
  return found
}
