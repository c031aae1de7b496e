import { useCallback, useState } from 'react'
import { Dialog } from '../../components/Dialog.tsx'
import { Icon } from '../../components/Icon.tsx'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { saveFile } from '../../lib/save-file.ts'
import { VCARD_VERSIONS, type VcardVersion, vcardsText } from '../../lib/vcard.ts'
import { showToast } from '../../stores/toasts.ts'
import { useAnswer } from '../shared/form/useAnswer.ts'
import { RequestState } from '../shared/RequestState.tsx'
import { loadExchanges } from './card-files.ts'

const REASONS = { '3.0': 'card:files.v3', '4.0': 'card:files.v4' } as const

/** All received cards as one address book file, generated on the device, so that nobody else sees the cards. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const { page, call } = useIsland()
  const { t } = page
  const [version, setVersion] = useState<VcardVersion>('3.0')
  const load = useCallback(async () => {
    const all = await loadExchanges(call)
    return all.ok ? { ok: true as const, data: all.data.flatMap(({ card }) => card ?? []) } : all
  }, [call])
  const request = useAnswer(load)
  const cards = request.answer?.ok ? request.answer.data : null
  const save = () => {
    if (!cards) return
    saveFile(`${t('card:files.fileName')}-${version}.vcf`, vcardsText(cards, version), 'text/vcard;charset=utf-8')
    showToast({ text: t('card:files.saved', { count: cards.length }) })
    onClose()
  }
  return (
    <Dialog title={t('card:files.exportTitle')} close={t('common:close')} onClose={onClose}>
      {!cards ? (
        <RequestState request={request} title={t('card:failed')} skeleton={<div className="skeleton pc-skeleton" />} />
      ) : cards.length === 0 ? (
        <p>{t('card:files.exportNone')}</p>
      ) : (
        <div className="bcard-export">
          <p>{t('card:files.exportCount', { count: cards.length })}</p>
          <fieldset className="card-choice">
            <legend>{t('card:files.version')}</legend>
            {VCARD_VERSIONS.map((each) => (
              <label className="check" key={each}>
                <input
                  type="radio"
                  name="version"
                  value={each}
                  checked={version === each}
                  onChange={() => setVersion(each)}
                />
                <span>
                  {t('card:files.format', { version: each })}
                  <small className="muted">{t(REASONS[each])}</small>
                </span>
              </label>
            ))}
          </fieldset>
          <p className="btn-row">
            <button className="btn btn-primary" type="button" onClick={save}>
              <Icon name="download" small />
              {t('card:files.save')}
            </button>
          </p>
        </div>
      )}
    </Dialog>
  )
}
