import type { SingleField } from '@fair/contract/form-field.ts'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { checkChosen } from './check.ts'
import { cropTo } from './crop.ts'
import { filesOf, type StoredFile } from './entries.ts'
import { describedBy, FieldFrame } from './FieldFrame.tsx'
import { useFormScope } from './form-context.ts'
import { type Place, placeKey } from './model.ts'
import { type PendingUpload, UploadRow } from './UploadRow.tsx'

type UploadField = Extract<SingleField, { type: 'file' | 'picture' }>

/** Files or pictures, uploaded as soon as they are chosen: with progress, and buttons to cancel, retry and remove. */
export function UploadControl({ field, place }: { field: UploadField; place: Place }) {
  const { page, services, idOf, wordsAt, entryAt, change, leave, setPending } = useFormScope()
  const { t, format } = page
  const id = idOf(place)
  const words = wordsAt(place)
  const files = filesOf(entryAt(place))
  const stored = useRef(files)
  stored.current = files
  const keys = useRef(0)
  const [waiting, setWaiting] = useState<readonly PendingUpload[]>([])
  const [previews, setPreviews] = useState<ReadonlyMap<string, string>>(new Map())
  const patch = (key: number, part: Partial<PendingUpload>) =>
    setWaiting((now) => now.map((each) => (each.key === key ? { ...each, ...part } : each)))
  const remove = (key: number) => setWaiting((now) => now.filter((each) => each.key !== key))

  const onTheWay = waiting.filter((each) => each.failure === null).length
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form's functions are new at every render
  useEffect(() => {
    setPending(place, onTheWay)
    return () => setPending(place, 0)
  }, [onTheWay, placeKey(place)])
  const rendered = useRef({ place, waiting, previews })
  rendered.current = { place, waiting, previews }
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      for (const { cancel } of rendered.current.waiting) cancel()
      for (const address of rendered.current.previews.values()) URL.revokeObjectURL(address)
    }
  }, [])

  const send = async (key: number, chosen: File) => {
    const ratio = field.type === 'picture' ? field.ratio : null
    let isCancelled = false
    const cancel = () => {
      isCancelled = true
      remove(key)
    }
    patch(key, { failure: null, part: 0, cancel })
    const file = ratio == null ? chosen : await cropTo(chosen, ratio)
    if (isGone.current || isCancelled) return
    const upload = services.upload(file, 'FORM', (part) => patch(key, { part }))
    patch(key, { cancel: upload.cancel })
    const outcome = await upload.done
    // Its row has been removed.
    if (isGone.current) return
    if (outcome.ok) {
      remove(key)
      if (field.type === 'picture') {
        setPreviews((now) => new Map(now).set(outcome.file.fileId, URL.createObjectURL(file)))
      }
      // Two uploads may end before the next rendering.
      stored.current = [...stored.current, outcome.file]
      // The row has another place once one above it is removed.
      return change(rendered.current.place, stored.current)
    }
    if (outcome.cancelled) return remove(key)
    if (outcome.expired && (await services.login?.())) return send(key, chosen)
    patch(key, { failure: outcome.message ?? t('form:uploadFailed'), canRetry: true })
  }

  const choose = (chosen: readonly File[]) => {
    const room = field.maxCount - files.length - onTheWay
    for (const [at, file] of chosen.entries()) {
      keys.current += 1
      const key = keys.current
      const wrong = at >= room ? 'count' : checkChosen(field, file)
      const reason =
        wrong &&
        {
          count: t('form:filesMax', { max: field.maxCount }),
          type: t('form:fileType'),
          empty: t('form:fileEmpty'),
          size: t('form:fileSize', { max: format.bytes(field.maxBytes) }),
        }[wrong]
      const item = { key, file, part: 0, failure: reason, canRetry: false, cancel: () => {} }
      setWaiting((now) => [...now.filter((each) => each.failure === null || each.canRetry), item])
      if (reason === null) void send(key, file)
    }
  }

  const take = (one: StoredFile) =>
    change(
      place,
      files.filter((each) => each.fileId !== one.fileId),
    )
  const isFull = files.length + onTheWay >= field.maxCount
  return (
    <FieldFrame field={field} place={place} group>
      {(files.length > 0 || waiting.length > 0) && (
        <ul className="files">
          {files.map((file) => (
            <li key={file.fileId}>
              {previews.has(file.fileId) ? (
                <img src={previews.get(file.fileId)} alt="" width={40} height={40} />
              ) : (
                <Icon name={field.type === 'picture' ? 'image' : 'news'} />
              )}
              <span className="grow">
                {file.fileName}
                <small className="faint">{format.bytes(file.bytes)}</small>
              </span>
              <button className="btn btn-quiet btn-s" type="button" onClick={() => take(file)}>
                <Icon name="trash" small />
                <span className="visually-hidden">{t('form:remove', { name: file.fileName })}</span>
              </button>
            </li>
          ))}
          {waiting.map((item) => (
            <UploadRow
              key={item.key}
              item={item}
              retry={() => void send(item.key, item.file)}
              drop={() => remove(item.key)}
            />
          ))}
        </ul>
      )}
      {!isFull && (
        <label className="btn btn-2 file-btn">
          <Icon name="upload" small />
          {t(field.type === 'picture' ? 'form:choosePicture' : 'form:chooseFile')}
          <input
            className="visually-hidden"
            type="file"
            id={id}
            accept={field.accept.join(',')}
            multiple={field.maxCount > 1}
            disabled={field.readOnly ?? false}
            aria-invalid={words !== null}
            aria-describedby={describedBy(id, field, words)}
            onBlur={() => leave(place)}
            onChange={({ currentTarget }) => {
              choose([...(currentTarget.files ?? [])])
              currentTarget.value = ''
            }}
          />
        </label>
      )}
      {!field.help && (
        <p className="hint">{t('form:fileRule', { count: field.maxCount, max: format.bytes(field.maxBytes) })}</p>
      )}
    </FieldFrame>
  )
}
