// Rows of spreadsheets as the records of a fair (packages/sandbox/src/imported/data.ts).
import { createHash } from 'node:crypto'
import { LANGUAGES } from '@fair/contract/rules/language.ts'
import { normalise } from '@fair/search/text.ts'
import type { ImportedExhibit, ImportedExhibitor, ImportedPicture } from '../imported/data.ts'
import { placeOf } from '../imported/rows.ts'
import { each, same, type Text } from '../seed/text.ts'
import { type CellContext, Cells } from './cells.ts'
import words from './columns.json' with { type: 'json' }
import type { Pictures } from './pictures.ts'
import type { Row } from './read-table.ts'

export interface Records {
  industries: { id: string; name: Text }[]
  categories: { id: string; name: Text; parent: string }[]
  exhibitors: ImportedExhibitor[]
  exhibits: ImportedExhibit[]
}

interface ImportContext extends CellContext {
  pictures: Pictures
}

/** The same for the same words, so that an address remains when a row moves. */
const idOf = (kind: string, ...parts: string[]): string =>
  kind +
  createHash('sha256')
    .update(JSON.stringify(parts.map(normalise)))
    .digest('hex')
    .slice(0, 10)

const [OTHER_ZH = '', OTHER_EN = '', OTHER_JA = '', OTHER_KO = ''] = words.other
const OTHER: Text = [OTHER_ZH, OTHER_EN, OTHER_JA, OTHER_KO]

/** Names to rows; a name that two rows have matches neither. */
function namesTo<T extends { id: string; name: Text }>(rows: readonly T[]): Map<string, T | null> {
  const found = new Map<string, T | null>()
  for (const row of rows) {
    for (const name of new Set([row.id, ...row.name].map(normalise))) found.set(name, found.has(name) ? null : row)
  }
  return found
}

export async function recordsOf(
  makers: readonly Row[],
  goods: readonly Row[],
  context: ImportContext,
): Promise<Records> {
  const industries = new Map<string, { id: string; name: Text }>()
  const exhibitors: ImportedExhibitor[] = []
  const taken = new Set<string>()
  for (const row of makers) {
    const cells = new Cells(row, context)
    const exhibitor = await exhibitorOf(cells, industries, context)
    if (!exhibitor) continue
    if (taken.has(exhibitor.id)) cells.warn('id', `another row already has the id or name (${exhibitor.id})`, true)
    else exhibitors.push(exhibitor)
    taken.add(exhibitor.id)
  }
  const owners = namesTo(exhibitors)
  const categories = new Map<string, { id: string; name: Text; parent: string }>()
  const exhibits: ImportedExhibit[] = []
  // Spreadsheets may number both from 1.
  const takenExhibits = new Set<string>()
  for (const row of goods) {
    const cells = new Cells(row, context)
    const name = cells.one('exhibitor')
    const owner = owners.get(normalise(name))
    if (!owner) {
      const reason = owner === null ? 'several exhibitors have this name: use an id' : 'no exhibitor has this name'
      cells.warn('exhibitor', name === '' ? 'no exhibitor is named' : reason, true)
      continue
    }
    const industry = industries.get(owner.industryId)?.name ?? OTHER
    const exhibit = await exhibitOf(cells, owner, industry, categories, context)
    if (!exhibit) continue
    if (takenExhibits.has(exhibit.id)) cells.warn('id', `another row already has the id or name (${exhibit.id})`, true)
    else exhibits.push(exhibit)
    takenExhibits.add(exhibit.id)
  }
  return { industries: [...industries.values()], categories: [...categories.values()], exhibitors, exhibits }
}

async function exhibitorOf(
  cells: Cells,
  industries: Map<string, { id: string; name: Text }>,
  { pictures }: ImportContext,
): Promise<ImportedExhibitor | undefined> {
  const name = cells.text('name')
  if (!name) {
    cells.warn('name', 'no name', true)
    return undefined
  }
  const localLanguage = cells.ownLanguage('name')
  const localName = name[LANGUAGES.indexOf(localLanguage)] ?? name[0]
  const id = cells.id('id') ?? idOf('x', localName)
  const industry = cells.text('industry') ?? OTHER
  const industryId = idOf('i', industry[0])
  if (!industries.has(industryId)) industries.set(industryId, { id: industryId, name: industry })
  const country = cells.country()
  const { hall, stand } = cells.booth()
  const logo = cells.one('logo') === '' ? undefined : await pictures.named(cells.one('logo'))
  if (cells.one('logo') !== '' && !logo) cells.warn('logo', 'no such picture in --pictures')
  return {
    ...{ id, name, localName, localLanguage, country, industryId, hall, stand },
    place: placeIn(cells.text('city'), placeOf(country)),
    tags: cells.list('tags').map(same),
    summary: cells.text('summary') ?? same(''),
    introduction: cells.html('introduction') ?? same(''),
    foundedYear: cells.year('founded'),
    employees: cells.one('employees'),
    website: cells.link('website'),
    certificates: cells.list('certificates'),
    logo: logo ?? (await pictures.of(`${id}-logo`))[0] ?? null,
  }
}

/** "中国 宁波", "Ningbo, China". */
function placeIn(city: Text | undefined, country: Text): Text {
  if (!city) return country
  return each((column) => {
    const parts = [city[column], country[column]].filter(Boolean)
    return column === 1 ? parts.join(', ') : parts.reverse().join(' ')
  })
}

async function exhibitOf(
  cells: Cells,
  owner: ImportedExhibitor,
  industry: Text,
  categories: Map<string, { id: string; name: Text; parent: string }>,
  { pictures }: ImportContext,
): Promise<ImportedExhibit | undefined> {
  const name = cells.text('name')
  if (!name) {
    cells.warn('name', 'no name', true)
    return undefined
  }
  const id = cells.id('id') ?? idOf('p', owner.id, name[LANGUAGES.indexOf(cells.ownLanguage('name'))] ?? name[0])
  const category = cells.text('category') ?? industry
  const categoryId = idOf('c', owner.industryId, category[0])
  if (!categories.has(categoryId))
    categories.set(categoryId, { id: categoryId, name: category, parent: owner.industryId })
  const own: ImportedPicture[] = []
  for (const file of cells.list('pictures')) {
    const picture = await pictures.named(file)
    if (picture) own.push(picture)
    else cells.warn('pictures', `no such picture in --pictures: ${file}`)
  }
  return {
    ...{ id, exhibitorId: owner.id, name, categoryId },
    summary: cells.text('summary') ?? same(''),
    description: cells.html('description') ?? same(''),
    pictures: own.length > 0 ? own : await pictures.of(id),
    specifications: cells.pairs('specifications'),
  }
}
