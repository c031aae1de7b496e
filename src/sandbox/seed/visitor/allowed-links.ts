import type { Text } from '../text.ts'

/** Hosts to which the middle pages go on by themselves (contract/link.ts). */
export const ALLOWED_LINKS: readonly (readonly [host: string, name: Text])[] = [
  ['*.haihui.example', ['海汇博览会', 'Haihui Expo', '海匯博覧会', '하이후이 엑스포']],
  ['*.nova.example', ['诺瓦贸易展', 'Nova Trade Fairs', 'ノヴァ見本市', '노바 무역전시']],
  ['www.openstreetmap.org', ['OpenStreetMap 地图', 'OpenStreetMap', 'OpenStreetMap', 'OpenStreetMap']],
  ['www.example.com', ['合作酒店预订', 'Partner hotels', '提携ホテル予約', '제휴 호텔 예약']],
]
