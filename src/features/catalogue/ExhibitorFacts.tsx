import type { Exhibitor } from '@fair/contract/catalogue.ts'
import type { ReactNode } from 'react'
import { Facts, WebsiteFact } from '../../components/Facts.tsx'
import { Picture } from '../../components/Picture.tsx'
import { usePage } from '../../components/usePage.ts'
import type { PageContext } from '../../lib/page.ts'
import type { ExhibitorViewProps } from './exhibitor-detail.ts'
import { editionsText, foundedText } from './maker-facts.ts'

interface Props {
  exhibitor: Exhibitor
  zones: ExhibitorViewProps['zones']
}

/** Facts and people of an exhibitor, beside its introduction. Facts that the platform does not report are left out. */
export function ExhibitorFacts({ exhibitor, zones }: Props) {
  const page = usePage()
  const { t, format } = page
  const { foundedYear, editions } = exhibitor
  const facts: [string, ReactNode][] = [
    [t('exhibits:region'), exhibitor.regionName],
    [t('exhibits:industry'), exhibitor.industryName],
    [t('exhibits:founded'), foundedText(page, foundedYear)],
    [t('exhibits:editions'), editionsText(page, editions)],
    [t('exhibitor:employees'), exhibitor.employees],
    [t('exhibitor:certificates'), format.list(exhibitor.certificates)],
    [t('exhibitor:markets'), format.list(exhibitor.markets)],
    [t('exhibitor:group'), groupLink(page, exhibitor)],
    [t('exhibitor:zone'), zones.exhibitor],
  ]
  return (
    <aside className="owner" aria-label={t('exhibitor:facts')}>
      <h2>{t('exhibitor:facts')}</h2>
      <Facts rows={facts}>
        <WebsiteFact url={exhibitor.website ?? ''} label={t('exhibitor:website')} />
      </Facts>
      <p className="needs-js">
        <button className="link" type="button" data-action="claim">
          {t('exhibitor:claim')}
        </button>
      </p>
      {exhibitor.staff.length > 0 && (
        <div>
          <h3>{t('exhibitor:staff')}</h3>
          <ul className="people">
            {exhibitor.staff.map((person) => (
              <li className="staff" key={person.staffId}>
                <span className="avatar">
                  <Picture media={person.portrait} widths={[96]} sizes="" />
                </span>
                <span>
                  <b>{person.staffName}</b>
                  <br />
                  {person.jobTitle}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </aside>
  )
}

/** The group that it exhibits with; only its name if the platform reports no more. */
function groupLink(page: PageContext, { exhibitorGroupId, exhibitorGroupName }: Exhibitor): ReactNode {
  if (!exhibitorGroupId || !exhibitorGroupName) return exhibitorGroupName ?? ''
  return (
    <a className="link" href={page.href(`/exhibition-group/detail/${exhibitorGroupId}`)}>
      {exhibitorGroupName}
    </a>
  )
}
