import { exhibitPicture, hallPicture } from '../../media/address.ts'
import type { Article } from './article.ts'
import { COMMITTEE } from './article.ts'

/** An article of the fair's own days: day from 0, 'HH:mm' at the venue. */
type Headline = Article & { readonly day: number; readonly time: string }

export const HEADLINES: readonly Headline[] = [
  {
    day: 1,
    time: '09:02',
    columnId: 'exhibitor',
    title: [
      '轴承五金专区增设“现场检测台”，样品当天出报告',
      'Components hall adds an inspection desk with same-day reports',
      '軸受・機械要素ゾーンに「現場検査台」新設、当日中に成績書',
      '베어링·기계요소 구역에 현장 검사대 신설, 당일 성적서 발급',
    ],
    summary: [
      '圆度、硬度与材质三项免费检测，报告可直接附在询盘里发给买家。',
      'Roundness, hardness and material are tested free of charge, and the report can be attached to an inquiry.',
      '真円度、硬さ、材質の三項目を無料で検査し、成績書は引き合いに添付できます。',
      '진원도, 경도, 재질 세 항목을 무료로 검사하며 성적서를 문의에 바로 첨부할 수 있습니다.',
    ],
    body: [
      [
        '8.2 馆东侧的检测台由恒信认证派员驻场，配备圆度仪、洛氏硬度计与手持光谱仪。',
        'The desk on the east side of hall 8.2 is staffed by Hengxin Certification and has a roundness tester, a Rockwell tester and a handheld spectrometer.',
        '8.2館東側の検査台には恒信認証の担当者が常駐し、真円度測定機、ロックウェル硬さ試験機、携帯型分光計を備えています。',
        '8.2관 동쪽 검사대에는 헝신인증 담당자가 상주하며 진원도 측정기, 로크웰 경도계, 휴대형 분광계를 갖추었습니다.',
      ],
      [
        '买家在展位取样后交到检测台，一般两小时内拿到四种语言的报告；参展企业的报告同时进入线上展品页。',
        'Buyers bring a sample from the stand and usually have a report in four languages within two hours. It also appears on the exhibit’s page.',
        '小間で受け取ったサンプルを検査台へお持ちいただくと、通常2時間以内に四言語の成績書をお渡しします。成績書は出展品ページにも掲載されます。',
        '부스에서 받은 샘플을 검사대에 맡기면 보통 두 시간 안에 4개 언어 성적서를 받을 수 있습니다. 성적서는 전시품 페이지에도 함께 올라갑니다.',
      ],
      ['## 怎么预约', '## How to book', '## 予約方法', '## 예약 방법'],
      [
        '每个参展证每天可送检三件，先到先检；材质检测需要平整的测试面，直径不小于 10 毫米。',
        'Each badge may submit three pieces a day, first come, first served. Material tests need a flat face at least 10 mm across.',
        '入場証1枚につき1日3点まで、先着順です。材質検査には直径10ミリ以上の平らな面が必要です。',
        '출입증 한 장당 하루 세 점까지 선착순으로 접수합니다. 재질 검사는 지름 10밀리미터 이상의 평평한 면이 필요합니다.',
      ],
    ],
    cover: exhibitPicture('hardware', 'hardware-2'),
    source: COMMITTEE,
  },
  {
    day: 0,
    time: '20:15',
    columnId: 'fair',
    title: [
      '开馆首日进场观众突破六万人次，境外买家占比升至三成',
      'Sixty thousand visits on day one; three in ten buyers come from abroad',
      '開幕初日の来場は6万人超、海外バイヤーは3割に',
      '개막 첫날 관람객 6만 명 돌파, 해외 바이어 비중 30%',
    ],
    summary: [
      '组委会公布首日数据：来自 141 个国家和地区的买家完成入场核验，机床与自动化、新能源两个展区的线上询盘量位居前列。',
      'The committee’s figures for the first day: buyers from 141 countries and regions checked in, and machine tools and new energy drew the most online inquiries.',
      '組織委員会の初日集計によると、141の国と地域のバイヤーが入場手続きを済ませ、工作機械・自動化と新エネルギーがオンラインの引き合い件数で上位でした。',
      '조직위원회 첫날 집계에 따르면 141개 국가와 지역의 바이어가 입장했으며, 공작기계·자동화와 신에너지 구역의 온라인 문의가 가장 많았습니다.',
    ],
    body: [
      [
        '截至首日闭馆，现场核验入场 60,418 人次，其中境外买家 18,326 人次，比上届同日增加四成。',
        'By closing time 60,418 visits had been counted, 18,326 of them by buyers from abroad, two fifths more than on the first day last year.',
        '閉館までの入場は延べ60,418人、うち海外バイヤーは18,326人で、前回の初日より4割増えました。',
        '폐장까지 입장은 60,418명, 이 가운데 해외 바이어는 18,326명으로 지난 회 첫날보다 40% 늘었습니다.',
      ],
      [
        '线上同时开放的展品页当日浏览超过九十万次，发起询盘 1.2 万条。八成询盘在一小时内得到回复，其中三分之一由实时翻译辅助完成。',
        'The exhibits’ pages were seen more than nine hundred thousand times, and twelve thousand inquiries were sent. Four in five were answered within an hour, a third of these with live translation.',
        '同時公開の出展品ページは当日90万回以上閲覧され、引き合いは1万2千件に上りました。その8割が1時間以内に回答され、3分の1はリアルタイム翻訳を利用しています。',
        '동시에 공개된 전시품 페이지는 하루 90만 회 이상 조회되었고 문의는 1만 2천 건에 달했습니다. 80%가 한 시간 안에 답변을 받았으며, 3분의 1은 실시간 번역을 이용했습니다.',
      ],
      ['## 明天看什么', '## What to see tomorrow', '## 明日の見どころ', '## 내일 볼거리'],
      [
        '次日上午发布《全球制造业采购趋势报告》，下午举办欧洲买家一对一配对会。4.1 馆每天 15:00 有陶艺现场拉坯。',
        'Tomorrow morning the global manufacturing sourcing report is published; in the afternoon European buyers meet suppliers one to one. In hall 4.1 potters throw at the wheel every day at 15:00.',
        '明日午前は世界製造業調達動向レポートを発表、午後は欧州バイヤーとの個別マッチング会を開きます。4.1館では毎日15時にろくろの実演があります。',
        '내일 오전에는 글로벌 제조업 구매 동향 보고서를 발표하고, 오후에는 유럽 바이어 일대일 매칭 상담회를 엽니다. 4.1관에서는 매일 15시에 물레 시연이 있습니다.',
      ],
    ],
    cover: hallPicture('hall1', 'sand'),
    source: COMMITTEE,
  },
  {
    day: 0,
    time: '17:40',
    columnId: 'fair',
    title: [
      '濑户陶艺特展：六位匠人，十二种釉色',
      'Seto ceramics: six potters, twelve glazes',
      '瀬戸陶芸特別展：六人の陶工、十二の釉',
      '세토 도예 특별전: 여섯 도공, 열두 가지 유약',
    ],
    summary: [
      '织部、黄濑户与铁釉同台，4.1 馆每天 15:00 现场拉坯。',
      'Oribe, yellow Seto and iron glaze side by side; throwing at the wheel in hall 4.1 every day at 15:00.',
      '織部、黄瀬戸、鉄釉が並び、4.1館では毎日15時にろくろの実演を行います。',
      '오리베, 기세토, 철유가 한자리에 모이며, 4.1관에서 매일 15시에 물레 시연을 합니다.',
    ],
    body: [
      [
        '特展由濑户丘陶器与五位独立作者共同筹备，展出花器、茶碗与餐具一百二十件，全部可以询价。',
        'Seto Hills Ceramics and five independent potters show 120 vases, tea bowls and plates. All of them can be ordered.',
        '瀬戸丘陶器と五人の独立作家が、花器、茶碗、食器あわせて120点を出品。すべてお見積もりできます。',
        '세토오카 도기와 독립 작가 다섯 명이 화병, 찻사발, 식기 120점을 선보이며 모두 견적을 받을 수 있습니다.',
      ],
      [
        '十二种釉色配有试片与烧成曲线，设计师可以当场取走样片。',
        'Each glaze comes with test tiles and its firing curve, and designers may take samples with them.',
        '十二の釉には試験片と焼成曲線を添え、デザイナーはその場で見本を持ち帰れます。',
        '열두 가지 유약마다 시편과 소성 곡선을 함께 두어 디자이너가 현장에서 견본을 가져갈 수 있습니다.',
      ],
    ],
    cover: exhibitPicture('ceramics', 'ceramics-2'),
    source: COMMITTEE,
  },
  {
    day: 0,
    time: '14:26',
    columnId: 'guide',
    title: [
      '线上洽谈新增四语实时翻译，原文与译文对照显示',
      'Live translation in four languages for online negotiation, shown beside the original',
      'オンライン商談に四言語リアルタイム翻訳、原文と対照表示',
      '온라인 상담에 4개 언어 실시간 번역 추가, 원문과 나란히 표시',
    ],
    summary: [
      '语音可转文字，翻译显示在原文下方，双方看到的是同一条记录。',
      'Speech becomes text, the translation stands under the original, and both sides see one record.',
      '音声は文字になり、訳文は原文の下に表示されます。双方が見るのは同じ記録です。',
      '음성은 글로 바뀌고 번역은 원문 아래에 표시되며, 양쪽이 같은 기록을 봅니다.',
    ],
    body: [
      [
        '打开任意展商的“在线洽谈”，在输入框上方选择自己的语言即可。中文、英文、日文、韩文之间可以互译。',
        'Open “Chat” with any exhibitor and choose your language above the input. It translates between Chinese, English, Japanese and Korean.',
        '出展者との「チャットで相談」を開き、入力欄の上で言語を選ぶだけです。中国語、英語、日本語、韓国語の間で訳します。',
        '참가업체와의 채팅 상담을 열고 입력창 위에서 언어를 고르면 됩니다. 중국어, 영어, 일본어, 한국어 사이를 번역합니다.',
      ],
      [
        '数字、型号与单位不经翻译，原样保留；合同条款请以双方确认的原文为准。',
        'Numbers, models and units are left as they are. For contract terms the confirmed original prevails.',
        '数字、型番、単位は訳さずそのまま残します。契約条件は双方が確認した原文を優先してください。',
        '숫자, 모델명, 단위는 번역하지 않고 그대로 둡니다. 계약 조건은 양쪽이 확인한 원문을 기준으로 하십시오.',
      ],
    ],
    cover: exhibitPicture('electronics', 'electronics-1'),
    source: COMMITTEE,
  },
  {
    day: -1,
    time: '10:00',
    columnId: 'traffic',
    title: [
      '交通提示：展期内 2 号线延长运营至 23:30',
      'Travel: line 2 runs until 23:30 during the fair',
      '交通案内：会期中、2号線は23時30分まで延長運転',
      '교통 안내: 전시 기간 2호선 23시 30분까지 연장 운행',
    ],
    summary: [
      '接驳巴士每 12 分钟一班，北登录厅新增新能源车充电位 260 个。',
      'Shuttle buses run every 12 minutes, and the north entrance has 260 new charging bays.',
      'シャトルバスは12分間隔、北エントランスにはEV充電区画を260台分増設しました。',
      '셔틀버스는 12분 간격으로 운행하며, 북쪽 입구에 전기차 충전 구역 260면을 새로 마련했습니다.',
    ],
    body: [
      [
        '地铁 2 号线“会展中心”站 A、C 口直达南、北登录厅，末班车延长至 23:30。',
        'Exits A and C of the station “Convention Centre” on line 2 lead to the south and north entrances. The last train leaves at 23:30.',
        '地下鉄2号線「会展中心」駅のA・C出口は南北のエントランスに直結。終電は23時30分です。',
        '지하철 2호선 ‘컨벤션센터’역 A·C 출구가 남북 입구로 바로 이어지며 막차는 23시 30분입니다.',
      ],
      [
        '机场与高铁站的接驳巴士凭入场码免费乘坐，7:30 至 20:00 每 12 分钟一班。',
        'Shuttle buses from the airport and the railway station are free with an entry code and run every 12 minutes from 7:30 to 20:00.',
        '空港と高速鉄道駅からのシャトルバスは入場コードの提示で無料。7時30分から20時まで12分間隔です。',
        '공항과 고속철도역 셔틀버스는 입장 코드로 무료 이용하며 7시 30분부터 20시까지 12분 간격입니다.',
      ],
      [
        '自驾观众请从北侧进入 P3 停车场，充电位按小时收费，停车前两小时免费。',
        'Drivers use car park P3 on the north side. Charging is by the hour; the first two hours of parking are free.',
        'お車の方は北側のP3駐車場へ。充電は時間制、駐車は最初の2時間が無料です。',
        '자가용은 북쪽 P3 주차장을 이용하십시오. 충전은 시간제이며 주차는 처음 두 시간이 무료입니다.',
      ],
    ],
    cover: exhibitPicture('energy', 'energy-3'),
    source: COMMITTEE,
  },
]
