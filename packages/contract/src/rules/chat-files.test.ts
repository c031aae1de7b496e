import { expect, it } from 'vitest'
import { CHAT_FILE_MAX, sentAs, shownFileName } from './chat-files.ts'

const MB = 1024 * 1024
const STEP = { as: 'FILE', type: 'model/step' }

it.each([
  ['part.png', 'image/png', 1, { as: 'IMAGE', type: 'image/png' }],
  // Without an extension, as pictures are pasted.
  ['image', 'image/webp', 1, { as: 'IMAGE', type: 'image/webp' }],
  ['Quote.PDF', 'application/pdf', 1, { as: 'FILE', type: 'application/pdf' }],
  // Browsers have no type for drawings, and each operating system has another one for archives.
  ['spindle.v2.STP', '', 1, STEP],
  ['spindle.step', 'application/octet-stream', CHAT_FILE_MAX, STEP],
  ['plan.dwg', 'application/acad', 1, { as: 'FILE', type: 'image/vnd.dwg' }],
  ['all.zip', 'application/x-zip-compressed', 1, { as: 'FILE', type: 'application/zip' }],
  ['plan.svg', 'image/svg+xml', 1, { as: null, refusal: 'kind' }],
  ['setup.exe', 'application/pdf', 1, { as: null, refusal: 'kind' }],
  ['constructor', '', 1, { as: null, refusal: 'kind' }],
  ['a.constructor', '', 1, { as: null, refusal: 'kind' }],
  ['empty.pdf', 'application/pdf', 0, { as: null, refusal: 'empty' }],
  ['large.pdf', 'application/pdf', CHAT_FILE_MAX + 1, { as: null, refusal: 'large' }],
  ['large.png', 'image/png', 21 * MB, { as: null, refusal: 'large' }],
  // A file of an unsupported kind is not reported as too large.
  ['film.mov', 'video/quicktime', 21 * MB, { as: null, refusal: 'kind' }],
])('%s (%s) of %i bytes', (name, type, size, expected) => {
  expect(sentAs({ name, type, size })).toEqual(expected)
})

it('a shown file name has no folder and no direction override', () => {
  expect(shownFileName('C:\\plans\\part\u202Efdp.exe')).toBe('partfdp.exe')
  expect(shownFileName('../../报价单.pdf ')).toBe('报价单.pdf')
})
