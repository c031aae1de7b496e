import { user } from '@fair/contract/user.ts'
import { useId, useState } from 'react'
import { Icon } from '../../components/Icon.tsx'
import { Picture } from '../../components/Picture.tsx'
import { WriteButton } from '../../components/WriteButton.tsx'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { showToast } from '../../stores/toasts.ts'
import { uploader } from '../shared/form/form-uploads.ts'
import { dialogSheet } from '../shared/style-sheets.ts'
import { useBlockingWrite } from '../shared/useBlockingWrite.ts'
import type { SectionProps } from './AccountSection.tsx'
import { CropDialog } from './CropDialog.tsx'

const TYPES = ['image/jpeg', 'image/png', 'image/webp']
/** Larger files are not decoded. The uploaded picture is small in any case. */
const MAX_BYTES = 5 * 1024 * 1024

/** The portrait: chosen, placed in a square and uploaded, or removed. */
export function PictureSection({ me, changed }: SectionProps) {
  const { page, call, data } = useIsland()
  const { t } = page
  const id = useId()
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const { busy, write } = useBlockingWrite()
  const [failure, setFailure] = useState<string | null>(null)
  const choose = async (file: File | undefined) => {
    setFailure(null)
    if (!file) return
    if (!TYPES.includes(file.type)) return setFailure(t('account:picture.notPicture'))
    if (file.size > MAX_BYTES) return setFailure(t('account:picture.tooBig'))
    const [bitmap] = await Promise.all([createImageBitmap(file).catch(() => null), dialogSheet()])
    if (bitmap) setPicture(bitmap)
    else setFailure(t('account:picture.notPicture'))
  }
  const put = async (fileId: string | null, done: string) => {
    setFailure(null)
    const result = await call(user.updatePicture, { fileId })
    if (!result.ok) return setFailure(result.message)
    setPicture(null)
    showToast({ text: done })
    changed(result.data)
  }
  const use = async (square: Blob) => {
    setFailure(null)
    const upload = uploader({ call, base: data.apiBase || location.origin })
    const file = new File([square], 'portrait.jpg', { type: 'image/jpeg' })
    const sent = await upload(file, 'PORTRAIT', () => {}).done
    if (sent.ok) return put(sent.file.fileId, t('account:picture.saved'))
    setFailure(sent.message ?? t('account:picture.uploadFailed'))
  }
  const remove = () => write(() => put(null, t('account:picture.removed')))
  return (
    <section className="panel">
      <h2>{t('account:picture.title')}</h2>
      <div className="pc-picture">
        <span className="avatar avatar-xl">
          {me.portrait ? <Picture media={me.portrait} widths={[192]} sizes="" /> : <Icon name="user" />}
        </span>
        <div>
          <p className="small faint" id={`${id}-why`}>
            {t('account:picture.why')}
          </p>
          <p className="btn-row">
            <label className="btn btn-2 file-btn">
              <Icon name="image" />
              {t('account:picture.choose')}
              <input
                className="visually-hidden"
                type="file"
                accept={TYPES.join(',')}
                aria-describedby={`${id}-why`}
                onChange={(event) => {
                  const input = event.currentTarget
                  void choose(input.files?.[0]).then(() => {
                    // Allows the same file to be chosen again.
                    input.value = ''
                  })
                }}
              />
            </label>
            {me.portrait && (
              <WriteButton className="btn btn-quiet" busy={busy} onPress={remove}>
                {t('account:picture.remove')}
              </WriteButton>
            )}
          </p>
          {failure !== null && !picture && (
            <p className="error-text" role="alert">
              {failure}
            </p>
          )}
        </div>
      </div>
      {picture && (
        <CropDialog
          picture={picture}
          busy={busy}
          failure={failure}
          use={(square) => write(() => use(square))}
          close={() => {
            setPicture(null)
            setFailure(null)
          }}
        />
      )}
    </section>
  )
}
