import type { FileRef } from '@fair/contract/file.ts'
import type { Inquiry, InquiryStatus, InquirySummary } from '@fair/contract/inquiry.ts'
import { noonOf } from '@fair/contract/rules/time.ts'
import type { ReactNode } from 'react'
import { Facts } from '../../components/Facts.tsx'
import { Icon } from '../../components/Icon.tsx'
import { Tag } from '../../components/parts.tsx'
import { usePage } from '../../components/usePage.ts'
import { moneyText } from '../../domain/money.ts'
import type { PageContext } from '../../lib/page.ts'

const KINDS = { SENT: 'plain', READ: 'info', ANSWERED: 'warn', FINISHED: 'ok', CLOSED: 'plain' } as const

/** The status of an inquiry. An answered one needs the visitor's decision. */
export function StatusTag({ status }: { status: InquiryStatus }) {
  const page = usePage()
  return <Tag kind={KINDS[status]}>{page.t(`inquiry:status.${status}`)}</Tag>
}

/**
 * "1,200 pieces"; null if no quantity was given. Japanese and Korean write a counter without a space ("1,200個"), but
 * not a unit in Latin letters.
 */
export function quantityText(
  { format, language }: PageContext,
  { quantity, unitName }: Pick<InquirySummary, 'quantity' | 'unitName'>,
): string | null {
  if (quantity == null) return null
  const isTied = (language === 'ja-JP' || language === 'ko-KR') && !/^\p{Script=Latin}/u.test(unitName ?? '')
  return [format.number(quantity), unitName].filter(Boolean).join(isTied ? '' : ' ')
}

/** A day without a zone, as the platform writes it. It is read at noon UTC, so that it stays the same day. */
export const dayText = ({ format }: PageContext, day: string): string => format.date(noonOf(day), 'UTC')

/** The requirements, as terms and values; empty ones are left out. */
export function InquiryFacts({ inquiry }: { inquiry: Inquiry }) {
  const page = usePage()
  const { t, language } = page
  const { budget, deadline, destinationName, exhibit } = inquiry
  const quantity = quantityText(page, inquiry)
  const rows: [string, ReactNode][] = [
    [t('inquiry:field.category'), inquiry.categoryName],
    [t('inquiry:field.quantity'), quantity],
    [t('inquiry:field.budget'), budget && moneyText(language, budget)],
    [t('inquiry:field.deadline'), deadline && dayText(page, deadline)],
    [t('inquiry:field.destination'), destinationName],
    [
      t('inquiry:exhibit'),
      exhibit && <a href={page.href(`/exhibits/detail/${exhibit.exhibitsId}`)}>{exhibit.exhibitsName}</a>,
    ],
    [t('inquiry:buyer'), inquiry.isMine ? null : inquiry.buyerName],
  ]
  return <Facts rows={rows} className="fact-lines" />
}

/** Files to download, with their kind and size. */
export function FileLinks({ files }: { files: readonly FileRef[] }) {
  const page = usePage()
  return (
    <ul className="iq-files">
      {files.map((file) => (
        <li key={file.fileId}>
          <a href={file.url} download={file.fileName}>
            <Icon name="download" small />
            {file.fileName}
          </a>
          <span className="faint small">
            {file.format} · {page.format.bytes(file.bytes)}
          </span>
        </li>
      ))}
    </ul>
  )
}
