import type { Instant } from '@fair/contract/rules/brand.ts'
import { noonOf } from '@fair/contract/rules/time.ts'
import type { ReactNode } from 'react'
import { BarChart } from '../../components/charts/BarChart.tsx'
import { ColumnChart } from '../../components/charts/ColumnChart.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Crumbs, Section } from '../../components/parts.tsx'
import { usePage } from '../../components/usePage.ts'
import { FigureTable } from './FigureTable.tsx'
import { type FairFigures, hasFigures, type NamedCount } from './fair-figures.ts'

interface Props {
  /** The short name of the exhibition. */
  fair: string
  figures: FairFigures
  /** When they were read. */
  at: Instant
}

/** This many names are rendered as bars; the table contains all. */
const MAX_BARS = 10
/** An hour label under every this many columns. */
const HOURS_NAMED = 3

/** /exhibition/figures: the fair as charts, each with a summary and the table behind it. Rendered only at build. */
export function FairFiguresView({ fair, figures, at }: Props) {
  const page = usePage()
  const { t, format } = page
  const title = t('home:figures.title')
  return (
    <div className="wrap">
      <Crumbs items={[{ label: title }]} />
      <header className="page-head">
        <div>
          <h1>{title}</h1>
          <p>{t('figures:lede', { fair, time: format.dateTime(at, page.zone) })}</p>
        </div>
      </header>
      {!hasFigures(figures) && (
        <EmptyState
          title={t('figures:none')}
          description={t('figures:noneWhy')}
          actions={[{ label: t('common:home'), href: page.href('/') }]}
        />
      )}
      <div className="figures-columns">
        <Counts of="countries" all="/exhibitor/region" counts={figures.countries} />
        <Counts of="industries" all="/exhibitor/industry" counts={figures.industries} />
        <Counts of="categories" all="/exhibits" counts={figures.categories} />
        <Programme days={figures.days} />
      </div>
      <Visits visits={figures.visits} />
    </div>
  )
}

interface ChartProps {
  id: string
  title: string
  more?: { label: string; href: string }
  summary: string
  children: ReactNode
}

const Chart = ({ id, title, more, summary, children }: ChartProps) => (
  <Section id={id} title={title} more={more}>
    <p>{summary}</p>
    {children}
  </Section>
)

interface CountsProps {
  of: 'countries' | 'industries' | 'categories'
  /** The page that lists all of them. */
  all: string
  counts: readonly NamedCount[]
}

function Counts({ of, all, counts }: CountsProps) {
  const page = usePage()
  const { t, format } = page
  const [first] = counts
  if (!first) return null
  const total = sumOf(counts)
  const summary = t(`figures:${of}.tells`, {
    n: format.number(total),
    kinds: format.number(counts.length),
    first: first.name,
    part: format.percent(first.count / total),
  })
  const rows = counts.map((each) => ({
    ...each,
    number: format.number(each.count),
    href: page.href(each.path, each.query),
  }))
  return (
    <Chart
      id={of}
      title={t(`figures:${of}.title`)}
      more={{ label: t(`figures:${of}.all`), href: page.href(all) }}
      summary={summary}
    >
      <BarChart rows={rows.slice(0, MAX_BARS)} label={summary} />
      <FigureTable
        heads={[t(`figures:${of}.name`), t(`figures:${of}.count`), t('figures:share')]}
        rows={rows.map(({ name, href, number, count }) => [
          { text: name, href },
          { text: number },
          { text: format.percent(count / total) },
        ])}
      />
    </Chart>
  )
}

function Programme({ days }: { days: FairFigures['days'] }) {
  const page = usePage()
  const { t, format } = page
  const dayName = (day: FairFigures['days'][number]['day']) => format.day(noonOf(day), 'UTC')
  const all = days.map(({ day, lives, meetings }) => ({ name: dayName(day), count: lives + meetings }))
  const [most] = all.toSorted((a, b) => b.count - a.count)
  if (!most) return null
  const summary = t('figures:programme.tells', {
    n: format.number(sumOf(all)),
    days: format.number(days.length),
    day: most.name,
    most: format.number(most.count),
  })
  const names = [t('figures:programme.lives'), t('figures:programme.meetings')] as const
  const cell = (path: string, date: string, count: number) => ({
    text: format.number(count),
    ...(count > 0 && { href: page.href(path, { date }) }),
  })
  return (
    <Chart id="programme" title={t('figures:programme.title')} summary={summary}>
      <ColumnChart
        columns={all.map(({ name }) => name)}
        series={[
          { name: names[0], counts: days.map(({ lives }) => lives) },
          { name: names[1], counts: days.map(({ meetings }) => meetings) },
        ]}
        format={format.number}
        label={summary}
      />
      <FigureTable
        heads={[t('figures:programme.day'), ...names]}
        rows={days.map(({ day, lives, meetings }) => [
          { text: dayName(day) },
          cell('/live', day, lives),
          cell('/meeting', day, meetings),
        ])}
      />
    </Chart>
  )
}

function Visits({ visits }: { visits: FairFigures['visits'] }) {
  const { t, format } = usePage()
  const [most] = visits.toSorted((a, b) => b.count - a.count)
  if (!most) return null
  const total = sumOf(visits)
  const hours = (hour: number) => t('figures:visits.from', { from: clock(hour), to: clock(hour + 1) })
  const summary = t('figures:visits.tells', {
    n: format.number(total),
    hours: hours(most.hour),
    part: format.percent(most.count / total),
  })
  return (
    <Chart id="visits" title={t('figures:visits.title')} summary={summary}>
      <ColumnChart
        columns={visits.map(({ hour }) => (hour % HOURS_NAMED === 0 ? format.number(hour) : ''))}
        series={[{ name: t('figures:visits.count'), counts: visits.map(({ count }) => count) }]}
        format={format.compact}
        label={summary}
      />
      <FigureTable
        heads={[t('figures:visits.hour'), t('figures:visits.count'), t('figures:share')]}
        rows={visits.map(({ hour, count }) => [
          { text: hours(hour) },
          { text: format.number(count) },
          { text: format.percent(count / total) },
        ])}
      />
    </Chart>
  )
}

const sumOf = (list: readonly { count: number }[]) => list.reduce((sum, { count }) => sum + count, 0)

/** 9: 09:00 */
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`
