import { accountTexts } from './account.ts'
import { formTexts } from './form.ts'
import { visitorTexts } from './visitor.ts'

/** Texts of the platform's areas beside the core's (texts.ts): one import and one line an area. Keys are unique. */
export const areaTexts = {
  ...accountTexts,
  ...formTexts,
  ...visitorTexts,
}
