import { dayKey, parseTime } from '@fair/contract/rules/time.ts'
import type { Context } from '../context.ts'
import { storedFile } from '../files/store.ts'
import { placesIn } from '../geography/places.ts'
import type { Labelled } from '../seed/types.ts'
import type { Form, FormValues } from '../sent.ts'
import type { CheckScope, TreeSource } from './check-scope.ts'
import { composeForm, type FormPlan, type FormScope } from './plan.ts'
import { type Tree, treeOf } from './tree.ts'

const DAY = 24 * 60 * 60 * 1000

/**
 * The context that forms are composed for: the reader, the tenant's agreements and the days of the requested
 * exhibition.
 */
function formScope(context: Context): FormScope {
  const { tenant, language } = context
  const agreements = tenant.agreements(language)
  return {
    language,
    agreementId: (type) => agreements.find(({ agreementType }) => agreementType === type)?.agreementId,
    days: exhibitionDays(context),
  }
}

/** The days of the requested exhibition, YYYY-MM-DD in its zone. */
export function exhibitionDays(context: Context): string[] {
  const { entities, exhibitionId, language } = context
  const exhibition = entities.exhibition(exhibitionId, language)
  const start = parseTime(exhibition?.startTime ?? '')
  const end = parseTime(exhibition?.endTime ?? '')
  if (!exhibition || !start || !end) return []
  const last = dayKey(end, exhibition.timeZone)
  const days: string[] = []
  for (let time = start.getTime(); days.at(-1) !== last && time <= end.getTime() + DAY; time += DAY) {
    days.push(dayKey(new Date(time), exhibition.timeZone))
  }
  return days
}

/** A form of the platform for the user, with its known values. */
export function formFor(context: Context, plan: FormPlan, values: FormValues | null = null): Form {
  return composeForm(plan, formScope(context), values)
}

/** The data that values are checked against: the trees in the reader's language, and the user's uploads. */
export async function checkScope(context: Context): Promise<CheckScope> {
  const { language, fair, db, userId } = context
  const places = await placesIn(language)
  const labelled = (items: readonly Labelled[]) =>
    treeOf(items.map(({ value, parent, label }) => ({ value, parent, label: label(language) })))
  const made = (source: TreeSource): Tree => {
    if (source === 'GEOGRAPHY') return places.tree
    return labelled(source === 'INDUSTRY' ? fair.industries : fair.categories)
  }
  const trees = new Map<TreeSource, Tree>()
  return {
    language,
    tree: (source) => {
      const tree = trees.get(source) ?? made(source)
      trees.set(source, tree)
      return tree
    },
    fileOf: (fileId) => (userId === null ? undefined : storedFile(db, fileId, userId)),
  }
}
