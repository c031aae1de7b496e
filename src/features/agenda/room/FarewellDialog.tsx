import { Dialog } from '../../../components/Dialog.tsx'
import { Icon } from '../../../components/Icon.tsx'
import { usePage } from '../../../components/usePage.ts'
import type { Farewell } from '../../../domain/room.ts'
import { navigateBack } from './navigate-back.ts'

interface Props {
  farewell: Farewell
}

/**
 * The warning of Spec 4 and 8 that the visitor, logged in or not, has to leave the room. Closing it in any way goes
 * back to where they came from. A session that has ended can be rated first.
 */
export function FarewellDialog({ farewell: { reason, of } }: Props) {
  const page = usePage()
  const { t } = page
  const leave = () => navigateBack(page.href(of === 'live' ? '/live' : '/meeting'))
  return (
    <Dialog title={t(`room:${reason}.${of}`)} close={t('common:close')} onClose={leave}>
      <p>{t(`room:after.${reason}`)}</p>
      <p className="farewell">
        <button className="btn btn-primary" type="button" data-first="" onClick={leave}>
          {t('room:ok')}
        </button>
        {reason === 'ended' && page.flags.has('SESSION_FEEDBACK') && (
          <button className="btn btn-2" type="button" data-action="rating">
            <Icon name="star" small />
            {t('room:rate')}
          </button>
        )}
      </p>
    </Dialog>
  )
}
