import { isoOf } from '@fair/contract/rules/instant.ts'
import { useId, useState } from 'react'
import { Dialog } from '../../components/Dialog.tsx'
import { Icon } from '../../components/Icon.tsx'
import { Switch } from '../../components/shoelace/Switch.tsx'
import { usePage } from '../../components/usePage.ts'
import { NOTE_MAX, type NoteChange, type NoteSubject } from '../../domain/note.ts'
import { now } from '../../lib/clock.ts'
import type { NoteWithPhotos, Photo } from '../../stores/notebook.ts'
import { showToast } from '../../stores/toasts.ts'
import { StarChoice } from '../shared/stars/Stars.tsx'
import { NotePhotos } from './NotePhotos.tsx'
import { useNote } from './use-note.ts'

interface Props {
  exhibitionId: string
  subject: NoteSubject
  initial: NoteWithPhotos
  onClose: () => void
}

/** A message about the last action. */
interface Notice {
  text: string
  undo?: () => void
}

const STATE = { unchanged: 'notebook:onDevice', saving: 'notebook:storing', saved: 'notebook:stored' } as const

/** Edits the note about an exhibitor, exhibit or session, and saves every change at once on the device. */
export function NoteDialog({ exhibitionId, subject, initial, onClose }: Props) {
  const page = usePage()
  const { t, format, zone } = page
  const note = useNote({ exhibitionId, subject, initial, onOtherVisitor: onClose })
  const { text, rating, visitedAt } = note.note
  const field = useId()
  // Shown in the dialog, because a toast would be behind it and inert.
  const [notice, setNotice] = useState<Notice | null>(null)
  const showNotSaved = () => setNotice({ text: t('notebook:notStored') })
  const change = (change: NoteChange) => {
    setNotice(null)
    note.change(change)
  }
  const add = async (files: File[]) => {
    setNotice(null)
    const { refused, isSaved } = await note.addFiles(files)
    if (!isSaved) showNotSaved()
    else if (refused > 0) setNotice({ text: t('notebook:notPicture', { count: refused }) })
  }
  const deletePhoto = async (photo: Photo) => {
    const restore = await note.deletePhoto(photo)
    const undo = () => void restore().then(() => setNotice(null), showNotSaved)
    setNotice({ text: t('notebook:photoRemoved'), undo })
  }
  const remove = async () => {
    const restore = await note.deleteNote()
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
        onRemove={(photo) => void deletePhoto(photo).catch(showNotSaved)}
      />
      <p className="small muted">
        <span role="status">
          {note.saveState === 'failed' ? (
            <Message text={t('notebook:notStored')} label={t('common:retry')} onPress={note.retry} />
          ) : (
            notice && <Message text={notice.text} label={t('common:undo')} onPress={notice.undo} />
          )}
        </span>
        {/* Outside the status role, because it changes with every keystroke. */}
        {note.saveState !== 'failed' &&
          !notice &&
          t(STATE[note.saveState === 'unchanged' && !note.isEmpty ? 'saved' : note.saveState])}
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
          <button className="btn btn-quiet" type="button" onClick={() => void remove().catch(showNotSaved)}>
            <Icon name="trash" small />
            {t('notebook:remove')}
          </button>
        )}
      </p>
    </Dialog>
  )
}

function Message({ text, label, onPress }: { text: string; label: string; onPress?: (() => void) | undefined }) {
  return (
    <>
      {text}{' '}
      {onPress && (
        <button className="link" type="button" onClick={onPress}>
          {label}
        </button>
      )}
    </>
  )
}
