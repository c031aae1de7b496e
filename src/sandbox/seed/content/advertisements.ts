import type { Motif, PaletteName, Side } from '../../media/address.ts'
import type { Text } from '../text.ts'

/** What an exhibitor has booked on the pages of the exhibition. */
export interface AdvertisementPlan {
  /** The exhibitor's place in the recommended order (seed/showcase/exhibitors.ts). */
  readonly exhibitor: number
  readonly title: Text
  readonly motifs: readonly Motif[]
  readonly palette: PaletteName
  readonly side: Side
}

/** By exhibition. One that is not here shows its most recommended exhibitors instead. */
export const ADVERTISEMENTS: Readonly<Record<string, readonly AdvertisementPlan[]>> = {
  '2001': [
    {
      exhibitor: 0,
      title: [
        'GX-650 五轴加工中心：一次装夹，五面完成',
        'GX-650: five faces in one clamping',
        'GX-650 5軸加工機：一度の段取りで五面を加工',
        'GX-650 5축 가공기: 한 번의 셋업으로 다섯 면 가공',
      ],
      motifs: ['machine', 'hardware'],
      palette: 'mist',
      side: 'end',
    },
    {
      exhibitor: 5,
      title: [
        '伏特澜储能：工厂屋顶的第二块电表',
        'Voltara: a second meter for your roof',
        'ボルタラ蓄電：工場に、もう一つの電力計を',
        '볼타라 에너지저장: 공장 지붕의 두 번째 계량기',
      ],
      motifs: ['energy'],
      palette: 'lagoon',
      side: 'start',
    },
    {
      exhibitor: 7,
      title: [
        '濑户丘陶器：二十四件起，为一家餐厅定一种蓝',
        'Seto Hills: a blue of your own, from twenty-four pieces',
        '瀬戸丘陶器：24点から、一店のための青を',
        '세토오카 도기: 24점부터, 한 식당만의 파랑',
      ],
      motifs: ['ceramics'],
      palette: 'clay',
      side: 'end',
    },
    {
      exhibitor: 4,
      title: [
        '江南茶食：今年的第一批秋茶到了',
        'Jiangnan Tea: the first autumn leaves are here',
        '江南茶食：今年最初の秋茶が届きました',
        '장난차식품: 올해 첫 가을 차가 도착했습니다',
      ],
      motifs: ['food', 'ceramics'],
      palette: 'sage',
      side: 'start',
    },
    {
      exhibitor: 22,
      title: [
        '行远箱包：十年轮子保修',
        'Wayfarer: wheels with a ten-year guarantee',
        '行遠かばん：キャスター10年保証',
        '싱위안가방: 바퀴 10년 보증',
      ],
      motifs: ['luggage'],
      palette: 'stone',
      side: 'end',
    },
  ],
}
