import { usePage } from '../../components/usePage.ts'

/** Beside the heading of the exhibitor list: the directory of all exhibitors by initial. */
export function DirectoryLink() {
  const page = usePage()
  return (
    <a className="btn btn-2 push" href={page.href('/exhibitor/more')}>
      {page.t('list:directory')}
    </a>
  )
}
