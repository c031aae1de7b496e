import { findSpans, type SearchResult } from '@fair/search/result.ts'
import { BoothLink } from '../../components/BoothLink.tsx'
import { tiedFacts } from '../../components/Codes.tsx'
import { Icon } from '../../components/Icon.tsx'
import { LiveBadge } from '../../components/LiveBadge.tsx'
import { Tag } from '../../components/parts.tsx'
import { usePage } from '../../components/usePage.ts'
import { SaveButton } from '../shared/SaveButton.tsx'
import { Marked } from './Marked.tsx'
import { ResultReason } from './ResultReason.tsx'
import { ResultTime } from './ResultTime.tsx'
import { isSaveable, kindOf } from './search-kinds.ts'

interface Props {
  result: SearchResult
  keyword: string
  /** Synonyms and spellings that the keyword was understood as. */
  marks?: readonly string[]
  /** In a list of all kinds each row names its kind. */
  mixed?: boolean
}

/** Exhibitors' logos are shown uncropped in their square; all other pictures fill it. */
const isMark = ({ kind }: SearchResult) => kind === 'EXHIBITOR'

/** A result as a row: picture, title, summary and owner, kind and place. */
export function ResultRow({ result, keyword, marks = [], mixed = false }: Props) {
  const page = usePage()
  const { kind, id, title, lang, line, by, byLang, picture, booth, isLive } = result
  const { detail, icon } = kindOf(kind)
  return (
    <li className="item find">
      <span className={isMark(result) ? 'find-pic find-mark' : 'find-pic'}>
        {picture ? (
          <img src={page.media(picture.url, 160)} alt="" width={80} height={60} loading="lazy" decoding="async" />
        ) : (
          <Icon name={icon} />
        )}
      </span>
      <div>
        <h3>
          <a href={page.href(`${detail}/${id}`)} lang={lang ?? undefined}>
            <Marked text={title} keyword={keyword} also={marks} />
          </a>
        </h3>
        {by !== '' && (
          <p className="small faint clip" lang={byLang ?? undefined}>
            <Marked text={by} keyword={keyword} also={marks} />
          </p>
        )}
        {line !== '' && (
          <p className="spec clip">
            <Marked text={tiedFacts(line)} keyword={keyword} also={marks} />
          </p>
        )}
        <ResultReason result={result} keyword={keyword} marks={marks} />
      </div>
      <p className="find-facts">
        {mixed && <Tag>{page.t(`search:one.${kind}`)}</Tag>}
        <LiveBadge text={page.t('common:live')} isLive={isLive} streams={findSpans(result)} />
        <ResultTime result={result} />
        {booth && <BoothLink booth={booth} />}
      </p>
      {isSaveable(kind) && <SaveButton type={kind} id={id} name={title} />}
    </li>
  )
}
