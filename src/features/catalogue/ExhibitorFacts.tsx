import type { Exhibitor } from '../../contract/catalogue.ts'
import { isWebsite } from '../../rules/validation.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import type { PageContext } from '../../ui/page.ts'
import { BoothPlate } from '../../ui/parts.tsx'
import type { ExhibitorViewProps } from './exhibitor-detail.ts'

interface Props {
  page: PageContext
  exhibitor: Exhibitor
  zones: ExhibitorViewProps['zones']
}

/** Facts and people of an exhibitor, beside its introduction. A fact that the platform lacks is left out. */
export function ExhibitorFacts({ page, exhibitor, zones }: Props) {
  const { t, format } = page
  const facts: [string, string][] = [
    [t('exhibits:region'), exhibitor.regionName],
    [t('exhibits:industry'), exhibitor.industryName],
    [t('exhibits:founded'), exhibitor.foundedYear > 0 ? t('exhibits:foundedYear', { year: String(exhibitor.foundedYear) }) : ''],
    [t('exhibits:editions'), exhibitor.editions > 0 ? t('exhibits:editionsCount', { count: exhibitor.editions }) : ''],
    [t('exhibitor:employees'), exhibitor.employees],
    [t('exhibitor:certificates'), format.list(exhibitor.certificates)],
    [t('exhibitor:markets'), format.list(exhibitor.markets)],
    [t('exhibitor:group'), exhibitor.exhibitorGroupName ?? ''],
    [t('exhibitor:zone'), zones.exhibitor],
  ]
  return (
    <aside className="owner" aria-label={t('exhibitor:facts')}>
      <div className="byline">
        <h2 className="owner-title">{t('exhibitor:facts')}</h2>
        <BoothPlate booth={exhibitor.booth} />
      </div>
      <dl>
        {facts
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        {website(exhibitor) && (
          <div>
            <dt>{t('exhibitor:website')}</dt>
            <dd>{website(exhibitor)}</dd>
          </div>
        )}
      </dl>
    </aside>
  )
}
