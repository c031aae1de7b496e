import type { Text } from '../text.ts'

/** What a meeting's page says of it. {host} holds the {kind}; {count} speak. */
export const OPENINGS: readonly Text[] = [
  [
    '本场{kind}由{host}主办，主题为“{title}”。{count} 位嘉宾发言，现场与线上同步进行。',
    'This {kind} is held by {host}. The subject: {title}. Speakers: {count}, in the room and online at the same time.',
    '「{title}」をテーマに{host}が開催する{kind}です。登壇者は{count}名、会場とオンラインで同時に行います。',
    '{host:이} 여는 {kind}입니다. 주제는 “{title}”이며 연사 {count}명이 현장과 온라인에서 동시에 발표합니다.',
  ],
  [
    '{host}邀请 {count} 位嘉宾，用真实的数据和案例谈“{title}”，不做产品推销，留足提问时间。',
    '{host} has asked speakers ({count}) to treat the subject by figures and cases: {title}. No sales talk, and plenty of time for questions.',
    '{host}が{count}名の登壇者を招き、実際のデータと事例から「{title}」を考えます。製品の宣伝はなく、質問の時間を十分に設けています。',
    '{host:이} 연사 {count}명을 초청해 실제 데이터와 사례로 “{title}” 주제를 다룹니다. 제품 홍보 없이 질문 시간을 넉넉히 둡니다.',
  ],
]

export const LANGUAGE_LINE: Text = [
  '发言语言为{spoken}，线上提供中、英、日、韩四种语言的字幕；结束后可看回放并下载讲义。',
  'Spoken in {spoken}. Online there are captions in Chinese, English, Japanese and Korean; a recording and the slides follow.',
  '発言は{spoken}です。オンラインでは中国語・英語・日本語・韓国語の字幕をご利用いただけます。終了後は録画と資料を公開します。',
  '발표 언어는 {spoken}입니다. 온라인에서는 중국어, 영어, 일본어, 한국어 자막을 제공하며 종료 후 다시보기와 자료를 공개합니다.',
]

/** Items of the agenda. The talks are taken in turn, one a speaker. */
export const AGENDA = {
  opening: ['开场', 'Opening', '開会', '개회'],
  talks: [
    [
      '现状与数据：我们走到了哪一步',
      'Where we stand, in figures',
      '現状とデータ：いまどこにいるのか',
      '현황과 데이터: 어디까지 왔나',
    ],
    ['案例：从样品到量产', 'A case: from sample to series', '事例：サンプルから量産まで', '사례: 샘플에서 양산까지'],
    [
      '标准、认证与合规要点',
      'Standards, certificates, compliance',
      '規格・認証・コンプライアンスの要点',
      '표준·인증·규정의 핵심',
    ],
    ['采购方的选择标准', 'How buyers choose', '調達側の選定基準', '구매자의 선택 기준'],
  ],
  questions: ['提问与讨论', 'Questions and discussion', '質疑と討論', '질의와 토론'],
} as const satisfies Record<string, Text | readonly Text[]>

export const TALK_LINE: Text = [
  '{speaker}（{company}，{job}）主讲。',
  'By {speaker}, {job} at {company}.',
  '講師：{speaker}（{company} {job}）',
  '발표: {speaker} ({company} {job})',
]

/** What is said, by the kind of item. */
export const SPOKEN = {
  opening: [
    [
      '欢迎各位参加“{title}”，现场和线上的朋友都可以随时提问。',
      'Welcome to this session: {title}. Questions are welcome at any time, in the room and online.',
      '「{title}」にご参加いただきありがとうございます。会場の方もオンラインの方も、いつでもご質問ください。',
      '“{title}”에 오신 여러분을 환영합니다. 현장과 온라인 모두 언제든 질문해 주세요.',
    ],
  ],
  talk: [
    ['我的题目是：{talk}。', 'My subject: {talk}.', '私のテーマは「{talk}」です。', '제 주제는 “{talk}”입니다.'],
    [
      '先看数据。过去三年，交期稳定和文件齐全，已经排在价格前面。',
      'The figures first. Over three years, steady lead times and complete papers have moved ahead of price.',
      'まずデータをご覧ください。この3年で、安定した納期と書類の完備が価格より重視されるようになりました。',
      '먼저 데이터를 보겠습니다. 지난 3년 동안 안정된 납기와 완비된 서류가 가격보다 앞서게 되었습니다.',
    ],
    [
      '我的建议很简单：先做小批量验证，再谈年度框架。',
      'My advice is simple: prove it in a small lot, then talk about the year.',
      '提案はシンプルです。まず小ロットで検証し、それから年間契約を話し合うことです。',
      '제안은 간단합니다. 먼저 소량으로 검증하고, 그다음 연간 계약을 논의하는 것입니다.',
    ],
  ],
  questions: [
    [
      '?中小企业没有专门的合规团队，第一步该做什么？',
      '?We are a small firm without a compliance team. What is the first step?',
      '?専任の担当者がいない中小企業は、何から始めるべきでしょうか。',
      '?전담 팀이 없는 중소기업은 무엇부터 해야 하나요?',
    ],
    [
      '先列出目标市场要求的文件清单，缺哪一份就补哪一份，展会的认证机构可以当场答疑。',
      'List the papers that your market asks for, and fill the gaps one by one. The certification bodies at the fair answer on the spot.',
      'まず対象市場が求める書類を一覧にし、足りないものを一つずつそろえてください。会場の認証機関がその場でご相談に応じます。',
      '목표 시장이 요구하는 서류 목록을 만들고 빠진 것을 하나씩 채우세요. 전시장의 인증 기관이 바로 상담해 드립니다.',
    ],
  ],
} as const satisfies Record<string, readonly Text[]>

export const LISTENER: Text = ['听众', 'Listener', '聴講者', '청중']

/** Papers of a meeting. */
export const PAPERS = {
  programme: ['会议议程', 'Programme', 'プログラム', '프로그램'],
  slides: ['{talk}：讲义', '{talk}: slides', '{talk}：発表資料', '{talk}: 발표 자료'],
} as const satisfies Record<string, Text>

/** What speakers are, and where. */
export const JOBS: readonly Text[] = [
  ['研究院院长', 'Director of research', '研究所長', '연구소장'],
  ['首席工程师', 'Chief engineer', '主任技師', '수석 엔지니어'],
  ['采购总监', 'Head of procurement', '調達部長', '구매 총괄'],
  ['副教授', 'Associate professor', '准教授', '부교수'],
  ['秘书长', 'Secretary general', '事務局長', '사무총장'],
  ['标准化负责人', 'Head of standardisation', '標準化責任者', '표준화 책임자'],
]
export const HOUSES: readonly Text[] = [
  [
    '长三角智能制造研究院',
    'Yangtze Delta Institute of Smart Manufacturing',
    '長江デルタスマート製造研究院',
    '창장삼각주 스마트제조연구원',
  ],
  ['东海理工大学', 'East Sea University of Technology', '東海理工大学', '동해이공대학교'],
  ['环球采购联盟', 'Global Sourcing Alliance', 'グローバル調達連盟', '글로벌소싱연맹'],
  ['恒信认证', 'Hengxin Certification', '恒信認証', '헝신인증'],
  ['亚太贸易促进会', 'Asia-Pacific Trade Council', 'アジア太平洋貿易促進会', '아시아태평양무역촉진회'],
  ['北辰实验室', 'Beichen Laboratories', '北辰試験所', '베이천시험소'],
]
