import { isoOf } from '@fair/contract/rules/instant.ts'
import { BoothLink } from '../../components/BoothLink.tsx'
import { Icon } from '../../components/Icon.tsx'
import { Tag } from '../../components/parts.tsx'
import { usePage } from '../../components/usePage.ts'
import { type Note, notePath } from '../../domain/note.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import type { Photo } from '../../stores/notebook.ts'
import { openOverlay } from '../../stores/open-overlay.ts'
import { StarsShown } from '../shared/stars/Stars.tsx'
import { useObjectUrl } from './NotePhotos.tsx'
import type { NotebookContent, SupplierNotes } from './notebook-model.ts'

interface Props {
  group: SupplierNotes
  photos: NotebookContent['photos']
}

/** An exhibitor with all notes about it and its exhibits; one row on paper. */
export function SupplierItem({ group: { supplier, notes }, photos }: Props) {
  const page = usePage()
  const [first] = notes
  const name = supplier?.name ?? first?.subject.name ?? ''
  const about = supplier ? ({ kind: 'exhibitor', id: supplier.id } as const) : first?.subject
  return (
    <li className="notebook-supplier">
      <header>
        <div>
          <h2>{about ? <a href={page.href(notePath(about))}>{name}</a> : name}</h2>
          {supplier?.legalName && <p className="small muted">{supplier.legalName}</p>}
        </div>
        {supplier?.booth && <BoothLink booth={supplier.booth} />}
      </header>
      <ul>
        {notes.map((note) => (
          <NoteItem key={note.key} note={note} photos={photos.get(note.key) ?? []} />
        ))}
      </ul>
    </li>
  )
}

function NoteItem({ note, photos }: { note: Note; photos: readonly Photo[] }) {
  const page = usePage()
  const { t, format, zone } = page
  const { subject, text, rating, visitedAt } = note
  const at = { pathname: page.href(notePath(subject)), search: '' }
  return (
    <li>
      {subject.kind !== 'exhibitor' && (
        <h3>
          <a href={at.pathname}>{subject.name}</a>
        </h3>
      )}
      <p className="notebook-facts">
        <StarsShown rating={rating} />
        {visitedAt !== null && (
          <Tag kind="ok">{t('notebook:visitedAt', { time: format.dateTime(isoOf(visitedAt), zone) })}</Tag>
        )}
      </p>
      {text.trim() !== '' && <p className="notebook-text">{text.trim()}</p>}
      {photos.length > 0 && (
        <p className="notebook-photos">
          {photos.map((photo) => (
            <Thumbnail key={photo.id} photo={photo} />
          ))}
        </p>
      )}
      <button className="btn btn-quiet btn-s" type="button" onClick={() => openOverlay('note', { at, subject })}>
        <Icon name="edit" small />
        {t('notebook:edit')}
        <span className="visually-hidden"> {subject.name}</span>
      </button>
    </li>
  )
}

function Thumbnail({ photo }: { photo: Photo }) {
  const { t, format, zone } = useIsland().page
  const address = useObjectUrl(photo.image)
  const time = format.dateTime(isoOf(photo.takenAt), zone)
  if (address === null) return null
  return <img src={address} alt={t('notebook:photoOf', { time })} width={photo.width} height={photo.height} />
}
