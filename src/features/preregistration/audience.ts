import type { Exhibition } from '../../contract/exhibition.ts'

/** What the prerendered page says of the exhibition. Times are ISO 8601 in UTC, hours 'HH:mm' at the venue. */
export interface AudienceProps {
  fairName: string
  venue: string
  city: string
  startTime: string
  endTime: string
  openFrom: string
  openTo: string
}

export function audienceProps(exhibition: Exhibition): AudienceProps {
  const { shortName, venue, city, startTime, endTime, openFrom, openTo } = exhibition
  return { fairName: shortName, venue, city, startTime, endTime, openFrom, openTo }
}
