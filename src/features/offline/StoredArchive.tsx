import { isoOf } from '@fair/contract/rules/instant.ts'
import { Icon } from '../../components/Icon.tsx'
import { usePage } from '../../components/usePage.ts'
import type { ArchiveFailure, ArchiveSummary } from '../../lib/archive-messages.ts'
import { ownZone } from '../../lib/zone.ts'

interface StoredArchiveProps {
  stored: ArchiveSummary
  /** Why it could not be updated; null if it was, or if nobody has tried. */
  failure: ArchiveFailure | null
  /** Whether the browser has promised not to delete it; null until it has responded. */
  isPersistent: boolean | null
  onUpdate: () => void
  onDelete: () => void
}

/** The archive on the device, its age, and how long the browser stores it. */
export function StoredArchive({ stored, failure, isPersistent, onUpdate, onDelete }: StoredArchiveProps) {
  const { t, format, zone } = usePage()
  const count = { n: format.number(stored.pages), count: stored.pages }
  // The device stored it, so the time is that of the device's zone.
  const checkedAt = format.dateTime(isoOf(stored.at), ownZone(zone))
  return (
    <>
      <h2>
        <Icon name="check" />
        {t('offline:ready', count)}
      </h2>
      <p>{t('offline:readyNote', { size: format.bytes(stored.bytes), time: checkedAt })}</p>
      {isPersistent !== null && (
        <p className="muted small">{isPersistent ? t('offline:persistent') : t('offline:notPersistent')}</p>
      )}
      {failure && (
        <p className="offline-note" role="alert">
          <strong>{t('offline:notUpdated')}</strong>
          <br />
          {t(`offline:why.${failure}`)}
        </p>
      )}
      <p className="btn-row">
        <button className="btn btn-2" type="button" onClick={onUpdate}>
          <Icon name="retry" small />
          {t('offline:update')}
        </button>
        <button className="btn btn-quiet" type="button" onClick={onDelete}>
          {t('offline:delete')}
        </button>
      </p>
    </>
  )
}
