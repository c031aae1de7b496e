import type { Text } from '../text.ts'

/** What a live's page says of it. {staff} of {who} shows {count} exhibits at {stand} in {hall}. */
export const OPENINGS: readonly Text[] = [
  [
    '{who}的{staff}在{hall} {stand} 展位现场讲解，镜头会推近到细节，屏幕前的您和站在展位前看到的一样清楚。',
    'Live from stand {stand} in {hall}: {staff} of {who} explains, and the camera goes close enough to show what you would see standing there.',
    '{hall} {stand} の小間から、{who}の{staff}が解説します。カメラが手元まで寄るので、その場に立っているのと同じように細部をご覧いただけます。',
    '{hall} {stand} 부스에서 {who}의 {staff} 담당자가 직접 설명합니다. 카메라가 가까이 다가가 현장에 서 있는 것처럼 세부까지 보여 드립니다.',
  ],
  [
    '本场直播由{who}主持，共介绍 {count} 件展品。参数、认证和交期逐项说明，提问随时可发到旁边的聊天里。',
    '{who} presents {count} exhibits in this stream: figures, certificates and lead times, one by one. Put your questions into the chat at any time.',
    '{who}がお届けする今回の配信では、{count}点の出展品をご紹介します。仕様、認証、納期を一つずつご説明しますので、ご質問はいつでもチャットへどうぞ。',
    '{who:이} 진행하는 이번 방송에서는 전시품 {count}점을 소개합니다. 사양, 인증, 납기를 하나씩 설명하니 질문은 언제든 채팅에 남겨 주세요.',
  ],
  [
    '把展位搬到您的办公桌前：{staff}带您看 {count} 件展品，从外观、结构到出厂检验，一件一件讲明白。',
    'The stand comes to your desk: {staff} goes through {count} exhibits with you, from the outside to the build to the final inspection.',
    '展示小間をそのままお手元へ。{staff}が{count}点の出展品を、外観から構造、出荷検査まで順にご案内します。',
    '부스를 책상 앞으로 옮겨 드립니다. {staff} 담당자가 전시품 {count}점을 외관과 구조, 출고 검사까지 차례로 안내합니다.',
  ],
]

/** The same of one while the halls are closed: it comes from where {who} is at home. */
export const HOME_OPENINGS: readonly Text[] = [
  [
    '本场直播来自{who}的工厂，{staff}在现场讲解。镜头会走近产线和检验台，展馆闭馆时也能看。',
    'Live from the works of {who}: {staff} explains on the spot, and the camera goes along the line and to the inspection bench while the halls are closed.',
    '{who}の工場からの配信です。{staff}が現場で解説し、カメラが生産ラインと検査台まで寄ります。会場が閉まっている時間にもご覧いただけます。',
    '{who} 공장에서 진행하는 방송입니다. {staff} 담당자가 현장에서 설명하고 카메라가 생산 라인과 검사대까지 다가갑니다. 전시장이 닫힌 시간에도 볼 수 있습니다.',
  ],
  [
    '展馆已闭馆，{who}所在地正是白天。{staff}介绍 {count} 件展品，提问随时可发到旁边的聊天里。',
    'The halls are closed, and where {who} is at home it is day. {staff} presents {count} exhibits; put your questions into the chat at any time.',
    '会場は閉まっていますが、{who}の地元は日中です。{staff}が{count}点の出展品をご紹介します。ご質問はいつでもチャットへどうぞ。',
    '전시장은 닫혔지만 {who} 현지는 낮입니다. {staff} 담당자가 전시품 {count}점을 소개하니 질문은 언제든 채팅에 남겨 주세요.',
  ],
]

export const SHOWN: Text = ['本场展品', 'Shown in this stream', 'ご紹介する出展品', '소개 전시품']

export const CLOSING: Text = [
  '直播结束后可看回放，章节按展品划分。需要报价或样品，请在展品页提交询盘，或直接与展位预约洽谈。',
  'A recording follows, with a chapter for each exhibit. For prices or samples send an inquiry from the exhibit’s page, or reserve a time at the stand.',
  '配信後は録画をご覧いただけます。チャプターは出展品ごとに分かれています。お見積もりやサンプルは出展品のページからお問い合わせいただくか、商談をご予約ください。',
  '방송이 끝나면 전시품별로 나뉜 다시보기를 볼 수 있습니다. 견적이나 샘플이 필요하면 전시품 페이지에서 문의하거나 상담을 예약해 주세요.',
]

