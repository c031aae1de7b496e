import type { Motif } from '../../media/address.ts'
import type { Text } from '../text.ts'
import type { ColumnId } from './article.ts'

/** An article of the weeks before the fair. `motif` picks its picture, null a view into a hall. */
export interface FairStory {
  readonly columnId: ColumnId
  readonly motif: Motif | null
  readonly title: Text
  readonly summary: Text
  readonly body: readonly Text[]
}

export const FAIR_STORIES: readonly FairStory[] = [
  {
    columnId: 'guide',
    motif: null,
    title: [
      '入场须知：一码通行，两步核验',
      'Entry: one code, two checks',
      '入場のご案内：一つのコード、二段階の確認',
      '입장 안내: 코드 하나, 두 단계 확인',
    ],
    summary: [
      '预登记成功后，入场码在个人中心，离线也能打开。',
      'After registration your entry code is in your personal centre and opens offline as well.',
      '事前登録が済むと、入場コードがマイページに表示されます。オフラインでも開けます。',
      '사전등록을 마치면 입장 코드가 마이페이지에 표시되며 오프라인에서도 열 수 있습니다.',
    ],
    body: [
      [
        '首次入场请携带登记时填写的证件，在登录厅核验一次，此后凭入场码进出。',
        'On your first visit bring the document that you registered with. It is checked once at the entrance; from then on the code is enough.',
        '初回は登録時の身分証をお持ちください。エントランスで一度確認した後は、コードだけで出入りできます。',
        '첫 방문 때는 등록에 쓴 신분증을 가져오십시오. 입구에서 한 번 확인한 뒤에는 코드만으로 출입합니다.',
      ],
      [
        '入场码每天更新，请勿截图转发。',
        'The code changes every day, so please do not pass on a screenshot.',
        'コードは毎日変わります。画面の画像を転送しないでください。',
        '코드는 매일 바뀌므로 화면을 캡처해 전달하지 마십시오.',
      ],
    ],
  },
]
