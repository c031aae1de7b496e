import type { PageContext } from '../../lib/page.ts'

/** Beside the heading of the exhibitor list: all of them by their letters. */
export function DirectoryLink({ page }: { page: PageContext }) {
  return (
    <a className="btn btn-2 push" href={page.href('/exhibitor/more')}>
      {page.t('list:directory')}
    </a>
  )
}
