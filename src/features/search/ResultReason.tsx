import type { SearchResult } from '@fair/search/result.ts'
import { usePage } from '../../components/usePage.ts'
import { Marked } from './Marked.tsx'

interface Props {
  result: SearchResult
  keyword: string
  /** Synonyms and spellings that the keyword was understood as. */
  marks: readonly string[]
}

/** Why a result was found, if its title and lines do not show it: a name in another language, a tag, its booth. */
export function ResultReason({ result: { matched }, keyword, marks }: Props) {
  const page = usePage()
  if (!matched) return null
  return (
    <p className="small faint clip">
      {page.t(`search:why.${matched.field}`)}
      <Marked text={matched.text} keyword={keyword} also={marks} />
    </p>
  )
}
