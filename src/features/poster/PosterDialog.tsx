import { type PosterType, siteRest } from '@fair/contract/site.ts'
import { Dialog } from '../../components/Dialog.tsx'
import type { PageSubject } from '../../domain/page-subject.ts'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { useEndpoint } from '../shared/form/useAnswer.ts'
import { RequestState } from '../shared/RequestState.tsx'

const TYPES: Readonly<Record<PageSubject['kind'], PosterType>> = {
  exhibitor: 'EXHIBITOR',
  exhibits: 'EXHIBIT',
  live: 'LIVE',
  meeting: 'MEETING',
  activity: 'ACTIVITY',
}

interface Props {
  subject: PageSubject
  /** The path of the page that the poster's QR code opens. */
  path: string
  onClose: () => void
}

/** The poster as rendered by the platform, to be viewed or saved. */
export function PosterDialog({ subject: { kind, id }, path, onClose }: Props) {
  const { t } = useIsland().page
  const request = useEndpoint(siteRest.posterShare, { posterType: TYPES[kind], id, path })
  const { answer } = request
  return (
    <Dialog title={t('poster:title')} close={t('common:close')} onClose={onClose}>
      {!answer?.ok ? (
        <RequestState request={request} title={t('poster:failed')} />
      ) : (
        <>
          <p className="muted">{t('poster:why')}</p>
          <img
            src={answer.data.poster.url}
            width={answer.data.poster.width}
            height={answer.data.poster.height}
            alt={answer.data.poster.alt ?? ''}
          />
          <p className="btn-row">
            <a className="btn btn-primary" href={answer.data.poster.url} download="">
              {t('poster:download')}
            </a>
          </p>
        </>
      )}
    </Dialog>
  )
}
