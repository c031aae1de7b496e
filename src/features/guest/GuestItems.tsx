import type { GuestSummary } from '@fair/contract/guest.ts'
import { Picture } from '../../components/Picture.tsx'
import { usePage } from '../../components/usePage.ts'
import { ownName } from './guest.ts'

/** Portraits on the first screen, which are loaded eagerly. */
const EAGER = 6

/** Guests as cards: portrait, name as shown here and in the guest's own script, position. */
export function GuestItems({ items }: { items: readonly GuestSummary[] }) {
  const page = usePage()
  return (
    <ul className="items guests">
      {items.map((guest, n) => (
        <li className="item" key={guest.guestId}>
          <span className="pic">
            <Picture
              media={guest.portrait}
              widths={[160, 320]}
              sizes="(min-width: 60rem) 12rem, 46vw"
              eager={n < EAGER}
            />
          </span>
          <div>
            <h3>
              <a href={page.href(`/guest/detail/${guest.guestId}`)}>{guest.guestName}</a>
            </h3>
            {ownName(guest) && (
              <p className="small faint" lang={guest.localLanguage ?? undefined}>
                {ownName(guest)}
              </p>
            )}
            <p className="spec">{guest.jobTitle}</p>
            <p className="small faint">{guest.company}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
