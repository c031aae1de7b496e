import { load } from '../data/load.ts'

/** The platform's messages, by area, in the order of LANGUAGES: zh, en, ja, ko. Keys are unique. */
export const areaTexts = {
  ...load('texts/core'),
  ...load('texts/account'),
  ...load('texts/alive'),
  ...load('texts/business'),
  ...load('texts/content'),
  ...load('texts/form'),
  ...load('texts/pay'),
  ...load('texts/trade'),
  ...load('texts/visitor'),
}
