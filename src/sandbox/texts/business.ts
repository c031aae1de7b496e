import type { Text } from '../seed/text.ts'

/** What the platform says of cards, inquiries, appointments, tickets and orders. In the order of LANGUAGES: zh, en, ja, ko. */
export const businessTexts = {
  notBetween: [
    '必须是 {least} 到 {most} 之间的整数',
    'must be a whole number from {least} to {most}',
    '{least} から {most} までの整数で指定してください',
    '{least}에서 {most} 사이의 정수여야 합니다',
  ],
} as const satisfies Record<string, Text>
