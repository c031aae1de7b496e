import type { Exhibitor } from '../../contract/catalogue.ts'
import { rules } from '../../rules/validation.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import type { PageContext } from '../../ui/page.ts'
import type { ExhibitorViewProps } from './exhibitor-detail.ts'

interface Props {
  page: PageContext
  exhibitor: Exhibitor
  zones: ExhibitorViewProps['zones']
}

/** Facts and people of an exhibitor, beside its introduction. A fact that the platform lacks is left out. */
export function ExhibitorFacts({ page, exhibitor, zones }: Props) {
  const { t, format } = page
  const { foundedYear, editions } = exhibitor
  const facts: [string, string][] = [
    [t('exhibits:region'), exhibitor.regionName],
    [t('exhibits:industry'), exhibitor.industryName],
    [t('exhibits:founded'), foundedYear > 0 ? t('exhibits:foundedYear', { year: String(foundedYear) }) : ''],
    [t('exhibits:editions'), editionsText(t, editions)],
    [t('exhibitor:employees'), exhibitor.employees],
    [t('exhibitor:certificates'), format.list(exhibitor.certificates)],
    [t('exhibitor:markets'), format.list(exhibitor.markets)],
    [t('exhibitor:group'), exhibitor.exhibitorGroupName ?? ''],
    [t('exhibitor:zone'), zones.exhibitor],
  ]
  return (
    <aside className="owner" aria-label={t('exhibitor:facts')}>
      <h2>{t('exhibitor:facts')}</h2>
      <dl>
        {facts
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        <Website page={page} url={exhibitor.website ?? ''} />
      </dl>
      {exhibitor.staff.length > 0 && (
        <div>
          <h3>{t('exhibitor:staff')}</h3>
          <ul className="people">
            {exhibitor.staff.map((person) => (
              <li className="staff" key={person.staffId}>
                <span className="avatar">
                  <Picture page={page} media={person.portrait} widths={[96]} sizes="" />
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

function editionsText(t: PageContext['t'], editions: number): string {
  if (editions < 1) return ''
  return editions === 1 ? t('exhibitor:firstTime') : t('exhibits:editionsCount', { count: editions })
}

/** The exhibitor's own site by its host name; nothing where the address is no website (Spec 5). */
function Website({ page, url }: { page: PageContext; url: string }) {
  const { t } = page
  if (!rules.website(url) || !URL.canParse(url)) return null
  return (
    <div>
      <dt>{t('exhibitor:website')}</dt>
      <dd className="meta">
        <a className="link" href={url} target="_blank" rel="noopener">
          {new URL(url).hostname.replace(/^www\./, '')}
          <span className="vh"> ({t('common:external')})</span>
        </a>
        <Icon name="external" small />
      </dd>
    </div>
  )
}
