import type { Text } from '../text.ts'

export const KINDS = {
  forum: ['论坛', 'Forum', 'フォーラム', '포럼'],
  session: ['专题会', 'Session', '専門セッション', '전문 세션'],
  talk: ['讲座', 'Talk', '講演', '강연'],
  roundTable: ['圆桌', 'Round table', '円卓会議', '라운드테이블'],
  matchmaking: ['配对会', 'Matchmaking', 'マッチング会', '매칭 상담회'],
  workshop: ['工作坊', 'Workshop', 'ワークショップ', '워크숍'],
  launch: ['发布会', 'Launch', '新製品発表', '신제품 발표회'],
} as const satisfies Record<string, Text>

type MeetingKind = keyof typeof KINDS

export const ORGANISER: Text = ['组委会', 'Organising committee', '組織委員会', '조직위원회']

/** A meeting of the agenda, in the words of the programme. */
export interface MeetingRow {
  /** Day of the fair from 0; 1 is today. */
  readonly day: number
  readonly from: string
  readonly to: string
  readonly kind: MeetingKind
  readonly title: Text
  readonly topic: Text
  readonly hall: string
  /** Room of the hall; 0 for the Central Hall. */
  readonly room: number
  /** Indexes in SHOWCASE; empty for the organiser's own. */
  readonly hosts: readonly number[]
  /** Who holds it beside the hosts. */
  readonly host: Text | null
  readonly speakers: number
  /** Seats; null where there is no limit. */
  readonly seats: number | null
}

const CENTRAL = '4.1'

const TOPICS = {
  trade: ['贸易与采购', 'Trade and sourcing', '貿易・調達', '무역·구매'],
  machine: ['智能制造', 'Smart manufacturing', 'スマート製造', '스마트 제조'],
  energy: ['新能源', 'New energy', '新エネルギー', '신에너지'],
  textile: ['纺织与时尚', 'Textiles and fashion', '繊維・ファッション', '섬유·패션'],
  health: ['医疗健康', 'Health', '医療・健康', '의료·건강'],
  living: ['家居生活', 'Living', '暮らし', '리빙'],
  food: ['食品饮料', 'Food and drink', '食品・飲料', '식품·음료'],
  digital: ['数字贸易', 'Digital trade', 'デジタル貿易', '디지털 무역'],
  air: ['低空经济', 'Low-altitude economy', '低空経済', '저고도 경제'],
} as const satisfies Record<string, Text>
type Topic = keyof typeof TOPICS

type Where = readonly [hall: string, room: number]
type When = readonly [day: number, from: string, to: string]

const row = (
  [day, from, to]: When,
  kind: MeetingKind,
  topic: Topic,
  [hall, room]: Where,
  hosts: readonly number[],
  [speakers, seats]: readonly [number, number | null],
  title: Text,
  host: Text | null = null,
): MeetingRow => ({ day, from, to, kind, topic: TOPICS[topic], hall, room, hosts, speakers, seats, title, host })

const COMMITTEE_AND_DELTA: Text = [
  '组委会、长三角机床协会',
  'Organising committee, Delta Machine Tool Association',
  '組織委員会、長江デルタ工作機械協会',
  '조직위원회, 창장삼각주공작기계협회',
]
const BANK: Text = ['远洋联合银行', 'Ocean United Bank', '遠洋連合銀行', '원양연합은행']
const LINE: Text = ['东海航运', 'East Sea Line', '東海海運', '동해해운']
const CERT: Text = ['恒信认证', 'Hengxin Certification', '恒信認証', '헝신인증']

