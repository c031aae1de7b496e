import { catalogue, type Exhibit, type Exhibitor } from '@fair/contract/catalogue.ts'
import type { ChatSession } from '@fair/contract/chat.ts'
import { useEffect, useState } from 'react'
import type { Call } from '../../api/client.ts'
import { BoothLink } from '../../components/BoothLink.tsx'
import { Icon } from '../../components/Icon.tsx'
import { Picture } from '../../components/Picture.tsx'
import { usePage } from '../../components/usePage.ts'
import { subjectOf } from '../../domain/page-subject.ts'
import { readStored, session as tab } from '../../lib/storage.ts'
import { aboutKey } from './open-with.ts'

interface Props {
  call: Call
  session: ChatSession
  cards: () => void
}

/** The subject of the chat: the exhibit from which it was opened, otherwise the exhibitor with its booth. */
export function AboutBar({ call, session, cards }: Props) {
  const [exhibit, setExhibit] = useState<Exhibit | null>(null)
  const [exhibitor, setExhibitor] = useState<Exhibitor | null>(null)
  const { role, roleId, chatgroupId } = session
  useEffect(() => {
    if (role !== 'EXHIBITOR') return
    let isGone = false
    const load = async () => {
      const exhibitsId = readStored(tab, aboutKey(chatgroupId))
      const about = exhibitsId === null ? null : await call(catalogue.exhibit, { exhibitsId })
      if (about?.ok && !isGone) return setExhibit(about.data)
      const got = await call(catalogue.exhibitor, { exhibitorId: roleId })
      if (got.ok && !isGone) setExhibitor(got.data)
    }
    void load()
    return () => {
      isGone = true
    }
  }, [call, role, roleId, chatgroupId])
  if (exhibit) return <AboutExhibit exhibit={exhibit} />
  if (role !== 'EXHIBITOR') return null
  return <AboutExhibitor exhibitor={exhibitor} roleId={roleId} cards={cards} />
}

function AboutExhibit({ exhibit }: { exhibit: Exhibit }) {
  const page = usePage()
  const { t } = page
  const href = page.href(`/exhibits/detail/${encodeURIComponent(exhibit.exhibitsId)}`)
  const subject = subjectOf(location)
  const isHere = subject?.kind === 'exhibits' && subject.id === exhibit.exhibitsId
  return (
    <div className="about">
      <span className="pic">
        <Picture media={exhibit.picture} widths={[120]} sizes="3.5rem" />
      </span>
      <p className="clip">
        <a href={href} lang={exhibit.nameLanguage ?? undefined}>
          <b>{exhibit.exhibitsName}</b>
        </a>
        <br />
        <span className="faint">{t('chat:aboutExhibit')}</span>
      </p>
      {isHere && (
        <button className="btn btn-2 btn-s" type="button" data-action="inquire">
          {t('chat:inquire')}
        </button>
      )}
    </div>
  )
}

/** Its space is reserved from the start, so that nothing moves when the exhibitor loads. */
function AboutExhibitor({
  exhibitor,
  roleId,
  cards,
}: {
  exhibitor: Exhibitor | null
  roleId: string
  cards: () => void
}) {
  const page = usePage()
  const { t } = page
  return (
    <div className="about about-exhibitor">
      {exhibitor ? <BoothLink booth={exhibitor.booth} /> : <span />}
      <p className="clip">
        {exhibitor && <span>{`${exhibitor.industryName} · ${exhibitor.regionName}`}</span>}
        <br />
        <a className="link" href={page.href(`/exhibitor/detail/${encodeURIComponent(roleId)}`)}>
          {t('chat:viewExhibitor')}
        </a>
      </p>
      <button className="btn btn-2 btn-s" type="button" onClick={cards}>
        <Icon name="card" />
        {t('chat:cards')}
      </button>
    </div>
  )
}
