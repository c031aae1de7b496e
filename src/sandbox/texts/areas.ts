import { accountTexts } from './account.ts'
import { aliveTexts } from './alive.ts'
import { businessTexts } from './business.ts'
import { contentTexts } from './content.ts'
import { formTexts } from './form.ts'
import { payTexts } from './pay.ts'
import { tradeTexts } from './trade.ts'
import { visitorTexts } from './visitor.ts'

/** Texts of the platform's areas beside the core's (texts.ts): one import and one line an area. Keys are unique. */
export const areaTexts = {
  ...accountTexts,
  ...aliveTexts,
  ...businessTexts,
  ...contentTexts,
  ...formTexts,
  ...payTexts,
  ...tradeTexts,
  ...visitorTexts,
}
