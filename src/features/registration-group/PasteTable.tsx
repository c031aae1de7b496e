import type { SingleField } from '@fair/contract/form-field.ts'
import { Icon } from '../../components/Icon.tsx'
import { usePage } from '../../components/usePage.ts'
import type { RowTexts } from './rows.ts'

/** A pasted row: its cells, and the platform's errors. */
export interface PastedRow {
  key: number
  texts: RowTexts
  /** Errors by fieldId. */
  refused: Record<string, string>
}

interface Props {
  columns: readonly SingleField[]
  rows: readonly PastedRow[]
  /** The errors of each row, by fieldId. */
  words: readonly Record<string, string>[]
  onCell: (key: number, fieldId: string, text: string) => void
  onRemove: (key: number) => void
}

/** The rows before they are added. Every cell can be corrected and shows its error. */
export function PasteTable({ columns, rows, words, onCell, onRemove }: Props) {
  const { t } = usePage()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls sideways, also by keyboard
    <section className="table-scroll" tabIndex={0} aria-label={t('registrationGroup:rows')}>
      <table className="paste">
        <caption className="visually-hidden">{t('registrationGroup:rows')}</caption>
        <thead>
          <tr>
            <th scope="col">#</th>
            {columns.map(({ fieldId, label, required }) => (
              <th key={fieldId} scope="col">
                {label}
                {required && <span className="required"> {t('form:mustBe')}</span>}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">{t('registrationGroup:actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, texts }, at) => (
            <tr key={key}>
              <th scope="row" className="tnum">
                {at + 1}
              </th>
              {columns.map(({ fieldId, label }) => {
                const wrong = words[at]?.[fieldId]
                const id = `paste-${key}-${fieldId}`
                return (
                  <td key={fieldId}>
                    <input
                      className="input"
                      id={id}
                      aria-label={t('registrationGroup:cell', { label, n: at + 1 })}
                      aria-invalid={wrong !== undefined}
                      aria-describedby={wrong === undefined ? undefined : `${id}-err`}
                      value={texts[fieldId] ?? ''}
                      onChange={(event) => onCell(key, fieldId, event.currentTarget.value)}
                    />
                    {wrong !== undefined && (
                      <small className="error-text" id={`${id}-err`}>
                        {wrong}
                      </small>
                    )}
                  </td>
                )
              })}
              <td>
                <button className="icon-btn" type="button" onClick={() => onRemove(key)}>
                  <Icon name="trash" small />
                  <span className="visually-hidden">{t('registrationGroup:removeRow', { n: at + 1 })}</span>
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
