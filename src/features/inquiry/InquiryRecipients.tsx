import type { Inquiry, InquiryRecipient } from '@fair/contract/inquiry.ts'
import { LogoTile } from '../../components/LogoTile.tsx'
import { usePage } from '../../components/usePage.ts'
import { StatusTag } from './InquiryParts.tsx'

/** The recipients of an inquiry, each with its status there and a link to the chat. */
export function InquiryRecipients({ inquiry }: { inquiry: Inquiry }) {
  const page = usePage()
  const { t } = page
  if (inquiry.recipients.length === 0) return null
  return (
    <section className="section" aria-labelledby="iq-recipients">
      <header className="section-head">
        <h2 id="iq-recipients">{t(inquiry.kind === 'HALL' ? 'inquiry:readers' : 'inquiry:recipients')}</h2>
      </header>
      <ul className="iq-recipients">
        {inquiry.recipients.map((one) => (
          <li key={one.exhibitorId}>
            <LogoTile url={one.logo.url} size={40} lazy />
            <a href={page.href(`/exhibitor/detail/${one.exhibitorId}`)}>{one.exhibitorName}</a>
            <StatusTag status={one.status} />
            <a className="link" href={page.href('/chat', chatWith(one))}>
              {t(one.chatgroupId ? 'inquiry:chatOn' : 'inquiry:chat')}
              <span className="visually-hidden"> {one.exhibitorName}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The query that opens the existing chat with an exhibitor, otherwise a new one. */
export const chatWith = ({ chatgroupId, exhibitorId }: InquiryRecipient): Record<string, string> =>
  chatgroupId ? { chatgroupId } : { role: 'EXHIBITOR', roleId: exhibitorId }