/** A chapter's name; {number} and {name} are the exhibit's. */
export const CHAPTERS = {
  welcome: ['开场与看点', 'Welcome, and what to expect', 'はじめに・見どころ', '인사와 관전 포인트'],
  goods: ['{number} 号展品：{name}', 'No. {number}: {name}', 'No.{number} {name}', '{number}번 {name}'],
  questions: ['答疑', 'Questions and answers', '質疑応答', '질의응답'],
  orders: ['报价、样品与交期', 'Prices, samples and lead times', '価格・サンプル・納期', '가격·샘플·납기'],
} as const satisfies Record<string, Text>

/** What is said in each chapter, line by line. A line that begins with '?' is a viewer's. */
export const SPOKEN = {
  welcome: [
    [
      '大家好，欢迎来到{who}的直播间，我是{staff}。',
      'Hello, and welcome to {who}. My name is {staff}.',
      '皆さま、こんにちは。{who}の配信へようこそ。{staff}と申します。',
      '안녕하세요. {who} 방송에 오신 것을 환영합니다. 저는 {staff}입니다.',
    ],
    [
      '今天一共看 {count} 件展品，最后留时间回答大家的问题。',
      'We have {count} exhibits for you today, and time for your questions at the end.',
      '本日は{count}点の出展品をご紹介し、最後にご質問の時間を設けます。',
      '오늘은 전시품 {count}점을 보여 드리고, 마지막에 질문 시간을 갖겠습니다.',
    ],
  ],
  goods: [
    [
      '现在看 {number} 号展品，{name}。',
      'Now number {number}: {name}.',
      '続いて{number}番、{name}です。',
      '이번에는 {number}번, {name}입니다.',
    ],
    [
      '关键参数：{figures}。',
      'The key figures: {figures}.',
      '主な仕様は、{figures}です。',
      '주요 사양은 {figures}입니다.',
    ],
  ],
  questions: [
    [
      '?最小起订量是多少？',
      '?What is the minimum order?',
      '?最小注文数量はいくつですか。',
      '?최소 주문 수량은 얼마인가요?',
    ],
    [
      '首单可以小批量试做，数量越大单价越低，请发询盘，我们当天回复。',
      'A first order can be a small trial lot, and the price falls with the quantity. Send an inquiry and we answer the same day.',
      '初回は少量のお試しが可能です。数量が増えるほど単価は下がります。お問い合わせいただければ当日中にお返事します。',
      '첫 주문은 소량 시험 생산이 가능합니다. 수량이 늘수록 단가가 낮아지니 문의를 남겨 주시면 당일 답변드립니다.',
    ],
    [
      '?有没有可以提供的检测报告？',
      '?Do you have test reports that we can see?',
      '?試験成績書は見せていただけますか。',
      '?시험 성적서를 볼 수 있나요?',
    ],
    [
      '检测报告在展品页可以下载，其他认证文件我们一天之内补上。',
      'The test report can be downloaded from the exhibit’s page. Other certificates we send within a day.',
      '試験成績書は出展品のページからダウンロードできます。そのほかの認証書類は1日以内にお送りします。',
      '시험 성적서는 전시품 페이지에서 내려받을 수 있습니다. 다른 인증 서류는 하루 안에 보내 드립니다.',
    ],
  ],
  orders: [
    [
      '样品七天内发出，批量交期按订单确认，展会期间下单的客户优先排产。',
      'Samples leave within seven days. Series are scheduled with the order, and orders made during the fair go first.',
      'サンプルは7日以内に発送します。量産の納期はご注文時に確定し、会期中のご注文を優先します。',
      '샘플은 7일 안에 발송합니다. 양산 납기는 주문 시 확정하며 전시 기간 주문을 우선 배정합니다.',
    ],
    [
      '感谢观看，回放稍后上线，我们展位见。',
      'Thank you for watching. The recording will be up soon. See you at the stand.',
      'ご視聴ありがとうございました。録画はまもなく公開します。小間でお待ちしております。',
      '시청해 주셔서 감사합니다. 다시보기는 곧 올라옵니다. 부스에서 뵙겠습니다.',
    ],
  ],
} as const satisfies Record<string, readonly Text[]>

export const VIEWER: Text = ['观众', 'Viewer', '視聴者', '시청자']
