import { SearchKind } from '@fair/contract/search.ts'
import { joinCorpora } from '@fair/search/corpus.ts'
import { type SearchDocument, searchDocument } from '@fair/search/document.ts'
import {
  activityDocument,
  groupDocument,
  liveDocument,
  meetingDocument,
  microDocument,
  projectDocument,
  withOwnerNames,
} from '@fair/search/documents.ts'
import { findIn, type SearchFound } from '@fair/search/engine.ts'
import { activitiesOf, toActivitySummary } from '../business/activities.ts'
import type { Context } from '../context.ts'
import { corpusOf, fairFold, type SearchedKind } from '../search-corpora.ts'
import type { FoundIds } from '../search-text.ts'
import { groupNames, groupsOf } from './group-list.ts'
import { microPagesOf } from './micro-page.ts'
import { livesOf, meetingsOf } from './programme.ts'
import { projectNames, projectsOf } from './project-list.ts'

/** The matches of a keyword in each kind. */
export interface Searched extends Omit<SearchFound<SearchKind>, 'rows' | 'why' | 'isHidden' | 'needed'> {
  /** Best first. */
  ids(kind: SearchKind): ReadonlyMap<string, number>
  why(kind: SearchKind, id: string): ReturnType<SearchFound<SearchKind>['why']>
}

/** Searches all kinds of the requested exhibition, each by its full text; null for a blank keyword. */
export function searched(keyword: string | undefined, context: Context): Searched | null {
  if (keyword === undefined || keyword.trim() === '') return null
  const { corpora: kept, exhibitionId, language } = context
  const minute = context.now().toISOString().slice(0, 16)
  const kinds = kept.once(`${exhibitionId} ${language} ${minute}`, () => kindsOf(context))
  const corpora = new Map([...kinds].map(([kind, { corpus }]) => [kind, corpus]))
  const found = findIn(keyword, joinCorpora(corpora, fairFold()))
  if (!found) return null
  const idOf = (kind: SearchKind, row: number) => kinds.get(kind)?.ids[row] ?? ''
  const { left, corrected, marks } = found
  return {
    left,
    corrected,
    marks,
    ids: (kind) => new Map(found.rows(kind).map(({ row, score }) => [idOf(kind, row), score])),
    why: (kind, id) => found.why(kind, kinds.get(kind)?.ids.indexOf(id) ?? -1),
  }
}

/** The ids of one kind that match a keyword. */
export const foundIds = (keyword: string | undefined, kind: SearchKind, context: Context): FoundIds =>
  searched(keyword, context)?.ids(kind) ?? null

function kindsOf(context: Context): ReadonlyMap<SearchKind, SearchedKind> {
  const { corpora, exhibitionId, language } = context
  const large = corpora.of(exhibitionId, language)
  const exhibitors = large.get('EXHIBITOR')?.corpus.documents ?? []
  const small = <T>(items: readonly T[], idOf: (item: T) => string, document: (item: T) => SearchDocument) => ({
    ids: items.map(idOf),
    corpus: corpusOf(withOwnerNames(items.map(document), exhibitors), language),
  })
  const named = (document: SearchDocument, names: readonly string[]) => searchDocument({ ...document, names })
  const all: Record<SearchKind, SearchedKind | undefined> = {
    EXHIBIT: large.get('EXHIBIT'),
    EXHIBITOR: large.get('EXHIBITOR'),
    EXHIBITOR_GROUP: small(
      groupsOf(context),
      ({ exhibitorGroupId }) => exhibitorGroupId,
      (each) => named(groupDocument(each), groupNames(each.exhibitorGroupId)),
    ),
    LIVE: small(livesOf(context), ({ _id }) => _id, liveDocument),
    MEETING: small(meetingsOf(context), ({ meetingId }) => meetingId, meetingDocument),
    INFORMATION: large.get('INFORMATION'),
    ACTIVITY: small(
      activitiesOf(context).map((activity) => toActivitySummary(activity, context)),
      ({ activityId }) => activityId,
      activityDocument,
    ),
    PROJECT: small(
      projectsOf(exhibitionId, context),
      ({ projectId }) => projectId,
      (each) => named(projectDocument(each), projectNames(each.projectId)),
    ),
    MICRO_PAGE: small(microPagesOf(context), ({ microPageId }) => microPageId, microDocument),
  }
  return new Map(SearchKind.options.flatMap((kind) => (all[kind] ? [[kind, all[kind]] as const] : [])))
}
