import { bannerPicture } from '../../media/address.ts'
import type { FirstPage } from '../../sent.ts'
import type { Column, Text } from '../text.ts'

const NOTICE: Text = [
  '跨境物流开放周：每天两班参观，席位有限',
  'Logistics open week: two tours a day, few seats',
  '越境物流オープンウィーク：見学は毎日2便、席に限りがあります',
  '국경 간 물류 오픈위크: 견학은 매일 두 차례, 좌석이 한정됩니다',
]

/** The first page at the tenant's bare address; the current exhibition has a notice while it is running. */
export function firstPageOf(exhibitionId: string, isOn: boolean, column: Column): FirstPage {
  const hasNotice = exhibitionId === '2001' && isOn
  return {
    // The small makers' fair opens with its exhibits.
    path: exhibitionId === '2005' ? '/exhibits' : '/home',
    popup: hasNotice
      ? {
          popupId: 'open-week',
          title: NOTICE[column],
          picture: bannerPicture(['luggage', 'drone', 'machine'], 'popup', 'lagoon', 'end'),
          path: '/cainiao-openweek',
        }
      : null,
  }
}
