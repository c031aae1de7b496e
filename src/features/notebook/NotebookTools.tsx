import { Icon } from '../../components/Icon.tsx'
import { QueryTabs } from '../../components/QueryTabs.tsx'
import { usePage } from '../../components/usePage.ts'
import type { QueryState } from '../../components/useQuery.ts'
import { saveFile } from '../../lib/save-file.ts'
import { KeywordField } from '../shared/personal/KeywordField.tsx'
import { notesCsv, notesMarkdown, notesVcards, type SupplierRow, supplierRows } from './notebook-files.ts'
import {
  NOTE_FILTERS,
  NOTE_ORDERS,
  type NotebookContent,
  type NoteFilter,
  type NoteOrder,
  type SupplierNotes,
} from './notebook-model.ts'

interface Props {
  /** The exhibition's name. */
  fair: string
  at: QueryState
  filter: NoteFilter
  order: NoteOrder
  keyword: string
  /** The entries shown, which are also exported and printed. */
  shown: readonly SupplierNotes[]
  photos: NotebookContent['photos']
}

/** The list's filters, and saving it as a file or printing it. */
export function NotebookTools({ fair, at, filter, order, keyword, shown, photos }: Props) {
  const page = usePage()
  const { t } = page
  const save = (extension: string, type: string, write: (rows: readonly SupplierRow[]) => string) => {
    const counts = new Map([...photos].map(([key, { length }]) => [key, length]))
    saveFile(`${t('notebook:file')}.${extension}`, write(supplierRows(page, shown, counts, location.origin)), type)
  }
  const files = [
    { label: 'CSV', save: () => save('csv', 'text/csv;charset=utf-8', (rows) => notesCsv(page, rows)) },
    { label: 'vCard', save: () => save('vcf', 'text/vcard;charset=utf-8', (rows) => notesVcards(page, rows)) },
    {
      label: 'Markdown',
      save: () => save('md', 'text/markdown;charset=utf-8', (rows) => notesMarkdown(page, fair, rows)),
    },
  ]
  return (
    <div className="notebook-tools">
      <QueryTabs
        at={at}
        label={t('notebook:filter')}
        values={NOTE_FILTERS}
        current={filter}
        to={(value) => ({ show: value === 'all' ? null : value })}
      >
        {(value) => t(`notebook:show.${value}`)}
      </QueryTabs>
      <KeywordField
        label={t('notebook:keyword')}
        value={keyword}
        onSearch={(next) => at.go({ keyword: next || null })}
      />
      <QueryTabs
        at={at}
        label={t('notebook:order')}
        values={NOTE_ORDERS}
        current={order}
        to={(value) => ({ sort: value === 'changed' ? null : value })}
        className="segments"
      >
        {(value) => t(`notebook:sort.${value}`)}
      </QueryTabs>
      <p className="btn-row">
        {files.map(({ label, save }) => (
          <button key={label} className="btn btn-2 btn-s" type="button" onClick={save}>
            <Icon name="download" small />
            {label}
          </button>
        ))}
        <button className="btn btn-2 btn-s" type="button" onClick={() => print()}>
          <Icon name="print" small />
          {t('notebook:print')}
        </button>
        <a className="btn btn-quiet btn-s" href={page.href('/guide')}>
          {t('notebook:guide')}
        </a>
      </p>
    </div>
  )
}
