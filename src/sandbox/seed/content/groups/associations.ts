import type { GroupPlan } from './plan.ts'

/** Groups that industry associations bring. */
export const ASSOCIATIONS: readonly GroupPlan[] = [
  {
    groupId: 'G14',
    districtCode: 'CN-GD',
    industryTypeId: 'energy',
    hall: '7.1',
    jaInitial: '',
    organiser: [
      '绿色能源产业协会',
      'Green Energy Industry Association',
      'グリーンエネルギー産業協会',
      '그린에너지산업협회',
    ],
    slug: 'green-energy',
    motifs: ['energy', 'drone'],
    summary: [
      '储能、光伏与充电企业按同一套测试方法公布数据，便于横向比较。',
      'Storage, solar and charging firms that publish their figures by one method, so that they can be compared.',
      '蓄電、太陽光、充電の各社が同じ試験方法でデータを公開。横並びで比べられます。',
      '저장장치, 태양광, 충전 기업이 같은 시험 방법으로 데이터를 공개해 나란히 비교할 수 있습니다.',
    ],
    introduction: [
      [
        '协会要求成员披露循环寿命、低温性能与退役回收方案，未达标的产品不进入联合展区。',
        'Members state cycle life, behaviour in the cold and what happens at the end of life. What falls short is not shown here.',
        '会員にはサイクル寿命、低温特性、廃棄・回収計画の開示を求め、基準に満たない製品は展示しません。',
        '회원사는 사이클 수명, 저온 성능, 폐기·회수 계획을 공개하며 기준에 못 미치는 제품은 전시하지 않습니다.',
      ],
      [
        '联合展区提供并网法规的速查表，覆盖欧洲、东南亚与中东的主要市场。',
        'A quick reference shows the grid rules of the main markets in Europe, South-East Asia and the Middle East.',
        '欧州、東南アジア、中東の主要市場の系統連系規則を一覧表でご案内します。',
        '유럽, 동남아시아, 중동 주요 시장의 계통 연계 규정을 한눈에 볼 수 있는 표를 제공합니다.',
      ],
    ],
  },
  {
    groupId: 'G22',
    districtCode: 'CN-SH',
    industryTypeId: 'machine',
    hall: '8.1',
    jaInitial: 'C',
    organiser: ['长三角机床协会', 'Delta Machine Tool Association', '長江デルタ工作機械協会', '창장삼각주공작기계협회'],
    slug: 'delta-machine-tools',
    motifs: ['machine', 'robot'],
    summary: [
      '会员涵盖机床、机器人与机械零部件，联合展出中小企业用得起的数字化工厂。',
      'Makers of machine tools, robots and components show a digital works that a small firm can afford.',
      '工作機械、ロボット、機械部品の会員企業が、中小企業に手の届くデジタル工場を合同展示します。',
      '공작기계, 로봇, 기계 부품 회원사가 중소기업도 감당할 수 있는 디지털 공장을 함께 전시합니다.',
    ],
    introduction: [
      [
        '展区中央的示范线由七家会员的设备组成，每小时加工一批真实订单，工单与能耗数据实时上墙。',
        'The line at the centre is built from the machines of seven members. Every hour it works off a real order; jobs and energy are shown on the wall.',
        '中央のモデルラインは7社の設備で構成し、実際の注文を1時間ごとに加工します。作業指示と消費電力を壁面に表示します。',
        '중앙의 시범 라인은 회원사 일곱 곳의 설비로 구성되어 매시간 실제 주문을 가공하며 작업과 전력 데이터를 실시간으로 보여 줍니다.',
      ],
      [
        '协会提供免费的设备体检预约，工程师上门出具精度报告。',
        'Members offer a free check of your machine: an engineer comes and writes a report on its accuracy.',
        '設備の無料診断を受け付けています。技術者が訪問し、精度報告書を作成します。',
        '설비 무료 점검을 예약할 수 있으며 엔지니어가 방문해 정밀도 보고서를 작성합니다.',
      ],
    ],
  },
  {
    groupId: 'G23',
    districtCode: 'CN-JS',
    industryTypeId: 'textile',
    hall: '5.2',
    jaInitial: 'T',
    organiser: ['东方纺织服装联合会', 'Orient Textile Federation', '東方紡織連合会', '동방섬유의류연합회'],
    slug: 'orient-textile',
    motifs: ['textile', 'luggage'],
    summary: [
      '面料、辅料与箱包企业共建色彩与触感库，四季新品一次摸完。',
      'Cloth, trims and luggage share one library of colour and touch, for a whole year of new goods.',
      '生地、副資材、かばんの各社が色と手触りのライブラリーを共有。一年分の新作に触れられます。',
      '원단, 부자재, 가방 기업이 색과 촉감 라이브러리를 함께 만들어 네 계절의 신제품을 한 번에 만져 볼 수 있습니다.',
    ],
    introduction: [
      [
        '库中每块布都有编号，扫码即可看到成分、克重、最小起订量与对应展位。',
        'Each swatch has a number. Scan it for composition, weight, minimum order and stand.',
        '生地には番号が付いています。読み取ると組成、目付、最小ロット、小間番号が表示されます。',
        '원단마다 번호가 있어 스캔하면 조성, 중량, 최소 주문량, 부스를 볼 수 있습니다.',
      ],
      [
        '联合会正在推动产品数字护照试点，参展会员的首批二十个品类已完成数据录入。',
        'The federation is trying out the digital product passport; data for the first twenty kinds of goods are complete.',
        '連合会はデジタル製品パスポートの実証を進めており、最初の20品目のデータ登録を終えました。',
        '연합회는 디지털 제품 여권을 시범 운영 중이며 첫 20개 품목의 데이터 등록을 마쳤습니다.',
      ],
    ],
  },
  {
    groupId: 'G24',
    districtCode: 'CN-FJ',
    industryTypeId: 'furniture',
    hall: '4.1',
    jaInitial: 'S',
    organiser: ['人居生活产业联盟', 'Living Industries Alliance', '住まい産業連盟', '리빙산업연맹'],
    slug: 'living-industries',
    motifs: ['furniture', 'lighting'],
    summary: [
      '家具、灯饰、陶瓷、石材与玩具企业合作一套样板间，软装硬装同时询价。',
      'Furniture, lamps, tableware, stone and toys in one show flat: ask for everything in it at once.',
      '家具、照明、食器、石材、玩具の各社で一つのモデルルームを構成。内装から小物まで一括で見積もれます。',
      '가구, 조명, 식기, 석재, 완구 기업이 하나의 모델하우스를 꾸며 내장재부터 소품까지 한 번에 견적을 받을 수 있습니다.',
    ],
    introduction: [
      [
        '样板间每年按一个真实户型搭建，今年是一套六十平方米的两代居。',
        'The flat is built after a real plan each year; this time sixty square metres for two generations.',
        '毎年実在の間取りで構成します。今年は60平方メートルの二世帯住宅です。',
        '해마다 실제 평면으로 짓습니다. 올해는 60제곱미터의 두 세대 주택입니다.',
      ],
      [
        '公寓与酒店项目可以整套采购，由联盟统一质检、装柜与现场指导。',
        'Hotels and apartment houses may buy the whole set; checking, loading and help on site come with it.',
        'ホテルや集合住宅向けには一式でご提供し、検品、積み込み、現地指導まで連盟が担います。',
        '호텔·공동주택 프로젝트는 일괄 구매할 수 있으며 검수, 적재, 현장 지도를 연맹이 맡습니다.',
      ],
    ],
  },
]
