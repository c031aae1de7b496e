import { Icon } from '../../../components/Icon.tsx'
import { useFormScope } from './form-context.ts'

/** A file that is being uploaded (`part` from 0 to 1), or whose upload has failed, with the message shown for it. */
export interface PendingUpload {
  key: number
  file: File
  part: number
  failure: string | null
  /** A retry makes sense: the file itself was not refused. */
  canRetry: boolean
  cancel: () => void
}

interface Props {
  item: PendingUpload
  retry: () => void
  drop: () => void
}

/** A file that is not uploaded yet: its progress, or why it failed, and the available actions. */
export function UploadRow({ item: { file, part, failure, canRetry, cancel }, retry, drop }: Props) {
  const { page } = useFormScope()
  const { t } = page
  const name = file.name
  if (failure === null) {
    return (
      <li>
        <Icon name="upload" />
        <span className="grow">
          {name}
          <progress value={part} max={1} aria-label={t('form:uploadingFile', { name })} />
        </span>
        <button className="btn btn-quiet btn-s" type="button" onClick={cancel}>
          {t('form:cancel')}
          <span className="visually-hidden"> {name}</span>
        </button>
      </li>
    )
  }
  return (
    <li className="failed">
      <Icon name="alert" />
      <span className="grow">
        {name}
        <small className="error-text" role="alert">
          {failure}
        </small>
      </span>
      {canRetry && (
        <button className="btn btn-2 btn-s" type="button" onClick={retry}>
          {t('common:retry')}
          <span className="visually-hidden"> {name}</span>
        </button>
      )}
      <button className="btn btn-quiet btn-s" type="button" onClick={drop}>
        <Icon name="x" small />
        <span className="visually-hidden">{t('form:remove', { name })}</span>
      </button>
    </li>
  )
}
