import { EmptyState } from '../../components/EmptyState.tsx'
import { usePage } from '../../components/usePage.ts'
import { useQuery } from '../../components/useQuery.ts'
import { NotebookTools } from './NotebookTools.tsx'
import { filterNotes, groupBySupplier, NOTE_FILTERS, NOTE_ORDERS, type NotebookContent } from './notebook-model.ts'
import { SupplierItem } from './SupplierItem.tsx'

/** The notes grouped by exhibitor. Filter, order and keyword are in the URL. */
export function NotebookList({ fair, content }: { fair: string; content: NotebookContent }) {
  const page = usePage()
  const { t } = page
  const at = useQuery()
  const filter = NOTE_FILTERS.find((each) => each === at.query.get('show')) ?? 'all'
  const order = NOTE_ORDERS.find((each) => each === at.query.get('sort')) ?? 'changed'
  const keyword = at.query.get('keyword') ?? ''
  const shown = filterNotes(groupBySupplier(content.notes), { filter, keyword, order })
  if (content.notes.length === 0) {
    return (
      <EmptyState
        title={t('notebook:none')}
        description={t('notebook:noneWhy')}
        actions={[{ label: t('notebook:toExhibitors'), href: page.href('/exhibitor') }]}
      />
    )
  }
  return (
    <>
      <NotebookTools {...{ fair, at, filter, order, keyword, shown }} photos={content.photos} />
      <p className="notebook-count muted" role="status">
        {t('notebook:count', { count: shown.length })}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          title={t('notebook:noMatch')}
          description={t('notebook:noMatchWhy')}
          actions={[{ label: t('notebook:showAll'), href: at.hrefWith({ show: null, keyword: null }) }]}
        />
      ) : (
        <ul className="notebook">
          {shown.map((group) => (
            <SupplierItem key={group.key} group={group} photos={content.photos} />
          ))}
        </ul>
      )}
    </>
  )
}
