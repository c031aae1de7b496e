import { boothKeys, readBooths } from '@fair/search/booth.ts'
import { joinCorpora } from '@fair/search/corpus.ts'
import { searchDocument } from '@fair/search/document.ts'
import { findIn } from '@fair/search/engine.ts'
import { folded } from '@fair/search/text.ts'
import type { Context } from '../context.ts'
import { corpusOf, fairFold } from '../search-corpora.ts'
import { groupRows } from './group-list.ts'
import { projectsOf } from './project-list.ts'

/** The number of completions shown. */
const SHOWN = 8
/** Exhibits whose names complete a keyword: the best by the exhibition's own order. */
const EXHIBITS = 200

/**
 * Completions of a keyword from the texts of the exhibition: those that begin with it, then those with a word that
 * does, then those that contain it anywhere (Chinese and Japanese do not separate words). Among equals: industries,
 * categories and tags, exhibitors, groups, projects, exhibits. If nothing contains it as written, those that match by
 * pronunciation (pinyin, initial consonants). The code of a booth is completed by those that begin with it, and a
 * complete one by its exhibitors.
 */
export function suggestions(keyword: string, context: Context): string[] {
  const expected = folded(keyword)
  if (expected === '') return []
  const booths = boothsIn(context)
  const atBooth = namesAt(keyword, booths)
  if (atBooth.length > 0) return atBooth.slice(0, SHOWN)
  const all = [...new Set([...vocabulary(context), ...booths.map(({ hall, stand }) => `${hall} ${stand}`)])]
  const ranked = all.flatMap((words) => {
    const text = folded(words)
    if (text === expected || !text.includes(expected)) return []
    const place = text.startsWith(expected) ? 0 : text.includes(` ${expected}`) ? 1 : 2
    return [{ words, place }]
  })
  if (ranked.length === 0) {
    const corpus = corpusOf(
      all.map((title) => searchDocument({ title })),
      context.language,
    )
    const rows = findIn(keyword, joinCorpora(new Map([['words', corpus]]), fairFold()))?.rows('words') ?? []
    return rows.slice(0, SHOWN).flatMap(({ row }) => all[row] ?? [])
  }
  return ranked
    .sort((a, b) => a.place - b.place)
    .slice(0, SHOWN)
    .map(({ words }) => words)
}

interface NamedBooth {
  hall: string
  stand: string
  name: string
}

/** The booths of the exhibition, in the order of their codes, with the names of their exhibitors. */
const boothsIn = ({ db, exhibitionId, language }: Context): NamedBooth[] =>
  db.all<NamedBooth>(
    `SELECT hall, stand, name FROM exhibitor JOIN exhibitor_text USING (id)
     WHERE exhibition_id = ? AND language = ? AND hall <> '' ORDER BY hall, stand`,
    exhibitionId,
    language,
  )

/** The exhibitors at the booths that a keyword consists of; [] for any other keyword. */
function namesAt(keyword: string, booths: readonly NamedBooth[]): string[] {
  const known = new Set(booths.flatMap(boothKeys))
  const { rest, booths: read } = readBooths(keyword, (key) => known.has(key))
  if (rest !== '') return []
  const keys = new Set(read.map(({ key }) => key))
  return booths.filter((booth) => boothKeys(booth).some((key) => keys.has(key))).map(({ name }) => name)
}

function vocabulary(context: Context): string[] {
  const { catalogue, db, exhibitionId, fair, language } = context
  const { counts } = catalogue.exhibitors(exhibitionId).filter({ language, choice: {} })
  const used = (name: 'industry' | 'tag', value: string) => counts[name]?.has(value) ?? false
  const labels = [
    ...fair.industries.filter(({ value }) => used('industry', value)),
    ...fair.categories,
    ...fair.tags.filter(({ value }) => used('tag', value)),
  ].map(({ label }) => label(language))
  const namesIn = (table: 'exhibitor' | 'exhibit', limit: number) =>
    db
      .all<{ name: string }>(
        `SELECT name FROM ${table}_text JOIN ${table} USING (id)
         WHERE exhibition_id = ? AND language = ? ORDER BY rank, id LIMIT ?`,
        exhibitionId,
        language,
        limit,
      )
      .map(({ name }) => name)
  return [
    ...labels,
    ...namesIn('exhibitor', -1),
    ...groupRows(context).map(({ groupName }) => groupName),
    ...projectsOf(exhibitionId, context).map(({ projectName }) => projectName),
    ...namesIn('exhibit', EXHIBITS),
  ]
}
