import type { AgreementText } from './section.ts'

export const user: AgreementText = {
  agreementType: 'USER',
  title: ['协议', 'Terms', '規約', '약관'],
  version: '3.0',
  updateTime: '2026-09-01T02:00:00.000Z',
  preamble: ['{site}', '{site}', '{site}', '{site}'],
  sections: [],
}
