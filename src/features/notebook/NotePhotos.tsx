import { isoOf } from '@fair/contract/rules/instant.ts'
import { useEffect, useState } from 'react'
import { Icon } from '../../components/Icon.tsx'
import { useIsland } from '../../islands/IslandProvider.tsx'
import type { Photo } from '../../stores/notebook.ts'

interface Props {
  photos: readonly Photo[]
  /** The name for saved photo files. */
  name: string
  isBusy: boolean
  onAdd: (files: File[]) => void
  onRemove: (photo: Photo) => void
}

/** The photos of a note, with a button to add some: phones offer their camera and their album. */
export function NotePhotos({ photos, name, isBusy, onAdd, onRemove }: Props) {
  const { t } = useIsland().page
  return (
    <section className="note-photos" aria-label={t('notebook:photos')}>
      {photos.length > 0 && (
        <ul>
          {photos.map((photo) => (
            <PhotoItem key={photo.id} photo={photo} name={name} onRemove={() => onRemove(photo)} />
          ))}
        </ul>
      )}
      <label className="btn btn-2" aria-busy={isBusy}>
        <Icon name="image" small />
        {t(isBusy ? 'notebook:addingPhoto' : 'notebook:addPhoto')}
        <input
          className="visually-hidden"
          type="file"
          accept="image/*"
          multiple
          onChange={({ currentTarget }) => {
            onAdd([...(currentTarget.files ?? [])])
            currentTarget.value = ''
          }}
        />
      </label>
    </section>
  )
}

function PhotoItem({ photo, name, onRemove }: { photo: Photo; name: string; onRemove: () => void }) {
  const { t, format, zone } = useIsland().page
  const address = useObjectUrl(photo.image)
  const time = format.dateTime(isoOf(photo.takenAt), zone)
  if (address === null) return null
  return (
    <li>
      <a href={address} download={`${name} ${time}.jpg`.replace(/[\\/:*?"<>|]/g, '-')} title={t('notebook:savePhoto')}>
        <img src={address} alt={t('notebook:photoOf', { time })} width={photo.width} height={photo.height} />
      </a>
      <p className="small muted">{time}</p>
      <button className="icon-btn" type="button" aria-label={t('notebook:removePhoto', { time })} onClick={onRemove}>
        <Icon name="trash" small />
      </button>
    </li>
  )
}

/** An object URL of an image, revoked when the component unmounts; null in the first render. */
export function useObjectUrl(image: Blob): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(image)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [image])
  return url
}
