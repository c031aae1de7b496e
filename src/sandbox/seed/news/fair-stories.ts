import type { Motif } from '../../media/address.ts'
import type { Text } from '../text.ts'
import type { ColumnId } from './article.ts'

/** An article of the organiser, of the weeks before the fair. `motif` picks its picture, null a view into a hall. */
export interface FairStory {
  readonly columnId: ColumnId
  readonly exhibitionId: string
  readonly motif: Motif | null
  readonly title: Text
  readonly summary: Text
  readonly body: readonly Text[]
}

/** Newest first. */
export const FAIR_STORIES: readonly FairStory[] = [
  {
    columnId: 'guide',
    exhibitionId: '2001',
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
  {
    columnId: 'fair',
    exhibitionId: '2001',
    motif: null,
    title: [
      '十四个展馆布展完成，明日开馆',
      'All fourteen halls are ready for tomorrow',
      '14館の設営が完了、明日開幕',
      '14개 전시관 설치 완료, 내일 개막',
    ],
    summary: [
      '最后一批超大件于今日午前就位，消防与用电验收全部通过。',
      'The last oversized machines were in place before noon, and fire and power inspections are passed.',
      '最後の大型機械が午前中に設置され、消防・電気の検査もすべて合格しました。',
      '마지막 대형 장비가 오전에 자리를 잡았고 소방·전기 점검도 모두 통과했습니다.',
    ],
    body: [
      [
        '今年布展首次按小时预约进馆，卡车平均等待从两小时缩短到十八分钟。',
        'For the first time trucks came by the hour: the average wait fell from two hours to eighteen minutes.',
        '今年は搬入を時間予約制とし、トラックの平均待ち時間は2時間から18分に短縮しました。',
        '올해는 반입을 시간 예약제로 운영해 트럭 평균 대기 시간이 두 시간에서 18분으로 줄었습니다.',
      ],
      [
        '可循环展台占比达到六成，撤展垃圾预计减少一半。',
        'Sixty per cent of the stands can be used again, which should halve the waste afterwards.',
        '再利用できるブースは6割に達し、撤去時の廃棄物は半減する見込みです。',
        '재사용 부스 비중이 60%에 이르러 철거 폐기물이 절반으로 줄 전망입니다.',
      ],
    ],
  },
  {
    columnId: 'guide',
    exhibitionId: '2001',
    motif: 'electronics',
    title: [
      '第一次线上询盘怎么写：五句话就够',
      'Your first inquiry: five sentences are enough',
      'はじめての引き合い：五つの文で十分',
      '첫 온라인 문의 쓰기: 다섯 문장이면 충분합니다',
    ],
    summary: [
      '写清用途、数量、交期、认证与目的港，回复速度会快一倍。',
      'Say use, quantity, date, certificates and port, and answers come twice as fast.',
      '用途、数量、納期、認証、仕向港を書けば、返信は倍の速さで届きます。',
      '용도, 수량, 납기, 인증, 도착항을 적으면 답변이 두 배 빨라집니다.',
    ],
    body: [
      [
        '组委会统计了上届三万条询盘：写明数量的询盘，二十四小时回复率为九成；没有写数量的只有六成。',
        'The committee looked at thirty thousand inquiries of the last edition. Nine in ten with a quantity were answered within a day, and only six in ten without.',
        '組織委員会が前回の3万件を調べたところ、数量を書いた引き合いの9割が24時間以内に回答を得ましたが、書いていないものは6割でした。',
        '조직위원회가 지난 회 문의 3만 건을 살펴보니 수량을 적은 문의는 90%가 24시간 안에 답을 받았고, 적지 않은 문의는 60%에 그쳤습니다.',
      ],
      [
        '可以先用自己的语言写，展商看到的是原文与译文。',
        'Write in your own language; the exhibitor sees the original and the translation.',
        'まずはご自分の言語で。出展者には原文と訳文が表示されます。',
        '자신의 언어로 쓰면 됩니다. 참가업체에는 원문과 번역이 함께 보입니다.',
      ],
    ],
  },
  {
    columnId: 'fair',
    exhibitionId: '2001',
    motif: 'robot',
    title: [
      '今年展品里的关键词：更小、更省、更好修',
      'This year’s words: smaller, thriftier, easier to mend',
      '今年の出展品のキーワード：小さく、省エネ、直しやすく',
      '올해 전시품의 키워드: 더 작게, 더 아껴서, 더 고치기 쉽게',
    ],
    summary: [
      '组委会从线上目录整理出三个方向，每个方向附十件代表展品。',
      'From the online catalogue the committee found three directions, with ten exhibits for each.',
      '組織委員会がオンライン目録から三つの方向を読み取り、それぞれ10点を紹介します。',
      '조직위원회가 온라인 목록에서 세 가지 방향을 정리하고 각각 대표 전시품 10점을 소개합니다.',
    ],
    body: [
      [
        '机床与机器人变小，是因为城市工厂的厂房租金在涨；一台机器省下的两平方米，五年可以抵一台夹具。',
        'Machines and robots shrink because rents in cities rise: two square metres saved pay for a fixture in five years.',
        '工作機械とロボットが小さくなるのは、都市の工場賃料が上がっているからです。2平方メートルの節約は5年で治具1台分になります。',
        '공작기계와 로봇이 작아지는 것은 도시 공장 임대료가 오르기 때문입니다. 아낀 2제곱미터는 5년이면 지그 한 대 값이 됩니다.',
      ],
      [
        '“好修”则来自买家的要求：易损件能自己换，图纸与视频随机提供。',
        '“Easier to mend” is what buyers asked for: wear parts they can change themselves, with drawings and videos.',
        '「直しやすさ」はバイヤーの要望です。消耗部品は自分で交換でき、図面と動画が付きます。',
        '고치기 쉬움은 바이어의 요구에서 나왔습니다. 소모 부품을 직접 바꿀 수 있고 도면과 영상이 함께 제공됩니다.',
      ],
    ],
  },
  {
    columnId: 'industry',
    exhibitionId: '2001',
    motif: 'energy',
    title: [
      '储能出海要过几道关',
      'How many gates a battery passes on its way abroad',
      '蓄電の海外展開、越えるべき関門',
      '저장장치가 해외로 나가려면 넘어야 할 관문',
    ],
    summary: [
      '运输、消防、并网、碳足迹，四类文件缺一不可。',
      'Transport, fire, grid and carbon: four sets of papers, none of them optional.',
      '輸送、消防、系統連系、カーボンフットプリント。四種の書類はどれも欠かせません。',
      '운송, 소방, 계통 연계, 탄소 발자국. 네 가지 서류 가운데 하나도 빠뜨릴 수 없습니다.',
    ],
    body: [
      [
        '第一关是运输：电芯、模组与整柜的测试报告互不替代，转运港会逐项核对。',
        'The first is transport. Reports for cell, module and cabinet do not replace each other, and ports of transfer check each of them.',
        '最初の関門は輸送です。セル、モジュール、筐体の試験成績書は互いに代用できず、積替港で一つずつ確認されます。',
        '첫 관문은 운송입니다. 셀, 모듈, 완제품 시험 보고서는 서로 대신할 수 없으며 환적항에서 하나씩 확인합니다.',
      ],
      [
        '第二关是消防：不少城市要求提供热失控蔓延试验的原始数据。',
        'The second is fire. Many cities want the raw data of the propagation test.',
        '二つ目は消防です。熱暴走の伝播試験の元データを求める都市が増えています。',
        '둘째는 소방입니다. 열폭주 전파 시험의 원본 데이터를 요구하는 도시가 늘고 있습니다.',
      ],
      [
        '展会期间，7.1 馆每天安排认证机构坐诊，可带文件前来核对。',
        'During the fair certification bodies hold consultations in hall 7.1 every day. Bring your papers.',
        '会期中、7.1館では毎日、認証機関の相談窓口を設けます。書類をお持ちください。',
        '전시 기간 7.1관에서 매일 인증 기관 상담을 운영합니다. 서류를 가져와 확인받으십시오.',
      ],
    ],
  },
  {
    columnId: 'traffic',
    exhibitionId: '2001',
    motif: null,
    title: [
      '机场与高铁站接驳线路公布',
      'Shuttles from airport and railway station',
      '空港・高速鉄道駅からのシャトル路線を発表',
      '공항·고속철도역 셔틀 노선 공개',
    ],
    summary: [
      '三条线路覆盖机场、南站与酒店区，凭入场码免费。',
      'Three lines serve the airport, the south station and the hotels, free with an entry code.',
      '空港、南駅、ホテル地区を結ぶ3路線。入場コードの提示で無料です。',
      '공항, 남역, 호텔 지역을 잇는 3개 노선이며 입장 코드로 무료입니다.',
    ],
    body: [
      [
        '机场线每三十分钟一班，末班为 21:00；南站线每二十分钟一班。',
        'The airport line runs every thirty minutes until 21:00, the line from the south station every twenty.',
        '空港線は30分間隔で最終は21時、南駅線は20分間隔です。',
        '공항 노선은 30분 간격으로 막차는 21시, 남역 노선은 20분 간격입니다.',
      ],
      [
        '行李可在登录厅寄存，也可以直接托运到酒店。',
        'Luggage can be left at the entrance or sent on to the hotel.',
        '手荷物はエントランスで預けるか、ホテルへ直送できます。',
        '짐은 입구에 맡기거나 호텔로 바로 보낼 수 있습니다.',
      ],
    ],
  },
  {
    columnId: 'fair',
    exhibitionId: '2001',
    motif: null,
    title: [
      '买家报名破十万，来自一百四十余国',
      'A hundred thousand buyers have registered, from more than 140 countries',
      'バイヤー登録が10万人を突破、140か国以上から',
      '바이어 등록 10만 명 돌파, 140여 개국 참여',
    ],
    summary: [
      '东南亚与中东报名增长最快，机床、食品与新能源是最受关注的行业。',
      'Southeast Asia and the Middle East grew fastest; machine tools, food and new energy drew the most interest.',
      '伸び率は東南アジアと中東が最大。関心の高い業種は工作機械、食品、新エネルギーです。',
      '동남아시아와 중동이 가장 빠르게 늘었으며 공작기계, 식품, 신에너지에 관심이 높습니다.',
    ],
    body: [
      [
        '超过一半的买家在报名时写明了采购意向，组委会据此提前匹配了两万场线上会面。',
        'More than half of them named what they want to buy, and the committee arranged twenty thousand online meetings beforehand.',
        '登録者の半数以上が調達の意向を明記し、組織委員会は2万件のオンライン商談を事前に設定しました。',
        '절반이 넘는 바이어가 구매 희망을 적었고 조직위원회는 온라인 상담 2만 건을 미리 연결했습니다.',
      ],
      [
        '尚未预登记的观众，仍可在现场办理，排队时间约二十分钟。',
        'Those who have not registered can still do so on site, in about twenty minutes.',
        '未登録の方も会場で手続きできます。待ち時間は約20分です。',
        '아직 등록하지 않은 분도 현장에서 20분 정도면 등록할 수 있습니다.',
      ],
    ],
  },
  {
    columnId: 'guide',
    exhibitionId: '2001',
    motif: 'food',
    title: [
      '在展馆里吃什么：七个馆的餐饮地图',
      'Where to eat: a map of seven halls',
      '会場で何を食べるか：7館の飲食マップ',
      '전시장에서 무엇을 먹을까: 7개 관 식음 지도',
    ],
    summary: [
      '清真、素食与无麸质餐点均有标识，支持提前下单取餐。',
      'Halal, vegetarian and gluten-free dishes are marked, and can be ordered ahead.',
      'ハラール、ベジタリアン、グルテンフリーを表示。事前注文にも対応します。',
      '할랄, 채식, 글루텐 프리 메뉴를 표시하며 미리 주문할 수 있습니다.',
    ],
    body: [
      [
        '中央大厅二层全天供应套餐，3.1 馆与 4.1 馆之间的连廊有二十四个轻食档口。',
        'Set meals are served all day above the Central Hall, and the passage between halls 3.1 and 4.1 has twenty-four counters.',
        '中央ホール2階では終日定食を提供。3.1館と4.1館を結ぶ通路には軽食の店が24軒並びます。',
        '중앙홀 2층에서 종일 식사를 제공하고 3.1관과 4.1관 사이 통로에 간편식 매장 24곳이 있습니다.',
      ],
      [
        '十一点半前与一点半后就餐，基本不用排队。',
        'Before half past eleven and after half past one there is hardly a queue.',
        '11時半前と13時半以降はほとんど並ばずに利用できます。',
        '11시 반 이전과 1시 반 이후에는 거의 줄을 서지 않습니다.',
      ],
    ],
  },
  {
    columnId: 'industry',
    exhibitionId: '2001',
    motif: 'textile',
    title: [
      '产品数字护照来了，面料企业先做哪三件事',
      'The digital product passport: three first steps for mills',
      'デジタル製品パスポート、生地メーカーがまず行う三つのこと',
      '디지털 제품 여권, 원단 기업이 먼저 할 세 가지',
    ],
    summary: [
      '把批次编号统一、把成分报告电子化、把供应商名单理清。',
      'One numbering of batches, test reports as data, and a clean list of suppliers.',
      'ロット番号の統一、組成試験成績書の電子化、仕入先リストの整理です。',
      '로트 번호 통일, 혼용률 보고서 전자화, 공급업체 목록 정리입니다.',
    ],
    body: [
      [
        '护照要求的数据大多已经在企业手里，难的是从表格里搬出来。先统一批次编号，后面的事就顺了。',
        'Most of the data are already there; the work is to get them out of spreadsheets. Once batches have one number, the rest follows.',
        '必要なデータの多くはすでに手元にあります。難しいのは表計算から取り出すこと。ロット番号をそろえれば後は続きます。',
        '필요한 데이터는 대부분 이미 있습니다. 어려운 것은 표에서 꺼내는 일입니다. 로트 번호를 통일하면 나머지는 따라옵니다.',
      ],
      [
        '5.2 馆的圆桌会上，两家面料企业将公开自己的数据模板。',
        'At the round table in hall 5.2 two mills will show the templates they use.',
        '5.2館の円卓会議では、二社が自社のひな形を公開します。',
        '5.2관 라운드테이블에서 두 원단 기업이 자사 양식을 공개합니다.',
      ],
    ],
  },
  {
    columnId: 'industry',
    exhibitionId: '2001',
    motif: 'machine',
    title: [
      '一台五轴机床的总成本，机价只占一半',
      'Half the cost of a five-axis machine is not its price',
      '5軸機の総費用、機械価格は半分',
      '5축 장비의 총비용, 기계 가격은 절반',
    ],
    summary: [
      '刀具、夹具、培训与停机，是采购清单里最容易漏掉的四项。',
      'Tools, fixtures, training and downtime are the four lines most often forgotten.',
      '工具、治具、研修、停止時間。見積もりで最も見落とされやすい四項目です。',
      '공구, 지그, 교육, 정지 시간은 구매 목록에서 가장 빠지기 쉬운 네 항목입니다.',
    ],
    body: [
      [
        '按五年计算，刀具约占一成半，夹具与软件各占一成，培训与停机合计超过一成。',
        'Over five years tools take about fifteen per cent, fixtures and software ten each, training and downtime more than ten.',
        '5年間で見ると、工具が約15%、治具とソフトウェアがそれぞれ10%、研修と停止時間が合わせて10%を超えます。',
        '5년으로 보면 공구가 약 15%, 지그와 소프트웨어가 각각 10%, 교육과 정지 시간이 합쳐 10%를 넘습니다.',
      ],
      [
        '所以比较报价时，先问清楚随机附件、培训天数与备件价格。',
        'So when you compare offers, ask about accessories, days of training and the price of parts first.',
        '見積もりを比べるときは、付属品、研修日数、部品価格を先に確認しましょう。',
        '견적을 비교할 때는 부속품, 교육 일수, 부품 가격을 먼저 물어보십시오.',
      ],
    ],
  },
  {
    columnId: 'fair',
    exhibitionId: '2001',
    motif: 'medical',
    title: [
      '6.1 馆设“临床试用角”，医生现场打分',
      'Clinicians try and score devices in hall 6.1',
      '6.1館に「臨床体験コーナー」、医師がその場で評価',
      '6.1관에 임상 체험 코너, 의사가 현장에서 평가',
    ],
    summary: [
      '十二家医院的医护人员轮流值守，评分表向买家公开。',
      'Staff of twelve hospitals take turns, and buyers may read the score sheets.',
      '12病院の医療従事者が交代で担当し、評価表はバイヤーに公開されます。',
      '12개 병원 의료진이 교대로 맡으며 평가표를 바이어에게 공개합니다.',
    ],
    body: [
      [
        '试用项目包括按键、报警、清洁与搬运，每台设备至少三人独立评分。',
        'Keys, alarms, cleaning and carrying are tried; each device is scored by at least three people on their own.',
        '操作、警報、清掃、運搬を試し、1台につき3人以上が別々に評価します。',
        '조작, 경보, 세척, 운반을 시험하며 장비마다 세 명 이상이 따로 평가합니다.',
      ],
      [
        '评分表附在展品页的资料栏，展会结束后继续保留。',
        'The sheets are attached to the exhibits’ pages and stay there after the fair.',
        '評価表は出展品ページの資料欄に添付し、会期後も残します。',
        '평가표는 전시품 페이지 자료란에 첨부되며 박람회 후에도 남습니다.',
      ],
    ],
  },
  {
    columnId: 'guide',
    exhibitionId: '2001',
    motif: 'furniture',
    title: [
      '看展一天的合理路线：从 4.1 馆开始',
      'A sensible day at the fair begins in hall 4.1',
      '一日で回るおすすめ順路：4.1館から',
      '하루 관람 추천 동선: 4.1관에서 시작',
    ],
    summary: [
      '上午家居与餐具，午后面料与箱包，傍晚看直播与会议。',
      'The home in the morning, cloth and luggage in the afternoon, streams and meetings towards evening.',
      '午前は家具と食器、午後は生地とかばん、夕方はライブ配信と会議へ。',
      '오전에는 가구와 식기, 오후에는 원단과 가방, 저녁에는 라이브와 회의를 보십시오.',
    ],
    body: [
      [
        '4.1 馆十点前人少，适合坐下来谈；5.2 馆下午光线好，看颜色最准。',
        'Hall 4.1 is quiet before ten and good for talks; hall 5.2 has the best light in the afternoon for judging colours.',
        '4.1館は10時前が空いていて商談向き。5.2館は午後の光がよく、色を見るのに適しています。',
        '4.1관은 10시 전이 한산해 상담하기 좋고 5.2관은 오후 빛이 좋아 색을 보기에 알맞습니다.',
      ],
      [
        '展位图可在展商页打开，红线为最短步行路线。',
        'Plans open on each exhibitor’s page and show the shortest walk.',
        '会場図は出展者ページから開け、最短の徒歩経路を表示します。',
        '배치도는 참가업체 페이지에서 열 수 있으며 가장 짧은 도보 경로를 보여 줍니다.',
      ],
    ],
  },
  {
    columnId: 'fair',
    exhibitionId: '2001',
    motif: 'toys',
    title: [
      '周末家庭日：1.2 馆开放亲子试玩区',
      'Family weekend: a play area in hall 1.2',
      '週末はファミリーデー、1.2館に親子体験エリア',
      '주말 가족의 날: 1.2관 가족 체험 구역',
    ],
    summary: [
      '周六、周日凭家庭票入场，儿童须由成人陪同。',
      'Family tickets are valid on Saturday and Sunday; children come with an adult.',
      '土日はファミリー券で入場できます。お子さまは保護者の同伴が必要です。',
      '토·일요일은 가족권으로 입장하며 어린이는 보호자와 함께 와야 합니다.',
    ],
    body: [
      [
        '八家玩具展商提供拆封样品，评价最高的三款将在闭幕日公布。',
        'Eight makers open their samples, and the three best-liked are named on the last day.',
        '玩具メーカー8社が開封見本を用意し、最も好評だった3点を最終日に発表します。',
        '완구 업체 8곳이 견본을 개봉해 두며 가장 평가가 좋은 3점을 마지막 날 발표합니다.',
      ],
      [
        '婴儿车可在南登录厅寄存，母婴室位于二层西侧。',
        'Prams can be left at the south entrance; the baby room is upstairs on the west side.',
        'ベビーカーは南エントランスで預かり、授乳室は2階西側にあります。',
        '유모차는 남쪽 입구에 맡길 수 있고 수유실은 2층 서쪽에 있습니다.',
      ],
    ],
  },
  {
    columnId: 'industry',
    exhibitionId: '2001',
    motif: 'drone',
    title: [
      '低空物流从试点走向日常',
      'Low-altitude logistics leaves the pilot stage',
      '低空物流、実証から日常へ',
      '저고도 물류, 시범에서 일상으로',
    ],
    summary: [
      '三条常态化航线的数据显示，单票成本在一年内下降四成。',
      'Data of three regular routes show costs per parcel two fifths lower within a year.',
      '定期運航の3路線では、1件当たりの費用が1年で4割下がりました。',
      '정기 운항 3개 노선에서 건당 비용이 1년 만에 40% 줄었습니다.',
    ],
    body: [
      [
        '成本下降来自两点：起降点共享，以及白天夜间混合排班。',
        'Two things did it: shared landing points, and schedules that mix day and night.',
        '要因は二つ。離着陸場の共用と、昼夜を組み合わせた運航です。',
        '요인은 두 가지입니다. 이착륙장 공유와 주야 혼합 운항입니다.',
      ],
      [
        '监管方面，适航审定与责任保险仍是企业最关心的话题，7.2 馆将举行两场专题会。',
        'Airworthiness and liability remain what companies ask about most; hall 7.2 holds two sessions on them.',
        '制度面では耐空性審査と賠償保険への関心が高く、7.2館で二つの専門セッションを開きます。',
        '제도 면에서는 감항 심사와 책임 보험에 관심이 높아 7.2관에서 두 차례 전문 세션을 엽니다.',
      ],
    ],
  },
  {
    columnId: 'fair',
    exhibitionId: '2001',
    motif: 'lighting',
    title: [
      '展馆照明全面更换，用电下降三成',
      'New light in every hall saves a third of the power',
      '全館の照明を刷新、電力を3割削減',
      '전시관 조명 전면 교체, 전력 30% 절감',
    ],
    summary: [
      '新灯具由四家参展企业提供，展期内公开实时数据。',
      'Four exhibitors supplied the lamps, and live data are open during the fair.',
      '新しい照明は出展者4社が提供し、会期中は実測データを公開します。',
      '새 조명은 참가업체 4곳이 제공했으며 전시 기간 실시간 데이터를 공개합니다.',
    ],
    body: [
      [
        '照度按展品类别调整：纺织馆偏高、餐具馆偏暖、消费电子馆避免反光。',
        'Levels follow the goods: bright for textiles, warm for tableware, without glare for electronics.',
        '明るさは出展品に合わせ、繊維館は明るく、食器館は暖かく、電子館は映り込みを抑えています。',
        '밝기는 전시품에 맞춰 섬유관은 밝게, 식기관은 따뜻하게, 전자관은 반사를 줄였습니다.',
      ],
      [
        '撤展后灯具将继续使用，不随展会拆除。',
        'The lamps stay in use after the fair.',
        '照明は会期後も引き続き使用します。',
        '조명은 박람회가 끝난 뒤에도 계속 사용합니다.',
      ],
    ],
  },
  {
    columnId: 'guide',
    exhibitionId: '2001',
    motif: 'ceramics',
    title: [
      '怎样在展位上验一件瓷器：听、看、摸、照',
      'How to judge porcelain at a stand: listen, look, touch, light',
      '小間で磁器を見極める：聴く、見る、触れる、透かす',
      '부스에서 자기를 살피는 법: 듣고, 보고, 만지고, 비추기',
    ],
    summary: [
      '四个动作，不到一分钟，足够判断是否值得打样。',
      'Four gestures, less than a minute, and you know whether to ask for a sample.',
      '四つの動作、1分足らずで、試作を頼む価値があるかわかります。',
      '네 가지 동작, 1분이면 샘플을 요청할 만한지 알 수 있습니다.',
    ],
    body: [
      [
        '轻敲口沿，声音长而匀，说明烧结充分；对着光看，胎薄处应当均匀透亮。',
        'Tap the rim: a long, even tone means it is well fired. Hold it to the light: thin parts should glow evenly.',
        '縁を軽くたたき、長く均一に響けば十分に焼き締まっています。光にかざし、薄い部分が均一に透けるか見ましょう。',
        '테두리를 가볍게 두드려 소리가 길고 고르면 잘 소결된 것입니다. 빛에 비춰 얇은 곳이 고르게 투명한지 보십시오.',
      ],
      [
        '最后翻过来看底足，打磨与施釉最能看出工厂的认真程度。',
        'Then turn it over: the foot shows how careful the works is.',
        '最後に裏返して高台を見ます。研磨と施釉に工場の姿勢が表れます。',
        '마지막으로 뒤집어 굽을 보십시오. 연마와 시유에 공장의 태도가 드러납니다.',
      ],
    ],
  },
  {
    columnId: 'fair',
    exhibitionId: '2002',
    motif: null,
    title: [
      '家居与礼品展招展过半，新增“小批量”专区',
      'Home and gift fair: half the stands are taken, a small-lot area is new',
      'ホーム＆ギフトフェア、出展枠の半数が決定、小ロットゾーンを新設',
      '홈·기프트 페어 부스 절반 마감, 소량 주문 구역 신설',
    ],
    summary: [
      '面向独立买手店与电商，五十件即可起订。',
      'It is meant for small shops and online sellers, from fifty pieces.',
      '独立系ショップや通販向けに、50点から注文できます。',
      '독립 매장과 온라인 판매자를 위해 50개부터 주문할 수 있습니다.',
    ],
    body: [
      [
        '专区统一提供包装、拍摄与小包国际物流报价，买家只需比较产品本身。',
        'Packing, photographs and parcel rates are offered centrally, so that buyers compare nothing but goods.',
        '梱包、撮影、小口国際物流の料金を共通化し、バイヤーは製品だけを比べられます。',
        '포장, 촬영, 소포 국제 물류 요금을 공통으로 제공해 바이어는 제품만 비교하면 됩니다.',
      ],
    ],
  },
  {
    columnId: 'industry',
    exhibitionId: '2002',
    motif: 'lighting',
    title: [
      '明年家居流行什么：暖光、粗陶与可修的椅子',
      'What homes will look like next year: warm light, rough clay, chairs that can be mended',
      '来年の住まい：暖かい光、土の器、直せる椅子',
      '내년 집안의 유행: 따뜻한 빛, 거친 도자기, 고칠 수 있는 의자',
    ],
    summary: [
      '买手们给出的三个关键词，都指向“用得久”。',
      'Three words from buyers, and all of them mean long use.',
      'バイヤーが挙げた三つの言葉は、いずれも「長く使う」に通じます。',
      '바이어들이 꼽은 세 단어는 모두 오래 쓰는 것을 가리킵니다.',
    ],
    body: [
      [
        '色温从三千开尔文降到两千七，灯罩材料回到纸与布；餐具偏爱手感明显的粗陶。',
        'Light drops from 3,000 to 2,700 kelvin, shades return to paper and cloth, and tableware to clay that can be felt.',
        '色温度は3,000から2,700ケルビンへ下がり、シェードは紙や布に戻り、器は手触りのある土ものが好まれます。',
        '색온도는 3,000에서 2,700켈빈으로 낮아지고 갓은 종이와 천으로 돌아오며 그릇은 손맛 있는 도기를 선호합니다.',
      ],
    ],
  },
  {
    columnId: 'fair',
    exhibitionId: '2004',
    motif: 'robot',
    title: [
      '优能创新周公布三十节公开课',
      'UCAN Innovation Week announces thirty courses',
      'UCAN イノベーションウィーク、30の公開講座を発表',
      'UCAN 이노베이션 위크, 공개 강좌 30개 발표',
    ],
    summary: [
      '从结构设计到小批量试产，讲师全部来自一线工厂。',
      'From structure to pilot runs, all taught by people from the shop floor.',
      '構造設計から小ロット試作まで、講師は全員が現場の技術者です。',
      '구조 설계에서 소량 시험 생산까지 강사는 모두 현장 엔지니어입니다.',
    ],
    body: [
      [
        '每节四十五分钟，课后可带图纸一对一咨询，名额有限。',
        'Each lasts forty-five minutes; afterwards there are consultations with your drawings, while places last.',
        '各45分。受講後は図面を持って個別相談ができます（定員あり）。',
        '각 45분이며 강의 뒤 도면을 들고 일대일 상담을 받을 수 있습니다. 인원은 한정되어 있습니다.',
      ],
    ],
  },
  {
    columnId: 'exhibitor',
    exhibitionId: '2004',
    motif: 'drone',
    title: [
      '青年团队的第一台样机：从车库到展台',
      'From garage to stand: the first machines of young teams',
      '若いチームの最初の一台：ガレージから展示台へ',
      '청년 팀의 첫 시제품: 차고에서 전시대까지',
    ],
    summary: [
      '二十支团队讲述失败了几次、钱花在哪里。',
      'Twenty teams tell how often they failed and where the money went.',
      '20チームが、何度失敗し、何にお金を使ったかを語ります。',
      '20개 팀이 몇 번 실패했고 돈을 어디에 썼는지 이야기합니다.',
    ],
    body: [
      [
        '最贵的通常不是零件，而是第二次开模；最省的是把说明书先写出来。',
        'The dearest thing is seldom a part; it is the second mould. The cheapest is to write the manual first.',
        '最も高くつくのは部品ではなく二度目の金型、最も安上がりなのは先に説明書を書くことです。',
        '가장 비싼 것은 부품이 아니라 두 번째 금형이고, 가장 아끼는 방법은 설명서를 먼저 쓰는 것입니다.',
      ],
    ],
  },
  {
    columnId: 'fair',
    exhibitionId: '3001',
    motif: 'furniture',
    title: [
      '诺瓦生活设计展开放预登记',
      'Registration for Nova Living is open',
      'ノヴァ・リビングの来場登録を開始',
      '노바 리빙 관람 등록 시작',
    ],
    summary: [
      '建筑师与零售买手可免费领取全期票，截至开展前两周。',
      'Architects and retail buyers receive a free full ticket until two weeks before the fair.',
      '建築家と小売バイヤーには、開幕2週間前まで通期券を無料で発行します。',
      '건축가와 소매 바이어는 개막 2주 전까지 전 기간권을 무료로 받을 수 있습니다.',
    ],
    body: [
      [
        '今年展区按“房间”布置：客厅、餐厅、卧室、大堂与露台，同一空间里的产品可以一起询价。',
        'This year the halls are rooms: living, dining, bedroom, lobby and terrace. All that stands in one room can be inquired together.',
        '今年は「部屋」ごとに構成。居間、食堂、寝室、ロビー、テラスの製品をまとめて見積もれます。',
        '올해는 방을 단위로 구성했습니다. 거실, 식당, 침실, 로비, 테라스에 놓인 제품을 한꺼번에 견적받을 수 있습니다.',
      ],
    ],
  },
  {
    columnId: 'industry',
    exhibitionId: '3001',
    motif: 'stone',
    title: [
      '石材回到室内：薄板让搬运不再是难题',
      'Stone comes back indoors, now that slabs are thin',
      '石が室内に戻る：薄板が運搬の課題を解決',
      '석재가 실내로 돌아오다: 박판이 운반 문제를 풀다',
    ],
    summary: [
      '六毫米薄板重量减去三分之二，两个人就能安装。',
      'At six millimetres a slab loses two thirds of its weight, and two people can fit it.',
      '6ミリの薄板は重さが3分の1。二人で施工できます。',
      '6밀리미터 박판은 무게가 3분의 1로 줄어 두 사람이 시공할 수 있습니다.',
    ],
    body: [
      [
        '设计师把同一块石材用在台面、踢脚与门套上，纹理连续，损耗也更少。',
        'Designers run one stone through worktop, skirting and door frame: the veins go on, and less is wasted.',
        '同じ石を天板、巾木、ドア枠に使えば、柄がつながり無駄も減ります。',
        '디자이너는 같은 석재를 상판, 걸레받이, 문틀에 이어 써서 무늬가 이어지고 손실도 줄입니다.',
      ],
    ],
  },
  {
    columnId: 'guide',
    exhibitionId: '3001',
    motif: null,
    title: [
      '去不来梅看展：交通、天气与语言',
      'Going to Bremen: travel, weather and language',
      'ブレーメンへの旅：交通、天気、言葉',
      '브레멘 관람: 교통, 날씨, 언어',
    ],
    summary: [
      '机场到展馆有轨电车十七分钟，二月平均气温二至五度。',
      'The tram from the airport takes seventeen minutes; February is two to five degrees.',
      '空港から会場まで路面電車で17分、2月の平均気温は2〜5度です。',
      '공항에서 전시장까지 노면전차로 17분, 2월 평균 기온은 2~5도입니다.',
    ],
    body: [
      [
        '展会提供英、德、中、日、韩五种语言的咨询台，入场码可在手机上直接出示。',
        'Information desks speak English, German, Chinese, Japanese and Korean, and the code on your phone is enough.',
        '案内所は英語、ドイツ語、中国語、日本語、韓国語に対応。入場コードは携帯電話で提示できます。',
        '안내 데스크는 영어, 독일어, 중국어, 일본어, 한국어를 지원하며 입장 코드는 휴대전화로 보여 주면 됩니다.',
      ],
    ],
  },
  {
    columnId: 'fair',
    exhibitionId: '2001',
    motif: 'hardware',
    title: [
      '线上目录新增“对比”功能，最多四件并排',
      'Compare up to four exhibits side by side',
      'オンライン目録に「比較」機能、最大4点を並べて表示',
      '온라인 목록에 비교 기능 추가, 최대 4점 나란히',
    ],
    summary: [
      '单位自动换算，缺项会标出来，方便追问展商。',
      'Units are converted and gaps marked, so that you know what to ask.',
      '単位は自動換算し、空欄を示すので出展者に確認しやすくなります。',
      '단위를 자동 변환하고 빠진 항목을 표시해 참가업체에 묻기 쉽습니다.',
    ],
    body: [
      [
        '在展品页点“加入对比”，四件以内并排显示参数；结果可导出，也可以直接发给同事。',
        'Add exhibits to the comparison from their pages; the table can be exported or sent to a colleague.',
        '出展品ページの「比較に追加」から4点まで並べられ、結果は書き出しや共有ができます。',
        '전시품 페이지에서 비교에 추가하면 네 점까지 나란히 볼 수 있고 결과를 내보내거나 동료에게 보낼 수 있습니다.',
      ],
    ],
  },
  {
    columnId: 'industry',
    exhibitionId: '2001',
    motif: 'luggage',
    title: [
      '三十项测试背后：一只行李箱能活多久',
      'Thirty tests: how long does a suitcase live',
      '30項目試験の裏側：スーツケースの寿命',
      '30가지 시험의 뒷이야기: 캐리어의 수명',
    ],
    summary: [
      '轮子最先坏，拉杆其次，箱壳往往还是好的。',
      'Wheels go first, then the handle; the shell is usually fine.',
      '最初に傷むのはキャスター、次がハンドル。シェルはたいてい無事です。',
      '바퀴가 먼저 망가지고 다음이 손잡이이며 외피는 대개 멀쩡합니다.',
    ],
    body: [
      [
        '因此越来越多品牌要求可更换的轮组，工厂也开始单独出售维修包。',
        'More and more brands therefore want wheels that can be changed, and makers sell repair kits.',
        'そのため交換できる車輪を求めるブランドが増え、メーカーも補修キットを販売し始めました。',
        '그래서 교체형 바퀴를 요구하는 브랜드가 늘고 제조사도 수리 키트를 따로 팔기 시작했습니다.',
      ],
    ],
  },
]
