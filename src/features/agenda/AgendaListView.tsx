import type { PageContext } from '../../ui/page.ts'
import { AgendaBody } from './AgendaBody.tsx'
import type { AgendaKind } from './agenda.ts'
import { AGENDA_PAGE_SIZE, AGENDA_PARAMETERS } from './agenda-address.ts'
import { type AgendaListData, modelOf } from './agenda-list.ts'

export type AgendaListViewProps = AgendaListData & {
  page: PageContext
  kind: AgendaKind
  fairName: string
  /** The fair's clock, e.g. 'UTC+8'. */
  zoneLabel: string
}

/** /live, /meeting, /activity: what runs, what comes next, what is over; by day, hall and topic in the address. */
export function AgendaListView({ page, kind, fairName, zoneLabel, ...data }: AgendaListViewProps) {
  const { t, format } = page
  const pages = Math.ceil(data.total / AGENDA_PAGE_SIZE)
  return (
    <div className="wrap">
      <header className="page-head">
        <div>
          <h1>
            {t(`agenda:title.${kind}`)}
            {data.pageNum > 1 && ` ${t('agenda:pageOf', { page: data.pageNum, pages })}`}
          </h1>
          <p>
            {t(`agenda:lede.${kind}`, { fair: fairName, n: format.number(data.total) })}{' '}
            {t('agenda:zone', { zone: zoneLabel })}
          </p>
        </div>
      </header>
      <div
        className="browse"
        data-island={`${kind}-list`}
        data-now={['live', ...AGENDA_PARAMETERS].join(' ')}
        data-texts="common errors agenda"
      >
        <AgendaBody model={modelOf(page, kind, data)} />
      </div>
    </div>
  )
}