export const MEETINGS: readonly MeetingRow[] = [
  row(
    [1, '09:30', '10:30'],
    'forum',
    'trade',
    [CENTRAL, 0],
    [],
    [2, null],
    [
      '全球制造业采购趋势报告发布',
      'Launch of the global manufacturing sourcing report',
      '世界製造業調達動向レポート発表',
      '글로벌 제조업 구매 동향 보고서 발표',
    ],
    COMMITTEE_AND_DELTA,
  ),
  row(
    [1, '10:30', '11:30'],
    'session',
    'energy',
    ['7.1', 1],
    [5],
    [3, 120],
    [
      '储能出海：认证、物流与本地化服务',
      'Storage abroad: certification, logistics and local service',
      '蓄電の海外展開：認証・物流・現地サービス',
      '저장장치 해외 진출: 인증, 물류, 현지 서비스',
    ],
  ),
  row(
    [1, '11:00', '12:00'],
    'talk',
    'machine',
    ['8.1', 3],
    [1],
    [1, 80],
    [
      '协作机器人安全标准 ISO 10218 解读',
      'Reading ISO 10218, the safety standard for cobots',
      '協働ロボットの安全規格 ISO 10218 を読む',
      '협동 로봇 안전 표준 ISO 10218 해설',
    ],
  ),
  row(
    [1, '14:00', '15:30'],
    'roundTable',
    'textile',
    ['5.2', 2],
    [2, 17],
    [3, 60],
    [
      '可持续面料：从 GOTS 到产品数字护照',
      'Sustainable cloth: from GOTS to the digital product passport',
      '持続可能な生地：GOTSからデジタル製品パスポートへ',
      '지속 가능한 원단: GOTS에서 디지털 제품 여권까지',
    ],
  ),
  row(
    [1, '15:00', '17:00'],
    'matchmaking',
    'trade',
    [CENTRAL, 0],
    [],
    [2, 48],
    [
      '欧洲买家一对一配对会',
      'One-to-one meetings with European buyers',
      '欧州バイヤー個別マッチング会',
      '유럽 바이어 일대일 매칭 상담회',
    ],
  ),

  row(
    [0, '10:00', '11:00'],
    'forum',
    'trade',
    [CENTRAL, 0],
    [],
    [4, null],
    [
      '开幕论坛：新供应链，新市场',
      'Opening forum: new chains, new markets',
      '開幕フォーラム：新しい供給網、新しい市場',
      '개막 포럼: 새로운 공급망, 새로운 시장',
    ],
  ),
  row(
    [0, '11:15', '12:00'],
    'launch',
    'machine',
    ['8.1', 1],
    [0],
    [2, 150],
    [
      'GX-650 五轴加工中心全球首发',
      'World premiere of the GX-650 five-axis centre',
      '5軸加工機 GX-650 世界初公開',
      '5축 가공기 GX-650 세계 최초 공개',
    ],
  ),
  row(
    [0, '13:30', '14:30'],
    'session',
    'digital',
    [CENTRAL, 0],
    [],
    [3, 200],
    [
      '四语实时翻译如何改变跨境洽谈',
      'What live translation in four languages changes in negotiation',
      '四言語リアルタイム翻訳が変える越境商談',
      '4개 언어 실시간 번역이 바꾸는 국경 간 상담',
    ],
  ),
  row(
    [0, '14:00', '15:00'],
    'talk',
    'energy',
    ['7.1', 2],
    [15],
    [2, 90],
    [
      '光伏组件的二十五年：衰减数据怎么读',
      'Twenty-five years of a module: how to read degradation data',
      '太陽電池モジュールの25年：劣化データの読み方',
      '태양광 모듈의 25년: 열화 데이터 읽는 법',
    ],
  ),
  row(
    [0, '15:00', '16:00'],
    'workshop',
    'living',
    ['4.1', 1],
    [7],
    [1, 24],
    ['亲手拉一只濑户茶碗', 'Throw your own Seto tea bowl', '瀬戸の茶碗をろくろで挽く', '세토 찻사발 직접 빚기'],
  ),
  row(
    [0, '15:30', '17:00'],
    'matchmaking',
    'trade',
    [CENTRAL, 0],
    [],
    [2, 60],
    ['东盟买家专场配对会', 'Meetings with buyers from ASEAN', 'アセアンバイヤー商談会', '아세안 바이어 상담회'],
  ),
  row(
    [0, '16:00', '17:00'],
    'session',
    'food',
    ['3.1', 1],
    [4],
    [2, 100],
    [
      '茶叶出口的农残标准：欧盟、日本、韩国',
      'Residue limits for tea exports: EU, Japan, Korea',
      '茶輸出の残留農薬基準：EU・日本・韓国',
      '차 수출 잔류농약 기준: EU, 일본, 한국',
    ],
  ),

  row(
    [1, '10:00', '11:00'],
    'session',
    'health',
    ['6.1', 1],
    [3],
    [2, 80],
    [
      '欧盟 MDR 过渡期：器械企业的三份清单',
      'The MDR transition: three lists for device makers',
      '欧州MDR移行期：医療機器メーカーの三つのリスト',
      '유럽 MDR 전환기: 의료기기 기업의 세 가지 목록',
    ],
  ),
  row(
    [1, '10:30', '11:15'],
    'talk',
    'living',
    ['4.2', 1],
    [6],
    [1, 70],
    [
      '灯光设计中的 DALI-2：一根总线管一栋楼',
      'DALI-2 in practice: one bus for a whole building',
      'DALI-2入門：一本のバスで建物全体を制御',
      'DALI-2 실무: 버스 하나로 건물 전체 제어',
    ],
  ),
  row(
    [1, '11:00', '12:00'],
    'launch',
    'digital',
    ['2.1', 1],
    [8],
    [2, 120],
    [
      '新一代开放式音频平台发布',
      'A new platform for open-ear audio',
      'オープンイヤー音響の新プラットフォーム発表',
      '차세대 오픈형 오디오 플랫폼 발표',
    ],
  ),
  row(
    [1, '13:30', '14:30'],
    'talk',
    'machine',
    ['8.2', 1],
    [9],
    [1, 90],
    [
      '轴承失效分析：从噪声曲线读出原因',
      'Bearing failures read from their noise',
      '軸受の損傷解析：騒音曲線から原因を読む',
      '베어링 고장 분석: 소음 곡선으로 원인 읽기',
    ],
  ),
  row(
    [1, '14:00', '15:00'],
    'session',
    'air',
    ['7.2', 1],
    [11],
    [3, 100],
    [
      '低空物流试点：山区、海岛与城市',
      'Low-altitude logistics: mountains, islands, cities',
      '低空物流の実証：山間部・離島・都市',
      '저고도 물류 시범: 산간, 섬, 도시',
    ],
  ),
  row(
    [1, '16:00', '17:00'],
    'talk',
    'trade',
    [CENTRAL, 0],
    [],
    [1, 150],
    [
      '信用证之外：小额跨境订单怎么收款',
      'Beyond the letter of credit: payment for small orders',
      '信用状の先へ：小口越境取引の決済',
      '신용장을 넘어: 소액 국경 간 주문의 결제',
    ],
    BANK,
  ),
  row(
    [1, '16:30', '17:30'],
    'roundTable',
    'food',
    ['3.1', 2],
    [14, 33],
    [3, 50],
    [
      '东亚食品的清真与无过敏原认证',
      'Halal and allergen-free: certificates for East Asian food',
      '東アジア食品のハラール・アレルゲン対応',
      '동아시아 식품의 할랄과 알레르겐 프리 인증',
    ],
  ),

  row(
    [2, '09:30', '11:00'],
    'forum',
    'machine',
    [CENTRAL, 0],
    [],
    [4, null],
    [
      '中小企业数字化工厂：十个真实案例',
      'Digital works for small firms: ten true cases',
      '中小企業のデジタル工場：十の実例',
      '중소기업 디지털 공장: 열 가지 실제 사례',
    ],
    COMMITTEE_AND_DELTA,
  ),
  row(
    [2, '10:00', '11:00'],
    'session',
    'trade',
    ['8.2', 2],
    [],
    [2, 120],
    [
      '海运费与舱位：2027 年展望',
      'Freight rates and space: outlook for 2027',
      '海上運賃と船腹：2027年の見通し',
      '해상 운임과 선복: 2027년 전망',
    ],
    LINE,
  ),
  row(
    [2, '10:30', '11:30'],
    'talk',
    'textile',
    ['5.2', 1],
    [25],
    [1, 70],
    [
      '超细纤维的染色：少用水的三种办法',
      'Dyeing fine fibres with less water: three ways',
      '極細繊維の染色：節水の三つの方法',
      '극세 섬유 염색: 물을 줄이는 세 가지 방법',
    ],
  ),
  row(
    [2, '11:00', '12:00'],
    'workshop',
    'living',
    ['4.1', 2],
    [39],
    [2, 30],
    ['飞驒木工的曲木工艺', 'Bending wood the Hida way', '飛騨の曲木技術', '히다 목공의 벤트우드 기술'],
  ),
  row(
    [2, '13:00', '14:00'],
    'launch',
    'energy',
    ['7.1', 1],
    [27],
    [2, 130],
    [
      '低温电芯发布：零下三十度仍可充电',
      'A cold-climate cell that charges at minus thirty',
      '低温セル発表：氷点下30度でも充電可能',
      '저온 셀 발표: 영하 30도에서도 충전',
    ],
  ),
  row(
    [2, '13:30', '15:00'],
    'matchmaking',
    'trade',
    [CENTRAL, 0],
    [],
    [2, 56],
    [
      '日韩连锁零售采购对接会',
      'Japanese and Korean retail chains meet suppliers',
      '日韓小売チェーン調達商談会',
      '일한 유통 체인 구매 상담회',
    ],
  ),
  row(
    [2, '14:00', '15:00'],
    'session',
    'health',
    ['6.1', 2],
    [32],
    [2, 80],
    [
      '医学影像数据的跨境合规',
      'Medical images across borders: staying compliant',
      '医用画像データの越境コンプライアンス',
      '의료 영상 데이터의 국경 간 규정 준수',
    ],
  ),
  row(
    [2, '15:00', '16:00'],
    'talk',
    'machine',
    ['8.1', 2],
    [12],
    [1, 90],
    [
      '从单机到产线：车削单元的自动上下料',
      'From one lathe to a line: automatic loading',
      '単機からラインへ：旋削セルの自動搬送',
      '단독 설비에서 라인으로: 선삭 셀 자동 공급',
    ],
  ),
  row(
    [2, '16:00', '17:00'],
    'talk',
    'digital',
    ['2.2', 1],
    [16],
    [1, 60],
    [
      '机器视觉镜头选型的五个误区',
      'Five mistakes in choosing a machine vision lens',
      'マシンビジョンレンズ選びの五つの誤解',
      '머신비전 렌즈 선택의 다섯 가지 오해',
    ],
  ),

  row(
    [3, '09:30', '10:30'],
    'session',
    'trade',
    [CENTRAL, 0],
    [],
    [2, 180],
    [
      '产品数字护照：出口企业现在要做什么',
      'The digital product passport: what exporters do now',
      'デジタル製品パスポート：輸出企業が今すべきこと',
      '디지털 제품 여권: 수출 기업이 지금 할 일',
    ],
    CERT,
  ),
  row(
    [3, '10:00', '11:00'],
    'talk',
    'living',
    ['9.1', 1],
    [36],
    [1, 60],
    [
      '卡拉拉石材的纹理匹配与切割方案',
      'Matching and cutting Carrara stone',
      'カラーラ石材の柄合わせと切断計画',
      '카라라 석재의 무늬 맞춤과 절단 계획',
    ],
  ),
  row(
    [3, '10:30', '11:30'],
    'workshop',
    'living',
    ['1.2', 1],
    [37],
    [2, 24],
    [
      '亲子木玩工作坊：做一只会走的小鸟',
      'Make a walking bird: a toy workshop for families',
      '親子木工：歩く小鳥をつくる',
      '부모와 아이의 목공: 걷는 새 만들기',
    ],
  ),
  row(
    [3, '13:00', '14:00'],
    'session',
    'air',
    ['7.2', 1],
    [30],
    [2, 90],
    [
      '植保无人机的适航与责任保险',
      'Airworthiness and liability for crop drones',
      '農薬散布ドローンの耐空性と賠償保険',
      '방제 드론의 감항성과 책임 보험',
    ],
  ),
  row(
    [3, '14:00', '15:30'],
    'matchmaking',
    'trade',
    [CENTRAL, 0],
    [],
    [2, 40],
    [
      '中东工程采购专场',
      'Project sourcing for the Middle East',
      '中東プロジェクト調達商談会',
      '중동 프로젝트 구매 상담회',
    ],
  ),
  row(
    [3, '15:00', '16:00'],
    'talk',
    'textile',
    ['5.2', 2],
    [38],
    [1, 70],
    [
      '一件毛衣的碳足迹怎么算',
      'Counting the carbon of one jumper',
      'セーター一着の炭素排出を数える',
      '스웨터 한 벌의 탄소 발자국 계산',
    ],
  ),
  row(
    [3, '16:00', '17:00'],
    'talk',
    'food',
    ['3.1', 1],
    [26],
    [1, 80],
    [
      '乳制品冷链：三十六小时到货的边界条件',
      'Dairy in thirty-six hours: what the cold chain needs',
      '乳製品のコールドチェーン：36時間納品の条件',
      '유제품 콜드체인: 36시간 배송의 조건',
    ],
  ),

  row(
    [4, '10:00', '11:00'],
    'forum',
    'trade',
    [CENTRAL, 0],
    [],
    [3, null],
    [
      '闭幕论坛：五天里的采购信号',
      'Closing forum: what five days of buying tell',
      '閉幕フォーラム：五日間の調達シグナル',
      '폐막 포럼: 닷새 동안의 구매 신호',
    ],
  ),
  row(
    [4, '10:30', '11:30'],
    'session',
    'living',
    ['4.2', 1],
    [18, 24],
    [2, 70],
    [
      '灯饰出口的眩光与能效新规',
      'New rules on glare and efficiency for lamp exports',
      '照明輸出のグレア・効率新規制',
      '조명 수출의 글레어·효율 신규 규정',
    ],
  ),
  row(
    [4, '11:00', '12:00'],
    'talk',
    'machine',
    ['8.2', 1],
    [13],
    [1, 80],
    [
      '齿轮修形：噪声降六分贝的计算过程',
      'Six decibels less: correcting gear teeth step by step',
      '歯形修整：6デシベル低減の計算',
      '치형 수정: 6데시벨 저감 계산 과정',
    ],
  ),
  row(
    [4, '13:30', '14:30'],
    'matchmaking',
    'trade',
    [CENTRAL, 0],
    [],
    [2, 36],
    ['跨境电商选品会', 'Picking goods for online shops abroad', '越境EC商品選定会', '크로스보더 이커머스 상품 선정회'],
  ),
  row(
    [4, '15:00', '16:00'],
    'launch',
    'digital',
    ['2.1', 1],
    [31],
    [2, 90],
    [
      '会议音箱新品发布：八麦克风阵列',
      'A conference speaker with eight microphones',
      '8マイクアレイの会議用スピーカー発表',
      '8마이크 어레이 회의용 스피커 발표',
    ],
  ),
]
