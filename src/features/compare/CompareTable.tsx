import type { Exhibit } from '@fair/contract/catalogue.ts'
import { useMemo } from 'react'
import { BoothLink } from '../../components/BoothLink.tsx'
import { Codes, tiedFacts } from '../../components/Codes.tsx'
import { Icon } from '../../components/Icon.tsx'
import { Picture } from '../../components/Picture.tsx'
import { Tag } from '../../components/parts.tsx'
import { usePage } from '../../components/usePage.ts'
import {
  type ComparedCell,
  type ComparedGroup,
  compareSpecifications,
  onlyDifferent as cutToDifferent,
} from '../../domain/comparison.ts'
import type { PageContext } from '../../lib/page.ts'
import { requireLogin } from '../../stores/login-request.ts'
import { openOverlay } from '../../stores/open-overlay.ts'

interface Props {
  exhibits: readonly Exhibit[]
  onlyDifferent: boolean
  remove: (exhibitsId: string) => void
}

/** The exhibits in columns, their data in rows. It scrolls in its own region, in which the row labels stay in view. */
export function CompareTable({ exhibits, onlyDifferent, remove }: Props) {
  const page = usePage()
  const { t } = page
  const groups = useMemo(() => groupsOf(page, exhibits), [page, exhibits])
  const shown = onlyDifferent ? cutToDifferent(groups) : groups
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className="compare-scroll" tabIndex={0} aria-label={t('compare:table')}>
      <table className="compare-table" data-columns={exhibits.length}>
        <thead>
          <tr>
            <td />
            {exhibits.map((exhibit) => (
              <th key={exhibit.exhibitsId} scope="col">
                <Head exhibit={exhibit} remove={remove} />
              </th>
            ))}
          </tr>
          <tr className="compare-acts">
            <th scope="row">{t('compare:actions')}</th>
            {exhibits.map((exhibit) => (
              <td key={exhibit.exhibitsId}>
                <Actions exhibit={exhibit} />
              </td>
            ))}
          </tr>
        </thead>
        {shown.map((group) => (
          <Group key={group.groupName} group={group} exhibits={exhibits} />
        ))}
      </table>
      {shown.length === 0 && <p className="compare-note">{t(onlyDifferent ? 'compare:allSame' : 'compare:noData')}</p>}
    </section>
  )
}

function groupsOf({ t, format }: PageContext, exhibits: readonly Exhibit[]): ComparedGroup[] {
  return compareSpecifications(
    exhibits.map(({ specifications, figures, categoryName, tags, exhibitor }) => [
      {
        groupName: t('compare:overview'),
        rows: [
          { label: t('compare:category'), value: categoryName },
          { label: t('compare:region'), value: exhibitor.regionName },
          { label: t('compare:industry'), value: exhibitor.industryName },
          { label: t('compare:tags'), value: format.list(tags.map(({ tagName }) => tagName)) },
          ...figuresFor(specifications, figures),
        ],
      },
      ...specifications,
    ]),
  ).map((group) => ({ ...group, rows: group.rows.filter(({ cells }) => cells.some((cell) => cell !== null)) }))
}

/** Key figures that the data rows do not repeat. */
const figuresFor = (specifications: Exhibit['specifications'], figures: Exhibit['figures']) => {
  const specified = new Set(specifications.flatMap(({ rows }) => rows.map(({ label }) => label)))
  return figures
    .filter(({ label }) => !specified.has(label))
    .map(({ label, value, unit }) => ({ label, value: `${value} ${unit}`.trim() }))
}

function Head({ exhibit, remove }: { exhibit: Exhibit; remove: (id: string) => void }) {
  const { t, href } = usePage()
  const { exhibitsId, exhibitsName, nameLanguage, picture, exhibitor } = exhibit
  return (
    <div className="compare-head">
      {picture.url !== '' && <Picture media={picture} widths={[320, 480]} sizes="16rem" eager />}
      <button
        type="button"
        className="compare-out"
        aria-label={t('compare:remove', { name: exhibitsName })}
        onClick={() => remove(exhibitsId)}
      >
        <Icon name="x" small />
      </button>
      <a href={href(`/exhibits/detail/${exhibitsId}`)} lang={nameLanguage ?? undefined}>
        <Codes text={exhibitsName} />
      </a>
      <span className="compare-owner">
        <a href={href(`/exhibitor/detail/${exhibitor.exhibitorId}`)}>{exhibitor.exhibitorName}</a>
        <BoothLink booth={exhibitor.booth} />
      </span>
    </div>
  )
}

function Actions({ exhibit }: { exhibit: Exhibit }) {
  const page = usePage()
  const { t } = page
  const pathname = page.href(`/exhibits/detail/${exhibit.exhibitsId}`)
  const inquire = () => requireLogin('inquire', () => openOverlay('inquire', { at: { pathname, search: '' } }))
  const name = <span className="visually-hidden"> {exhibit.exhibitsName}</span>
  return (
    <div className="compare-btns">
      <button type="button" className="btn btn-2 btn-s" onClick={inquire}>
        {t('compare:inquire')}
        {name}
      </button>
      <a className="btn btn-2 btn-s" href={`${pathname}#book`}>
        {t('compare:book')}
        {name}
      </a>
    </div>
  )
}

function Group({ group, exhibits }: { group: ComparedGroup; exhibits: readonly Exhibit[] }) {
  return (
    <tbody>
      <tr className="compare-group">
        <th scope="rowgroup" colSpan={exhibits.length + 1}>
          <span>{group.groupName}</span>
        </th>
      </tr>
      {group.rows.map((row, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: labels may repeat, and rows have no other key
        <tr key={`${row.label} ${n}`}>
          <th scope="row">{row.label}</th>
          {row.cells.map((cell, column) => (
            <td key={exhibits[column]?.exhibitsId} className={row.differs ? undefined : 'compare-same'}>
              <Cell cell={cell} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

function Cell({ cell }: { cell: ComparedCell | null }) {
  const { t } = usePage()
  if (cell === null)
    return (
      <span className="faint">
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{t('compare:notSaid')}</span>
      </span>
    )
  return (
    <>
      {tiedFacts(cell.text)} {cell.isBest && <Tag kind="ok">{t('compare:best')}</Tag>}
      {cell.original !== null && <small className="faint">{t('compare:original', { value: cell.original })}</small>}
    </>
  )
}
