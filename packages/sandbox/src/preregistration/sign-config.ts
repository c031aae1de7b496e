import { offeredIdentities } from '../audience/identities.ts'
import { after, DAY, stamp } from '../business/clock.ts'
import type { Context } from '../context.ts'
import { load } from '../data/load.ts'
import { denied, found, refused } from '../failure.ts'
import { say, type Text } from '../seed/text.ts'
import type { SignConfig } from '../sent.ts'

/** A channel that attracts visitors: a link carries its id. */
interface Promotion {
  readonly promotionChannelId: string
  readonly name: Text
  readonly isValid: boolean
}

const PROMOTIONS: readonly Promotion[] = load('visitor/promotions')

/** Registration opens this many days before the exhibition, and closes when the exhibition does. */
const DAYS_BEFORE = 120

/** The agreements that must be accepted. */
const DEMANDED = ['USER', 'PRIVACY']

/** Whether and how visitors may register for the requested exhibition. */
export function signConfig(context: Context): SignConfig {
  const { entities, exhibitionId, language, tenant } = context
  const exhibition = found(entities.exhibition(exhibitionId, language), 'exhibition', exhibitionId)
  const signFrom = after(exhibition.startTime, -DAYS_BEFORE * DAY)
  const signTo = stamp(exhibition.endTime)
  const now = context.now().toISOString()
  const isOpen = exhibition.publishState === '1' && signFrom <= now && now < signTo
  const identities = offeredIdentities(context)
  return {
    signState: isOpen && identities.length > 0 ? '1' : '0',
    signFrom,
    signTo,
    hasStepTwo: identities.some(({ stepTwoFormId }) => stepTwoFormId !== null) ? '1' : '0',
    groupSign: identities.length > 0 ? '1' : '0',
    agreementIds: tenant
      .agreements(language)
      .flatMap(({ agreementType, agreementId }) => (DEMANDED.includes(agreementType) ? [agreementId] : [])),
  }
}

/** @throws PlatformError 4090 while registration is closed */
export function demandOpen(context: Context): void {
  if (signConfig(context).signState !== '1') throw refused('signClosed')
}

/** @throws PlatformError 4111 that names the first agreement that was not accepted */
export function demandSigned(context: Context, agreementIds: readonly string[]): void {
  const missing = signConfig(context).agreementIds.find((id) => !agreementIds.includes(id))
  if (missing === undefined) return
  const { tenant, language } = context
  const title = tenant.agreements(language).find(({ agreementId }) => agreementId === missing)?.title ?? missing
  throw denied('agreement', 'agreementMissing', { title })
}

/** The promotion channel of a link. */
export function promotionOf(promotionChannelId: string, { language }: Context) {
  const known = PROMOTIONS.find((each) => each.promotionChannelId === promotionChannelId)
  const promotionChannelValidStatus: '1' | '0' = known?.isValid ? '1' : '0'
  return {
    promotionChannelId,
    promotionChannelName: known ? say(known.name, language) : null,
    promotionChannelValidStatus,
  }
}
