import type { Crossing } from '../../domain/way-graph.ts'
import type { WayStep } from '../../domain/way-instructions.ts'
import type { WayHall } from '../../domain/way-plan.ts'
import type { MessageKey } from '../../lib/i18n/translator.ts'
import type { PageContext } from '../../lib/page.ts'
import { placeName, type WayOption } from './way-options.ts'

/** Full metres, at least one. */
export const roundedMetres = (metres: number): number => Math.max(1, Math.round(metres))

/** An instruction in sentences. */
export function stepText(page: PageContext, step: WayStep, from: WayOption, to: WayOption): string {
  if (step.kind === 'cross') return crossText(page, step.crossing, step.from, step.to)
  if (step.kind === 'arrive') return arrivalText(page, step, to)
  return [turnText(page, step, from), walkText(page, step), passText(page, step.walk)].filter(Boolean).join(joint(page))
}

/** The separator between two sentences. */
const joint = ({ language }: PageContext): string => (language === 'zh-CN' || language === 'ja-JP' ? '' : ' ')

type Moving = Extract<WayStep, { kind: 'start' | 'turn' }>

function turnText(page: PageContext, step: Moving, from: WayOption): string {
  const { t } = page
  if (step.kind === 'start') return step.turn ? t(`way:out.${step.turn}`, { place: endName(page, from) }) : ''
  if (step.at === null) return t(`way:turn.${step.turn}`)
  if ('stand' in step.at) return t(`way:turnAt.${step.turn}`, { place: t('way:booth', { stand: step.at.stand }) })
  const place = placeName(page, step.at.place)
  return place === null ? t(`way:turn.${step.turn}`) : t(`way:turnAt.${step.turn}`, { place: t('way:sign', { place }) })
}

function walkText({ t }: PageContext, step: Moving): string {
  const { metres, aisle } = step.walk
  const values = { metres: roundedMetres(metres) }
  if (aisle !== '') return t('way:walkAisle', { ...values, aisle })
  // After a crossing the walker's direction is unknown.
  return step.kind === 'start' && step.turn === null
    ? t('way:walkHall', { ...values, hall: step.hall.hall })
    : t('way:walk', values)
}

const passText = (page: PageContext, { passes }: Moving['walk']): string =>
  passes
    .flatMap(({ place, side }) => {
      const name = placeName(page, place)
      return name === null ? [] : page.t(`way:pass.${side}`, { place: name })
    })
    .join(joint(page))

/** The name of a stop: a booth's first exhibitor, otherwise the name in the fields. */
function endName({ t }: PageContext, { stop, label }: WayOption): string {
  if (stop.kind !== 'booth') return label
  return t('way:named', { name: stop.exhibitors[0]?.name ?? '', stand: stop.booth.stand })
}

function crossText({ t }: PageContext, { from: place, metres }: Crossing, from: WayHall, to: WayHall): string {
  const hall = t('way:hall', { hall: to.hall })
  const [here, there] = [from.map.floor, to.map.floor]
  const floor = there !== null && here !== there ? t('way:floor', { floor: there + 1, hall: to.hall }) : hall
  const category = place.category.split('.')[0] ?? ''
  if (category === 'elevator' || category === 'escalator' || category === 'stairs')
    return t(`way:cross.${category}`, { to: floor })
  const said = { from: t('way:hall', { hall: from.hall }), to: floor }
  if (metres === null) return t('way:cross.outside', said)
  return metres < 1
    ? t('way:cross.door', { to: floor })
    : t('way:cross.passage', { ...said, metres: roundedMetres(metres) })
}

/** The largest number of booths that a sentence counts. */
const MAX_COUNTED = 6

function arrivalText(page: PageContext, { turn, nth }: Extract<WayStep, { kind: 'arrive' }>, to: WayOption): string {
  const { t } = page
  const place = endName(page, to)
  if (turn === null) return t('way:arrive', { place })
  if (turn === 'ahead' || nth === null || nth < 1 || nth > MAX_COUNTED) return t(`way:arriveAt.${turn}`, { place })
  return t(`way:nth.${turn}.${nth}` as MessageKey, { place })
}
