import { useId, useState } from 'react'
import { Dialog } from '../../components/Dialog.tsx'
import { Icon } from '../../components/Icon.tsx'
import { Switch } from '../../components/shoelace/Switch.tsx'
import { isoOf } from '../../domain/instant.ts'
import { NOTE_MAX, type NoteChange, type NoteSubject } from '../../domain/note.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { now } from '../../lib/clock.ts'
import type { NoteWithPhotos, Photo } from '../../stores/notebook.ts'
import { showToast } from '../../stores/toasts.ts'
import { NotePhotos } from './NotePhotos.tsx'
import { StarChoice } from './Stars.tsx'
import { useNote } from './use-note.ts'

interface Props {
  exhibitionId: string
  subject: NoteSubject
  first: NoteWithPhotos
  onClose: () => void
}

/** What became of the last thing done here. */
interface Said {
  text: string
  undo?: () => void
}

const STATE = { none: 'notebook:onDevice', storing: 'notebook:storing', stored: 'notebook:stored' } as const

/** A note about an exhibitor, exhibit or session. It needs no network and no account, and no button to be stored. */
export function NoteDialog({ exhibitionId, subject, first, onClose }: Props) {
  const { page } = useIsland()
  const { t, format, zone } = page
  const note = useNote({ exhibitionId, subject, first, onOtherVisitor: onClose })
  const { text, rating, visitedAt } = note.note
  const field = useId()
  // In the dialog, for a toast lies under it and cannot be reached.
  const [said, setSaid] = useState<Said | null>(null)
  const sayNotStored = () => setSaid({ text: t('notebook:notStored') })
  const change = (change: NoteChange) => {
    setSaid(null)
    note.change(change)
  }
  const add = async (files: File[]) => {
    setSaid(null)
    const { refused, isStored } = await note.addFiles(files)
    if (!isStored) sayNotStored()
    else if (refused > 0) setSaid({ text: t('notebook:notPicture', { count: refused }) })
  }
  const dropPhoto = async (photo: Photo) => {
    const restore = await note.dropPhoto(photo)
    const undo = () => void restore().then(() => setSaid(null), sayNotStored)
    setSaid({ text: t('notebook:photoRemoved'), undo })
  }
  const remove = async () => {
    const restore = await note.drop()
    onClose()
    const run = () => void restore().catch(() => showToast({ text: t('notebook:notStored'), bad: true }))
    showToast({ text: t('notebook:removed'), action: { label: t('common:undo'), run } })
  }
  const isOnOwnPage = location.pathname === page.href('/notebook')
  return (
    <Dialog title={t('notebook:noteOn', { name: subject.name })} close={t('common:close')} onClose={onClose}>
      <StarChoice rating={rating} onChange={(rating) => change({ rating })} />
      <Switch checked={visitedAt !== null} onChange={(isOn) => change({ visitedAt: isOn ? now().getTime() : null })}>
        {visitedAt === null
          ? t('notebook:visited')
          : t('notebook:visitedAt', { time: format.dateTime(isoOf(visitedAt), zone) })}
      </Switch>
      <div className="field">
        <label htmlFor={field}>{t('notebook:text')}</label>
        <textarea
          id={field}
          className="input"
          rows={6}
          maxLength={NOTE_MAX}
          value={text}
          data-first=""
          onChange={({ currentTarget }) => change({ text: currentTarget.value })}
        />
      </div>
      <NotePhotos
        photos={note.photos}
        name={subject.name}
        isBusy={note.isAdding}
        onAdd={(files) => void add(files)}
        onRemove={(photo) => void dropPhoto(photo).catch(sayNotStored)}
      />
      <p className="small muted">
        <span role="status">
          {note.fate === 'failed' ? (
            <Sentence text={t('notebook:notStored')} act={t('common:retry')} onPress={note.retry} />
          ) : (
            said && <Sentence text={said.text} act={t('common:undo')} onPress={said.undo} />
          )}
        </span>
        {/* Not read out: it changes with each letter. */}
        {note.fate !== 'failed' && !said && t(STATE[note.fate === 'none' && !note.isEmpty ? 'stored' : note.fate])}
      </p>
      <p className="btn-row">
        <button className="btn btn-primary" type="button" onClick={onClose}>
          {t('notebook:done')}
        </button>
        {!isOnOwnPage && (
          <a className="btn btn-2" href={page.href('/notebook')}>
            {t('notebook:title')}
          </a>
        )}
        {!note.isEmpty && (
          <button className="btn btn-quiet" type="button" onClick={() => void remove().catch(sayNotStored)}>
            <Icon name="trash" small />
            {t('notebook:remove')}
          </button>
        )}
      </p>
    </Dialog>
  )
}

function Sentence({ text, act, onPress }: { text: string; act: string; onPress?: (() => void) | undefined }) {
  return (
    <>
      {text}{' '}
      {onPress && (
        <button className="link" type="button" onClick={onPress}>
          {act}
        </button>
      )}
    </>
  )
}
