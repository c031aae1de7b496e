import { after, DAY } from '../business/clock.ts'
import type { Context } from '../context.ts'
import { load } from '../data/load.ts'
import { found, refused } from '../failure.ts'
import { formFor } from '../forms/scope.ts'
import { signConfig } from '../preregistration/sign-config.ts'
import { say, type Text } from '../seed/text.ts'
import { formPlan } from '../seed/visitor/form-plans.ts'
import type { SignCategory } from '../sent.ts'

/** A kind of group that may register. Days count from the exhibition's first day. */
export interface SignCategorySeed {
  readonly signCategoryId: string
  readonly name: Text
  readonly description: Text
  readonly minMembers: number
  readonly maxMembers: number
  readonly openFromDay: number
  readonly openToDay: number
}

export const SIGN_CATEGORIES: readonly SignCategorySeed[] = load('visitor/sign-categories')

/** The categories of the requested exhibition; none if groups may not register. */
export function categoriesOf(context: Context): readonly SignCategorySeed[] {
  return signConfig(context).groupSign === '1' ? SIGN_CATEGORIES : []
}

/** @throws PlatformError 4041 for an unknown category */
export function categoryOf(context: Context, signCategoryId: string): SignCategorySeed {
  const known = categoriesOf(context).find((each) => each.signCategoryId === signCategoryId)
  return found(known, 'signCategory', signCategoryId)
}

export const leaderPlan = ({ signCategoryId }: SignCategorySeed) => formPlan(`LEADER-${signCategoryId}`)
export const memberPlan = ({ signCategoryId }: SignCategorySeed) => formPlan(`MEMBER-${signCategoryId}`)

/** When a category is open, ISO 8601 in UTC. */
export function openTimes({ entities, exhibitionId, language }: Context, seed: SignCategorySeed) {
  const { startTime } = found(entities.exhibition(exhibitionId, language), 'exhibition', exhibitionId)
  return {
    openFrom: after(startTime, seed.openFromDay * DAY),
    openTo: after(startTime, seed.openToDay * DAY),
  }
}

export function isOpen(context: Context, seed: SignCategorySeed): boolean {
  const { openFrom, openTo } = openTimes(context, seed)
  const now = context.now().toISOString()
  return openFrom <= now && now < openTo
}

/** @throws PlatformError 4090 while the category is closed */
export function demandCategoryOpen(context: Context, seed: SignCategorySeed): void {
  if (!isOpen(context, seed)) throw refused('signClosed')
}

export function categoryFor(context: Context, seed: SignCategorySeed): SignCategory {
  const { language } = context
  return {
    signCategoryId: seed.signCategoryId,
    categoryName: say(seed.name, language),
    description: say(seed.description, language),
    minMembers: seed.minMembers,
    maxMembers: seed.maxMembers,
    ...openTimes(context, seed),
    leaderForm: formFor(context, leaderPlan(seed)),
    memberForm: formFor(context, memberPlan(seed)),
  }
}
