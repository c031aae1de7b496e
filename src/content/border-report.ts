import { BuildFailure, EXIT } from '@fair/contract/rules/failure.ts'
import type { CallHeaders } from '../api/client.ts'
import type { Note } from '../api/repair-notes.ts'

/** A record or field of the platform that the site does not show. */
export interface SkippedRecord {
  tenant: string
  language: string
  /** Path of the call, as the contract declares it. */
  call: string
  /** Id of the record, if known. */
  id: string | null
  /** Path of the field in the answer. */
  field: string
  reason: string
  /** The complete record is skipped, not only a field. */
  isRecord: boolean
}

/** A skipped field of a record. */
export type SkippedField = Pick<SkippedRecord, 'field' | 'reason'>

/** Collects everything in one build's answers that did not match the contract, for the build's report. */
export interface BorderReport {
  /** For a client that sends these headers. */
  of: (headers: CallHeaders) => {
    onRead: (path: string, notes: readonly Note[], came: number) => void
    onSkipped: (path: string, id: string, reason: string) => void
    onWarning: (path: string, what: string) => void
    /** The fields of a record that were skipped in this build. */
    fieldsOf: (path: string, id: string) => SkippedField[]
    /** A record read by an earlier build, with the fields skipped then: reported again, and counted as received. */
    onKept: (path: string, id: string, fields: readonly SkippedField[]) => void
  }
  skipped: () => SkippedRecord[]
  /** Values that were converted from another format: each once, with its number of occurrences. */
  dataWarnings: () => string[]
  /** Throws BuildFailure (5) if a call has lost more than the permitted share of its records. */
  check: () => void
}

/** Losing this many records is always accepted: one bad record in a list of three. */
const FEW = 2
/** Maximum number of entries in a report. */
const MAX_LISTED = 5000

/** @param share of the records of a call in a language that may be skipped: 0 to 1 */
export function borderReport(share: number): BorderReport {
  const skipped = new Map<string, SkippedRecord>()
  const dataWarnings = new Map<string, number>()
  const fields = new Map<string, SkippedField[]>()
  // Lost records by id, or by path if they have none: a record may be reported more than once.
  const counts = new Map<string, { came: number; lost: Set<string>; first: SkippedRecord | null }>()
  const lose = (entry: SkippedRecord) => {
    const key = [entry.tenant, entry.language, entry.call, entry.id, entry.field].join('\n')
    if (skipped.size < MAX_LISTED) skipped.set(key, entry)
  }
  const odd = (path: string, what: string) =>
    dataWarnings.set(`${path}: ${what}`, (dataWarnings.get(`${path}: ${what}`) ?? 0) + 1)
  return {
    of: ({ tenantId: tenant = '', language = '', exhibitionId = '' }) => {
      const countOf = (path: string) => {
        const key = `${exhibitionId} ${language} ${path}`
        const known = counts.get(key) ?? { came: 0, lost: new Set<string>(), first: null }
        counts.set(key, known)
        return known
      }
      const fieldsKey = (path: string, id: string) => [exhibitionId, language, path, id].join('\n')
      return {
        onRead: (path, notes, came) => {
          const count = countOf(path)
          count.came += came
          for (const { kind, id, field, reason } of notes) {
            if (kind === 'field' && id !== null) {
              const key = fieldsKey(path, id)
              fields.set(key, [...(fields.get(key) ?? []), { field, reason }])
            }
            if (kind === 'read') odd(path, `${field.replace(/(^|\.)\d+(?=\.|$)/g, '$1*')}: ${reason}`)
            else {
              const isRecord = kind === 'record'
              const entry = { tenant, language, call: path, id, field, reason, isRecord }
              lose(entry)
              if (isRecord) count.lost.add(id ?? field)
              if (isRecord) count.first ??= entry
            }
          }
        },
        onSkipped: (path, id, reason) => {
          const count = countOf(path)
          count.came += 1
          const entry = { tenant, language, call: path, id, field: '', reason, isRecord: true }
          lose(entry)
          count.lost.add(id)
          count.first ??= entry
        },
        onWarning: odd,
        fieldsOf: (path, id) => fields.get(fieldsKey(path, id)) ?? [],
        onKept: (path, id, skippedFields) => {
          countOf(path).came += 1
          for (const each of skippedFields) lose({ tenant, language, call: path, id, ...each, isRecord: false })
        },
      }
    },
    skipped: () => [...skipped.values()],
    dataWarnings: () => [...dataWarnings].map(([what, n]) => (n > 1 ? `${what} (${n} times)` : what)),
    check: () => {
      for (const [key, { came, lost, first }] of counts) {
        if (lost.size <= FEW || lost.size <= share * came) continue
        const [call = '', language = ''] = key.split(' ').toReversed()
        throw new BuildFailure(
          EXIT.contract,
          `${lost.size} of ${came} records of ${call} (${language || 'no language'}) cannot be shown, more than the share that may be skipped (--left-out ${Math.round(share * 100)}). The first: ${first?.id ?? 'no id'}, ${first?.field ?? ''}: ${first?.reason ?? ''}`,
        )
      }
    },
  }
}
