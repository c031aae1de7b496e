import { useState } from 'react'
import { Icon } from '../../components/Icon.tsx'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { showToast } from '../../stores/toasts.ts'
import { dialogSheet } from '../shared/style-sheets.ts'
import { ExportDialog } from './ExportDialog.tsx'
import { ImportDialog } from './ImportDialog.tsx'

/** Exports all received cards as one address book file, and imports the cards of such files. */
export function CardFiles({ onKept }: { onKept: () => void }) {
  const { t } = useIsland().page
  const [isSaving, setSaving] = useState(false)
  const [files, setFiles] = useState<readonly File[] | null>(null)
  return (
    <>
      <button className="btn btn-2" type="button" onClick={() => void dialogSheet().then(() => setSaving(true))}>
        <Icon name="download" small />
        {t('card:files.export')}
      </button>
      <label className="btn btn-2 bcard-file">
        <Icon name="upload" small />
        {t('card:files.import')}
        <input
          className="visually-hidden"
          type="file"
          accept=".vcf,.vcard,text/vcard,text/x-vcard"
          multiple
          onChange={({ currentTarget }) => {
            const chosen = [...(currentTarget.files ?? [])]
            // Allows the same file to be chosen again.
            currentTarget.value = ''
            if (chosen.length > 0) void dialogSheet().then(() => setFiles(chosen))
          }}
        />
      </label>
      {isSaving && <ExportDialog onClose={() => setSaving(false)} />}
      {files && (
        <ImportDialog
          files={files}
          onKept={(count, isDone) => {
            if (count > 0) {
              showToast({ text: t('card:files.kept', { count }) })
              onKept()
            }
            if (isDone) setFiles(null)
          }}
          onClose={() => setFiles(null)}
        />
      )}
    </>
  )
}
