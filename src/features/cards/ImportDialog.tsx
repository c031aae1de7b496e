import { shownFileName } from '@fair/contract/rules/chat-files.ts'
import { useCallback } from 'react'
import { Dialog } from '../../components/Dialog.tsx'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { CARDS_READ_MAX } from '../../lib/vcard-read.ts'
import { useAnswer } from '../shared/form/useAnswer.ts'
import { RequestState } from '../shared/RequestState.tsx'
import { CARD_FILE_MAX, readCardFiles } from './card-files.ts'
import { ImportList } from './ImportList.tsx'

interface Props {
  files: readonly File[]
  /** This many cards were stored; all chosen ones, if `isDone`. */
  onKept: (count: number, isDone: boolean) => void
  onClose: () => void
}

/** Cards from files, read on the device and shown before any is stored. */
export function ImportDialog({ files, onKept, onClose }: Props) {
  const { page, call } = useIsland()
  const { t, format, language } = page
  const load = useCallback(() => readCardFiles(call, files, language), [call, files, language])
  const request = useAnswer(load)
  const read = request.answer?.ok ? request.answer.data : null
  const names = (of: readonly string[]) => format.list(of.map(shownFileName))
  return (
    <Dialog wide title={t('card:files.importTitle')} close={t('common:close')} onClose={onClose}>
      {!read ? (
        <RequestState
          request={request}
          title={t('card:failed')}
          skeleton={<p className="muted">{t('card:reading')}</p>}
        />
      ) : (
        <div className="bcard-import">
          <div role="status">
            {read.cards.length > 0 && <p>{t('card:files.read', { count: read.cards.length })}</p>}
            {read.unread > 0 && <p>{t('card:files.unread', { count: read.unread })}</p>}
            {read.isCut && <p>{t('card:files.cut', { max: format.number(CARDS_READ_MAX) })}</p>}
            {read.empty.length > 0 && <p>{t('card:files.noCards', { names: names(read.empty) })}</p>}
            {read.tooLarge.length > 0 && (
              <p>
                {t('card:files.tooLarge', {
                  names: names(read.tooLarge),
                  max: format.number(CARD_FILE_MAX / 1024 / 1024),
                })}
              </p>
            )}
          </div>
          {read.cards.length > 0 && <ImportList cards={read.cards} onKept={onKept} onClose={onClose} />}
        </div>
      )}
    </Dialog>
  )
}
