import type { Language } from '@fair/contract/rules/language.ts'
import { hallName } from '../seed/halls.ts'
import { say as textIn } from '../seed/text.ts'
import { say } from '../texts.ts'
import type { PlacedActivity } from './programme.ts'

/** Where an activity takes place: a stage or room of its hall, or another venue. */
export function placeOf({ plan, hall }: PlacedActivity, language: Language): string {
  if (plan.place !== 'stage' && plan.place !== 'room') return textIn(plan.place, language)
  return say(language, plan.place === 'stage' ? 'stageIn' : 'roomIn', { hall: textIn(hallName(hall), language) })
}
