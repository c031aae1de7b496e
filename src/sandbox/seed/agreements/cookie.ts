import type { AgreementText } from './section.ts'

export const cookie: AgreementText = {
  agreementType: 'COOKIE',
  title: ['本地存储说明', 'Cookies and storage', 'Cookie と端末内保存', '쿠키와 기기 저장 안내'],
  version: '2.1',
  updateTime: '2026-08-05T02:00:00.000Z',
  preamble: [
    '{site}把少量数据存放在您的设备上，让网站记得您的选择。本说明列出存放了什么、有什么用、多久失效。',
    '{site} keeps small amounts of data on your device, so that the site remembers your choices. This page lists what is kept, what for, and how long.',
    '{site}は、選択内容を覚えておくために少量のデータを端末に保存します。ここでは保存する内容、目的、期間を説明します。',
    '{site:은} 선택한 내용을 기억하기 위해 소량의 데이터를 기기에 저장합니다. 이 안내는 저장하는 내용, 목적, 기간을 설명합니다.',
  ],
  sections: [
    {
      heading: ['必需的存储', 'Necessary storage', '必須の保存', '필수 저장'],
      paragraphs: [
        [
          '登录令牌：证明您已登录，关闭浏览器或退出后失效；若选择“保持登录”，保存十四天。',
          'Login token: shows that you are signed in; ends with the browser or on logout, or after fourteen days if you stay signed in.',
          'ログイントークン：ログイン状態を示します。ブラウザーを閉じるかログアウトすると失効し、「ログイン状態を保持」を選ぶと14日間保存します。',
          '로그인 토큰: 로그인 상태를 나타냅니다. 브라우저를 닫거나 로그아웃하면 사라지며 로그인 유지를 고르면 14일간 보관합니다.',
        ],
        [
          '当前展会、语言与主题：保存您最近的选择，直至您更改或清除。',
          'Exhibition, language and theme: your last choices, until you change or clear them.',
          '展示会・言語・テーマ：直近の選択を、変更または消去されるまで保存します。',
          '박람회, 언어, 테마: 최근 선택을 바꾸거나 지울 때까지 보관합니다.',
        ],
        [
          '未登录收藏：仅在本机保存，登录后合并到账号。',
          'Items saved while signed out: on this device only; they join your account when you log in.',
          '未ログイン時の保存項目：この端末のみに残り、ログインするとアカウントに統合されます。',
          '로그인 전 저장 항목: 이 기기에만 남고 로그인하면 계정에 합쳐집니다.',
        ],
      ],
    },
    {
      heading: ['统计', 'Measurement', '利用状況の計測', '이용 측정'],
      paragraphs: [
        [
          '我们记录页面路径与停留时间，用于改进导航，不建立跨网站的画像。最近二十个页面保存在会话中，关闭标签页即清除。',
          'We record paths and times to improve navigation, and build no profile across sites. The last twenty pages are kept in the session and are gone with the tab.',
          '導線の改善のためにページの経路と滞在時間を記録します。サイトをまたぐ追跡は行いません。直近20ページはセッションに保存され、タブを閉じると消えます。',
          '이동 경로 개선을 위해 페이지 경로와 체류 시간을 기록하며 사이트를 넘나드는 추적은 하지 않습니다. 최근 20개 페이지는 세션에 저장되고 탭을 닫으면 사라집니다.',
        ],
        [
          '需要征得同意的地区，只有在您同意之后才会开始记录。',
          'Where consent is required, recording starts only after you have given it.',
          '同意が必要な地域では、同意をいただいてから記録を始めます。',
          '동의가 필요한 지역에서는 동의한 뒤에만 기록을 시작합니다.',
        ],
      ],
    },
    {
      heading: ['第三方', 'Third parties', '第三者', '제3자'],
      paragraphs: [
        [
          '本网站不加载广告脚本。支付与直播仅在您进入相应页面时连接服务商。',
          'The site loads no advertising scripts. Payment and streaming services are contacted only on their pages.',
          '本サイトは広告スクリプトを読み込みません。決済と配信の事業者には、該当ページを開いたときだけ接続します。',
          '이 사이트는 광고 스크립트를 불러오지 않습니다. 결제와 방송 서비스에는 해당 페이지에 들어갈 때만 연결합니다.',
        ],
      ],
    },
    {
      heading: ['如何管理', 'How to manage it', '管理方法', '관리 방법'],
      paragraphs: [
        [
          '您可以在浏览器设置中查看与清除本站数据，也可以在页脚随时更改统计选择。清除后需要重新登录，未登录时的收藏会丢失。',
          'Your browser shows and clears this site’s data, and the choice on measurement can be changed in the footer. After clearing you log in again, and items saved while signed out are lost.',
          'ブラウザーの設定で本サイトのデータを確認・消去でき、計測の選択はフッターからいつでも変更できます。消去すると再ログインが必要になり、未ログイン時の保存項目は失われます。',
          '브라우저 설정에서 이 사이트의 데이터를 확인하고 지울 수 있으며 측정 선택은 바닥글에서 언제든 바꿀 수 있습니다. 지우면 다시 로그인해야 하고 로그인 전 저장 항목은 사라집니다.',
        ],
      ],
    },
  ],
}
