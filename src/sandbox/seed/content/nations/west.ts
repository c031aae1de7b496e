import type { NationPlan } from './plan.ts'

export const WEST: readonly NationPlan[] = [
  {
    countryCode: 'DE',
    hall: '8.1',
    motifs: ['lighting', 'machine', 'hardware'],
    title: ['精度是可以维修的', 'Precision can be repaired', '精度は、修理できる', '정밀도는 고칠 수 있다'],
    summary: [
      '展出服役三十年仍在生产的设备，以及让它们继续工作的零件。',
      'Machines that have run for thirty years, and the parts that keep them running.',
      '30年現役の設備と、それを動かし続ける部品を展示します。',
      '30년째 가동하는 설비와 이를 계속 움직이게 하는 부품을 전시합니다.',
    ],
    content: [
      [
        '主展台是一台出厂于三十年前的磨床，经过两次大修，加工精度与新机相差不到两微米。观众可以亲手测量。',
        'A grinding machine of thirty years stands at the centre. Overhauled twice, it is within two micrometres of a new one. Measure it yourself.',
        '主役は30年前に出荷された研削盤。二度のオーバーホールを経て、新品との差は2マイクロメートル以内です。ご自身で測ってみてください。',
        '주인공은 30년 전에 출하된 연삭기입니다. 두 차례 정비를 거쳐 새 기계와의 차이가 2마이크로미터 이내입니다. 직접 측정해 보십시오.',
      ],
      ['## 同馆展出', '## Also on show', '## あわせて展示', '## 함께 전시'],
      ['- 建筑灯光控制系统', '- Lighting control for buildings', '- 建物の照明制御', '- 건물 조명 제어'],
      ['- 餐厨与刀具', '- Knives and kitchenware', '- 刃物と台所用品', '- 칼과 주방용품'],
      ['- 职业培训工位', '- Benches for vocational training', '- 職業訓練用の作業台', '- 직업훈련 작업대'],
    ],
    organiser: ['德意志设计联盟', 'German Design Alliance', 'ドイツデザイン連盟', '독일디자인연맹'],
  },
  {
    countryCode: 'IT',
    hall: '4.2',
    motifs: ['lighting', 'stone', 'furniture'],
    title: ['材料的家', 'At home with materials', '素材の家', '소재의 집'],
    summary: [
      '石、丝、玻璃与皮革，在一间可以坐下来谈的房子里。',
      'Stone, silk, glass and leather, in a house where you may sit down and talk.',
      '石、絹、ガラス、革。腰を下ろして話せる一軒の家です。',
      '돌, 실크, 유리, 가죽. 앉아서 이야기할 수 있는 한 채의 집입니다.',
    ],
    content: [
      [
        '房子由六位设计师各设计一间，没有解说牌，触摸物件后由讲解员回答它从哪里来、怎么做、多久交货。',
        'Six designers made a room each. There are no labels: touch a thing, and somebody tells you where it comes from, how it is made and when it can be delivered.',
        '6人のデザイナーが一室ずつ手がけました。説明板はなく、触れた物の産地、作り方、納期を案内役がお答えします。',
        '디자이너 여섯 명이 방을 하나씩 만들었습니다. 설명판 없이 만진 물건의 산지, 제법, 납기를 안내자가 답합니다.',
      ],
      [
        '每晚闭馆前半小时，主人端出咖啡，买家与工坊可以不谈价格地聊一聊。',
        'In the last half hour of each day there is coffee, and talk that is not about prices.',
        '毎日閉館前の30分はコーヒーの時間。値段以外の話ができます。',
        '매일 폐관 30분 전에는 커피를 내고 값이 아닌 이야기를 나눕니다.',
      ],
    ],
    organiser: [
      '意大利生活设计协会',
      'Italian Living Design Society',
      'イタリア生活デザイン協会',
      '이탈리아 리빙디자인협회',
    ],
  },
  {
    countryCode: 'SE',
    hall: '8.2',
    motifs: ['hardware', 'textile', 'energy'],
    title: ['用久一点', 'Made to last longer', 'もっと長く使う', '더 오래 쓰기'],
    summary: [
      '瑞典馆公开每件展品的碳足迹，并承诺回收。',
      'Every exhibit shows its carbon footprint and comes with a promise to take it back.',
      'すべての展示品の炭素排出量を公開し、回収を約束します。',
      '모든 전시품의 탄소 발자국을 공개하고 회수를 약속합니다.',
    ],
    content: [
      [
        '从轴承到床品，展品旁都有三行数字：制造、运输、使用；第四行留给用户填写实际使用年限。',
        'From bearing to bed linen, three figures stand beside each piece: making, moving, using. The fourth line is for its owner, and the years it was in use.',
        '軸受から寝具まで、製造、輸送、使用の三つの数字を添えました。四行目は、使う人が実際の年数を書き込む欄です。',
        '베어링에서 침구까지 제조, 운송, 사용의 세 숫자를 붙였습니다. 네 번째 줄은 쓰는 사람이 실제 사용 연수를 적는 칸입니다.',
      ],
      [
        '馆内维修台可现场更换轴承密封与抽屉滑轨，欢迎带旧件来。',
        'At the repair bench seals and drawer runners are replaced on the spot. Bring your old ones.',
        '修理台では軸受のシールや引き出しのレールをその場で交換します。古い部品をお持ちください。',
        '수리대에서 베어링 실과 서랍 레일을 바로 교체합니다. 헌 부품을 가져오십시오.',
      ],
    ],
    organiser: ['北欧贸易之家', 'Nordic Trade House', 'ノルディック・トレードハウス', '노르딕 트레이드하우스'],
  },
  {
    countryCode: 'GB',
    hall: '7.2',
    motifs: ['drone', 'ceramics', 'electronics'],
    title: ['雾里也看得清', 'Clear in any weather', '霧の中でも見える', '안개 속에서도 또렷하게'],
    summary: [
      '巡检、导航与认证服务，面向海上风电与城市低空。',
      'Inspection, navigation and certification for offshore wind and low city skies.',
      '洋上風力と都市の低空に向けた点検・航法・認証サービスです。',
      '해상풍력과 도시 저고도를 위한 점검, 항법, 인증 서비스입니다.',
    ],
    content: [
      [
        '一间可调浓度的雾室展示不同传感器的视野：可见光、热成像、激光与声学，观众可以自己驾驶小车穿过去。',
        'In a room of fog, as thick as you like, cameras, thermal imaging, laser and sound show what each can see. Drive a small vehicle through it yourself.',
        '濃度を変えられる霧の部屋で、可視光、熱画像、レーザー、音響の見え方を比べられます。小型車を自分で走らせてください。',
        '농도를 바꿀 수 있는 안개 방에서 가시광, 열화상, 레이저, 음향이 보는 모습을 비교합니다. 작은 차를 직접 몰아 보십시오.',
      ],
      [
        '谢菲尔德的餐具企业在馆内设茶桌，下午四点开放。',
        'Cutlers from Sheffield keep a tea table, open from four.',
        'シェフィールドのカトラリーメーカーの茶卓は午後4時に開きます。',
        '셰필드의 커틀러리 기업이 마련한 찻자리가 오후 4시에 열립니다.',
      ],
    ],
    organiser: ['西欧联合参展办公室', 'Western Europe Joint Office', '西欧共同出展事務局', '서유럽 공동참가 사무국'],
  },
  {
    countryCode: 'FR',
    hall: '4.1',
    motifs: ['ceramics', 'food', 'textile'],
    title: ['一张餐桌的构造', 'How a table is built', '食卓のつくり方', '식탁의 짜임새'],
    summary: [
      '利摩日的瓷、里昂的织物与地方食材，合成一张完整的餐桌。',
      'Porcelain from Limoges, cloth from Lyon and food of the regions make one table.',
      'リモージュの磁器、リヨンの織物、地方の食材。一つの食卓に仕立てました。',
      '리모주의 자기, 리옹의 직물, 지방의 식재료로 하나의 식탁을 차렸습니다.',
    ],
    content: [
      [
        '每天换一桌：家庭、餐厅、航空、酒店、野餐。桌上的每样东西都可单独询价。',
        'The table changes every day: family, restaurant, airline, hotel, picnic. Ask for a price of anything on it.',
        '食卓は毎日変わります。家庭、レストラン、機内、ホテル、ピクニック。一品ずつ見積もりを依頼できます。',
        '식탁은 날마다 바뀝니다. 가정, 레스토랑, 기내, 호텔, 소풍. 올라온 것은 하나씩 견적을 물을 수 있습니다.',
      ],
      [
        '馆内厨房由年轻厨师使用，参展的锅具与炉具当场接受考验。',
        'Young cooks use the kitchen, and put the pans and stoves on show to the test.',
        '厨房では若い料理人が、出展された鍋やコンロを実際に使います。',
        '주방에서는 젊은 요리사들이 출품된 냄비와 화구를 실제로 씁니다.',
      ],
    ],
    organiser: [
      '法国生活艺术推广社',
      'French Art of Living Society',
      'フランス生活芸術振興社',
      '프랑스 생활예술진흥사',
    ],
  },
  {
    countryCode: 'US',
    hall: '6.1',
    motifs: ['medical', 'machine', 'food'],
    title: ['问得出，也答得上', 'Ask, and get an answer', '聞けば、答えがある', '물으면 답이 있다'],
    summary: [
      '设备、检测与服务企业，围绕“数据能不能打开看”组织展品。',
      'Equipment, testing and services, arranged by one question: may I see the data?',
      '設備、試験、サービスの企業が「データを開いて見られるか」を軸に展示します。',
      '장비, 시험, 서비스 기업이 ‘데이터를 열어 볼 수 있는가’를 축으로 전시합니다.',
    ],
    content: [
      [
        '每家企业都带来一份公开数据：机床的温漂、试剂的批次、粮食的水分，旁边是采集它的仪器。',
        'Each firm brings a set of open data: the drift of a machine with temperature, batches of a reagent, moisture of grain; beside it stands the instrument.',
        '各社が公開データを持ち寄ります。工作機械の熱変位、試薬のロット、穀物の水分。隣には測った機器があります。',
        '기업마다 공개 데이터를 가져옵니다. 공작기계의 열변위, 시약의 로트, 곡물의 수분. 옆에는 측정한 기기가 있습니다.',
      ],
      [
        '采购方可带着自己的数据来对照，现场有三位统计学者值班。',
        'Buyers may bring their own to compare; three statisticians are on duty.',
        'ご自身のデータを持参して比べることもできます。統計の専門家が3名常駐します。',
        '구매자는 자기 데이터를 가져와 비교할 수 있으며 통계 전문가 세 명이 상주합니다.',
      ],
    ],
    organiser: ['美洲企业参展联盟', 'Americas Exhibitors Alliance', '米州出展企業連盟', '미주 참가기업연맹'],
  },
]
