import type { PersonalExhibition } from '@fair/contract/home.ts'
import type { Instant } from '@fair/contract/rules/brand.ts'
import type { UserInfo } from '@fair/contract/user.ts'
import { Picture } from '../../components/Picture.tsx'
import { joinFacts } from '../../components/parts.tsx'
import { usePage } from '../../components/usePage.ts'
import { hourIn } from './today.ts'
import { VerificationStatus } from './VerificationStatus.tsx'

/** The types that can be saved, as the counts of the personal center name them. */
const SAVED_PATHS = ['exhibitors', 'exhibition-group', 'exhibits', 'projects', 'news', 'member'] as const

/** The greeting for the visitor's time of day, their role here, and what needs their attention. */
export function OverviewHead({ me, mine, now }: { me: UserInfo; mine: PersonalExhibition; now: Instant }) {
  const page = usePage()
  const { t, format } = page
  const name = me.userName || me.phone || me.email || ''
  const { counts } = mine
  const saved = SAVED_PATHS.map((path) => ({ path, count: counts[path] ?? 0 }))
  // Links to the longest of the saved lists.
  const [most = { path: 'exhibits', count: 0 }] = saved.toSorted((a, b) => b.count - a.count)
  const stats = [
    { key: 'notices', count: me.userMessage.adviceNotReadCounts, path: '/personal-center/notices' },
    { key: 'unread', count: me.userMessage.messageNotReadCounts, path: '/chat' },
    { key: 'answered', count: mine.answeredInquiryCount, path: '/personal-center/inquiry' },
    { key: 'today', count: mine.today.length, path: '/personal-center/schedule' },
    { key: 'saved', count: saved.reduce((sum, { count }) => sum + count, 0), path: `/personal-center/${most.path}` },
    { key: 'tickets', count: mine.usableTicketCount, path: '/personal-center/ticket' },
  ] as const
  return (
    <>
      <div className="me-head">
        {me.portrait && (
          <span className="avatar avatar-l">
            <Picture media={me.portrait} widths={[112]} sizes="" />
          </span>
        )}
        <div>
          <h1>{t(`personal:hello.${hourIn(now, me.timeZone)}`, { name })}</h1>
          <p>{joinFacts(me.jobTitle, me.company)}</p>
        </div>
        <VerificationStatus />
      </div>
      <ul className="stats">
        {stats.map(({ key, count, path }) => (
          <li key={key}>
            <a href={page.href(path)}>
              <b>{format.number(count)}</b>
              <span>{t(`personal:stat.${key}`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
