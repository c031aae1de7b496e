import type { Text } from '../seed/text.ts'

/** What the platform says of registrations, groups, files and places. In the order of LANGUAGES: zh, en, ja, ko. */
export const visitorTexts = {
  place: ['地区', 'place', '地域', '지역'],
} as const satisfies Record<string, Text>
