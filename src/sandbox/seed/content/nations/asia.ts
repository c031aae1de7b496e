import type { NationPlan } from './plan.ts'

export const ASIA: readonly NationPlan[] = [
  {
    countryCode: 'JP',
    hall: '4.1',
    motifs: ['ceramics', 'robot', 'textile'],
    title: [
      '一器一机，皆有出处',
      'Every bowl and every machine has an origin',
      '器にも機械にも、産地がある',
      '그릇에도 기계에도 산지가 있다',
    ],
    summary: [
      '国家馆以“产地”为线索，把器皿、织物与机器人放在同一张日本地图上。',
      'The pavilion puts tableware, cloth and robots on one map of Japan, by where they are made.',
      '「産地」を軸に、器、布、ロボットを一枚の日本地図に並べた国別パビリオンです。',
      '‘산지’를 실마리로 그릇, 직물, 로봇을 한 장의 일본 지도 위에 펼친 국가관입니다.',
    ],
    content: [
      ['## 今年的主题', '## This year’s theme', '## 今年のテーマ', '## 올해의 주제'],
      [
        '中央展台是一条缩小的街道：左侧是濑户与金泽的工房，右侧是名古屋与滨松的工厂，走完正好看到手工与自动化如何互相借力。',
        'The stage at the centre is a street in small: workshops of Seto and Kanazawa on the left, works of Nagoya and Hamamatsu on the right. Walk it, and you see how hand and automation lean on each other.',
        '中央のステージは小さな通りです。左に瀬戸と金沢の工房、右に名古屋と浜松の工場。歩くと、手仕事と自動化が支え合う姿が見えてきます。',
        '중앙 무대는 작은 거리입니다. 왼쪽에는 세토와 가나자와의 공방, 오른쪽에는 나고야와 하마마쓰의 공장이 있어 걸으면 수공예와 자동화가 어떻게 기대는지 보입니다.',
      ],
      ['## 可以体验', '## To try', '## 体験できること', '## 체험'],
      [
        '- 每天 11:00 与 15:00 拉坯体验，每场十二人',
        '- Throwing a bowl, at 11:00 and 15:00, twelve people each',
        '- ろくろ体験（11時・15時、各12名）',
        '- 물레 체험(11시·15시, 회당 12명)',
      ],
      [
        '- 协作机器人分装和果子',
        '- A cobot packs sweets',
        '- 協働ロボットによる和菓子の箱詰め',
        '- 협동 로봇의 화과자 포장',
      ],
      ['- 产地认证咨询台', '- Advice on marks of origin', '- 産地表示の相談カウンター', '- 산지 인증 상담 창구'],
    ],
    organiser: ['日本产业交流协议会', 'Japan Industry Exchange Council', '日本産業交流協議会', '일본산업교류협의회'],
  },
  {
    countryCode: 'KR',
    hall: '6.1',
    motifs: ['medical', 'food', 'electronics'],
    title: [
      '快一步，也要稳一步',
      'A step faster, and no less steady',
      '一歩早く、そして確かに',
      '한 걸음 빠르게, 그리고 든든하게',
    ],
    summary: [
      '以健康与日常为主题，展示从医院到厨房的韩国新品。',
      'New Korean goods from the hospital to the kitchen, on the theme of health in daily life.',
      '健康と暮らしをテーマに、病院から台所まで韓国の新製品を紹介します。',
      '건강과 일상을 주제로 병원에서 부엌까지 한국의 신제품을 소개합니다.',
    ],
    content: [
      ['## 今年的主题', '## This year’s theme', '## 今年のテーマ', '## 올해의 주제'],
      [
        '展馆按一天的时间布置：清晨的食品、上午的诊室、午后的办公室、晚间的客厅，每个场景都由真实产品组成。',
        'It is laid out by the hours of a day: food at dawn, the surgery in the morning, the office after noon, the living room at night, each made of real products.',
        '一日の流れで構成しています。朝の食卓、午前の診察室、午後のオフィス、夜の居間。すべて実際の製品です。',
        '하루의 흐름으로 꾸몄습니다. 아침의 식탁, 오전의 진료실, 오후의 사무실, 저녁의 거실을 실제 제품으로 채웠습니다.',
      ],
      ['## 可以体验', '## To try', '## 体験できること', '## 체험'],
      ['- 十五分钟健康测量', '- Your vital signs in fifteen minutes', '- 15分の健康測定', '- 15분 건강 측정'],
      [
        '- 海带与发酵食品品尝',
        '- Tasting of seaweed and fermented food',
        '- 海藻と発酵食品の試食',
        '- 해조류와 발효식품 시식',
      ],
      [
        '- 一对一的进出口流程咨询',
        '- Advice on importing, one to one',
        '- 輸出入手続きの個別相談',
        '- 수출입 절차 개별 상담',
      ],
    ],
    organiser: ['韩国贸易促进中心', 'Korea Trade Promotion Centre', '韓国貿易促進センター', '한국무역촉진센터'],
  },
  {
    countryCode: 'IN',
    hall: '5.2',
    motifs: ['textile', 'hardware', 'food'],
    title: ['丝线与齿轮', 'Thread and gear', '糸と歯車', '실과 톱니바퀴'],
    summary: [
      '用一架织机与一台铣床，讲述印度制造的两种节奏。',
      'One loom and one milling machine tell of the two rhythms of Indian making.',
      '一台の織機と一台のフライス盤で、インドのものづくりの二つのリズムを伝えます。',
      '베틀 한 대와 밀링 머신 한 대로 인도 제조의 두 가지 리듬을 보여 줍니다.',
    ],
    content: [
      [
        '苏拉特的面料企业与浦那的零件企业轮流使用中央展台，上午看布，下午看件；两个产业都可以预约到厂验货。',
        'Mills from Surat and parts makers from Pune take turns on the central stage: cloth in the morning, parts after noon. Both can be visited at home by appointment.',
        'スーラトの生地メーカーとプネーの部品メーカーが中央ステージを交代で使います。午前は布、午後は部品。どちらも工場での検品を予約できます。',
        '수라트의 원단 기업과 푸네의 부품 기업이 중앙 무대를 번갈아 씁니다. 오전에는 원단, 오후에는 부품을 보며 모두 공장 검품을 예약할 수 있습니다.',
      ],
      [
        '馆内有中文、英文与印地语翻译，并提供付款与信用证条款的示例文本。',
        'Interpreters speak Chinese, English and Hindi, and sample texts show terms of payment and letters of credit.',
        '中国語、英語、ヒンディー語の通訳がおり、支払条件や信用状の文例もご用意しています。',
        '중국어, 영어, 힌디어 통역이 있으며 결제와 신용장 조건 예문도 제공합니다.',
      ],
    ],
    organiser: ['印度出口组织联络处', 'India Exporters Liaison', 'インド輸出企業連絡会', '인도 수출기업연락회'],
  },
  {
    countryCode: 'MY',
    hall: '3.1',
    motifs: ['food', 'electronics', 'furniture'],
    title: ['雨林边的工厂', 'Works beside the rainforest', '熱帯雨林のそばの工場', '열대우림 곁의 공장'],
    summary: [
      '橡胶、木材与电子装配，展示可追溯的原料与清真认证。',
      'Rubber, timber and electronics, with traceable materials and halal certificates.',
      'ゴム、木材、電子組立。追跡できる原料とハラール認証を紹介します。',
      '고무, 목재, 전자 조립. 추적 가능한 원료와 할랄 인증을 소개합니다.',
    ],
    content: [
      [
        '入口处是一面由回收木料拼成的墙，每块木片都刻着来源林地的编号，扫码可看卫星影像。',
        'A wall of reclaimed timber stands at the entrance. Each piece carries the number of its forest; scan it for the satellite picture.',
        '入口には再生木材の壁。一枚ずつ森林の番号が刻まれ、読み取ると衛星画像が見られます。',
        '입구에는 재생 목재로 만든 벽이 있습니다. 조각마다 숲의 번호가 새겨져 있어 스캔하면 위성사진이 보입니다.',
      ],
      [
        '槟城的电子企业接受小批量试产，最快十天出首批。',
        'Electronics firms of Penang take small trial runs; the first lot is ready after ten days.',
        'ペナンの電子企業は小ロットの試作に対応し、最短10日で初回品をお届けします。',
        '페낭의 전자 기업은 소량 시험 생산을 받으며 빠르면 열흘 만에 첫 물량을 냅니다.',
      ],
    ],
    organiser: ['马来西亚贸易之友', 'Friends of Malaysian Trade', 'マレーシア貿易の友', '말레이시아 무역의 벗'],
  },
  {
    countryCode: 'SG',
    hall: '7.1',
    motifs: ['energy', 'medical', 'electronics'],
    title: ['一座城市的采购桌', 'A city’s table for buyers', '都市国家の調達テーブル', '도시의 구매 테이블'],
    summary: [
      '新加坡作为区域总部与仲裁地，帮助买卖双方把合同写清楚。',
      'A regional seat and place of arbitration that helps both sides to put it clearly in the contract.',
      '地域統括と仲裁の拠点として、売り手と買い手の契約を明確にするお手伝いをします。',
      '지역 본부와 중재지로서 양쪽의 계약을 분명하게 쓰도록 돕습니다.',
    ],
    content: [
      [
        '馆内不展出大型设备，只有八张圆桌，每张桌子对应一种常见争议：交期、验收、付款、专利、保险、退货、数据与汇率。',
        'There are no large machines here, only eight round tables, each for a common dispute: dates, acceptance, payment, patents, insurance, returns, data and exchange rates.',
        '大型設備はなく、8つの円卓だけ。納期、検収、支払い、特許、保険、返品、データ、為替という、よくある争点を一卓ずつ扱います。',
        '큰 장비는 없고 둥근 탁자 여덟 개뿐입니다. 납기, 검수, 결제, 특허, 보험, 반품, 데이터, 환율이라는 흔한 쟁점을 하나씩 다룹니다.',
      ],
      [
        '每张桌旁都有律师与工程师各一名，可以就你的合同草稿给出书面意见。',
        'A lawyer and an engineer sit at each and will give a written opinion on your draft.',
        '各卓に弁護士と技術者が一人ずつ座り、契約案に書面で意見をお返しします。',
        '탁자마다 변호사와 엔지니어가 한 명씩 앉아 계약 초안에 서면 의견을 드립니다.',
      ],
    ],
    organiser: ['狮城商务服务处', 'Lion City Business Service', 'ライオンシティ商務サービス', '라이언시티 상무서비스'],
  },
  {
    countryCode: 'AU',
    hall: '3.1',
    motifs: ['food', 'energy', 'stone'],
    title: ['从阳光到餐桌', 'From sunlight to table', '太陽から食卓へ', '햇빛에서 식탁까지'],
    summary: [
      '农产、能源与矿材企业同馆，强调全程可测量。',
      'Farm goods, energy and minerals in one place, with everything measured on the way.',
      '農産、エネルギー、鉱物の企業が一堂に。全工程を測れることを大切にしています。',
      '농산물, 에너지, 광물 기업이 한자리에 모여 모든 과정을 측정합니다.',
    ],
    content: [
      [
        '展馆屋顶用真实的光照数据控制灯光，观众可以看到一块电池从清晨到深夜的充放曲线。',
        'The light on the ceiling follows real sunshine, and a battery shows its curve from dawn to midnight.',
        '天井の照明は実際の日照データで変わり、電池の充放電の一日をご覧いただけます。',
        '천장 조명은 실제 일조 데이터로 움직이며 배터리의 하루 충방전 곡선을 볼 수 있습니다.',
      ],
      [
        '食品区提供牛肉、燕麦与坚果品尝，所有批次附有农场坐标与检疫编号。',
        'Taste beef, oats and nuts; every batch carries the coordinates of its farm and its quarantine number.',
        '牛肉、オーツ麦、ナッツの試食があり、全ロットに農場の座標と検疫番号が付いています。',
        '소고기, 귀리, 견과를 시식하며 모든 로트에 농장 좌표와 검역 번호가 붙어 있습니다.',
      ],
    ],
    organiser: ['澳大利亚参展服务处', 'Australia Exhibitor Service', 'オーストラリア出展サービス', '호주 참가지원처'],
  },
]
