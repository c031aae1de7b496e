import type { NoteSubject, Supplier } from '../../domain/note.ts'
import { subjectOf } from '../../domain/page-subject.ts'

const textOf = (element: Element | null | undefined): string => element?.textContent?.trim() ?? ''

/**
 * The subject of the open page, read from its content, so that a note can be made without a network, on any page. Null
 * if the page has no subject for a note.
 */
export function readNoteSubject(at: Pick<Location, 'pathname' | 'search'>, main: ParentNode): NoteSubject | null {
  const subject = subjectOf(at)
  const name = textOf(main.querySelector('h1'))
  if (!subject || name === '') return null
  return { ...subject, name, supplier: supplierOf(main, subject.kind === 'exhibitor' ? { ...subject, name } : null) }
}

/** The page's exhibitor, or the one named beside its title (`.byline`). */
function supplierOf(main: ParentNode, own: { id: string; name: string } | null): Supplier | null {
  const byline = main.querySelector('.byline')
  const link = byline?.querySelector<HTMLAnchorElement>('a[href*="/exhibitor/detail/"]') ?? null
  const linked = link && subjectOf(link)
  const { id, name } = own ?? { id: linked?.id ?? '', name: textOf(link) }
  if (id === '') return null
  const [hall, stand] = [...(byline?.querySelectorAll('.booth > :not(.visually-hidden)') ?? [])].map(textOf)
  const legalName = textOf(main.querySelector('.byline [lang]'))
  return { id, name, legalName: legalName === name ? '' : legalName, booth: stand ? { hall: hall ?? '', stand } : null }
}
