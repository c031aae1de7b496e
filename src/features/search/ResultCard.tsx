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
import { hasResultTime, ResultTime } from './ResultTime.tsx'
import { isSaveable, kindOf } from './search-kinds.ts'

interface Props {
  result: SearchResult
  keyword: string
  /** Synonyms and spellings that the keyword was understood as. */
  marks?: readonly string[]
  /** In another site's frame: links open in the top window. */
  framed?: boolean
  /** Among cards of other kinds. */
  mixed?: boolean
}

/** The picture's aspect ratio per kind: products 4:3, stages and covers 16:9, logos in their tile. */
const SHAPE = {
  EXHIBIT: 'pic',
  EXHIBITOR: 'pic find-mark',
  EXHIBITOR_GROUP: 'pic pic-16',
  LIVE: 'pic pic-16',
  MEETING: 'pic pic-16 find-speaker',
  INFORMATION: 'pic pic-16',
  ACTIVITY: 'pic pic-16',
  PROJECT: 'pic pic-16',
  MICRO_PAGE: 'pic pic-16',
} as const satisfies Record<SearchResult['kind'], string>

/** A result as a card: the picture, and below it its kind, title, owner, time and place. */
export function ResultCard({ result, keyword, marks = [], framed = false, mixed = false }: Props) {
  const page = usePage()
  const { kind, id, title, lang, line, by, byLang, picture, booth, isLive } = result
  const { detail, icon } = kindOf(kind)
  const wide = SHAPE[kind] === 'pic' ? 3 / 4 : 9 / 16
  return (
    <li className="item">
      {!framed && isSaveable(kind) && <SaveButton type={kind} id={id} name={title} />}
      <span className={SHAPE[kind]}>
        {picture ? (
          <img
            src={page.media(picture.url, 640)}
            srcSet={`${page.media(picture.url, 320)} 320w, ${page.media(picture.url, 640)} 640w`}
            sizes="(min-width: 60rem) 16rem, 46vw"
            alt=""
            width={320}
            height={Math.round(320 * wide)}
            loading="lazy"
            decoding="async"
          />
        ) : (
          <Icon name={icon} />
        )}
        <LiveBadge text={page.t('common:live')} isLive={isLive} streams={findSpans(result)} />
      </span>
      <div>
        {mixed && (
          <p>
            <Tag>{page.t(`search:one.${kind}`)}</Tag>
          </p>
        )}
        <h3 className="clip-2">
          <a
            href={page.href(`${detail}/${id}`)}
            lang={lang ?? undefined}
            target={framed ? '_top' : undefined}
            rel={framed ? 'noopener' : undefined}
          >
            <Marked text={title} keyword={keyword} also={marks} />
          </a>
        </h3>
        {line !== '' && (
          <p className="spec clip-2">
            <Marked text={tiedFacts(line)} keyword={keyword} also={marks} />
          </p>
        )}
        <ResultReason result={result} keyword={keyword} marks={marks} />
        {hasResultTime(page, result) && (
          <p className="spec tnum">
            <ResultTime result={result} />
          </p>
        )}
        {(by !== '' || booth) && (
          <p className="item-owner">
            <span className="clip" lang={byLang ?? undefined}>
              <Marked text={by} keyword={keyword} also={marks} />
            </span>
            {booth && <BoothLink booth={booth} target={framed ? '_top' : undefined} />}
          </p>
        )}
      </div>
    </li>
  )
}
