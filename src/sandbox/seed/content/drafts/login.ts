import { hallPicture } from '../../../media/address.ts'
import { buttons, picture, richText } from '../micro/blocks.ts'
import type { BlockPlan } from '../micro/plan.ts'
import { TO_EXHIBITORS, TO_REGISTER } from '../micro/words.ts'

/** The login page as its editors have it now: what stands beside the form. */
export const LOGIN_DRAFT: readonly BlockPlan[] = [
  picture('login-picture', ['欢迎', 'Welcome', 'ようこそ', '환영합니다'], hallPicture('login', 'sand'), [
    '登录后，收藏、名片与预约在所有设备上同步。',
    'Logged in, your favourites, cards and appointments are the same on every device.',
    'ログインすると、お気に入り、名刺、予約がすべての端末で同期します。',
    '로그인하면 관심 목록, 명함, 예약이 모든 기기에서 같아집니다.',
  ]),
  richText(
    'login-text',
    ['第一次来？', 'Here for the first time?', '初めての方へ', '처음이신가요'],
    [
      [
        '用手机或邮箱收取验证码即可登录，无需另外注册。',
        'Ask for a code by phone or email: there is nothing else to register.',
        '電話番号またはメールで認証コードを受け取るだけでログインできます。別途の登録は要りません。',
        '휴대전화나 이메일로 인증번호를 받으면 바로 로그인할 수 있으며 별도 가입이 필요 없습니다.',
      ],
    ],
  ),
  buttons('login-go', ['先看看', 'Look around first', 'まず見る', '먼저 둘러보기'], [TO_EXHIBITORS, TO_REGISTER]),
]
