import type { Text } from '../text.ts'

/** The levels of membership in the organiser's association, highest first. */
export const MEMBER_LEVELS: readonly Text[] = [
  ['会长单位', 'President’s company', '会長企業', '회장사'],
  ['副会长单位', 'Vice president’s company', '副会長企業', '부회장사'],
  ['理事单位', 'Council member', '理事企業', '이사사'],
  ['会员单位', 'Member', '会員企業', '회원사'],
]

/** A member that does not exhibit: an association or a service of the trade. */
export interface AssociationPlan {
  readonly code: string
  readonly level: number
  readonly regionCode: string
  readonly name: Text
  readonly summary: Text
  readonly introduction: Text
}

export const ASSOCIATIONS: readonly AssociationPlan[] = [
  {
    code: 'chamber',
    level: 0,
    regionCode: 'CN-ZJ',
    name: ['东港进出口商会', 'Donggang Chamber of Import and Export', '東港輸出入商工会', '둥강 수출입상공회'],
    summary: [
      '服务三千余家外贸企业的地区商会。',
      'The regional chamber of some three thousand trading companies.',
      '約3,000社の貿易企業が加盟する地域商工会です。',
      '무역기업 3,000여 곳이 가입한 지역 상공회입니다.',
    ],
    introduction: [
      '商会提供原产地证办理、汇率咨询与海外展位补贴申报服务，每年组织二十余个采购团来展。',
      'The chamber issues certificates of origin, advises on exchange rates, and brings more than twenty buying delegations to the fair each year.',
      '原産地証明の発給、為替相談、海外出展助成の申請を支援し、毎年20以上の買付団を招いています。',
      '원산지증명 발급과 환율 상담, 해외 전시 지원 신청을 돕고 매년 20개 이상의 구매단을 초청합니다.',
    ],
  },
  {
    code: 'logistics',
    level: 1,
    regionCode: 'CN-ZJ',
    name: ['港航物流协会', 'Port and Shipping Logistics Association', '港湾海運物流協会', '항만해운물류협회'],
    summary: [
      '联合船公司、货代与仓储企业的行业协会。',
      'Carriers, forwarders and warehouses under one roof.',
      '船会社・フォワーダー・倉庫業者の業界団体です。',
      '선사·포워더·창고업체가 모인 업종 단체입니다.',
    ],
    introduction: [
      '协会发布每周运价指数，为参展商安排展品回运与拼箱。',
      'It publishes a weekly freight index and arranges the return of exhibits.',
      '毎週の運賃指数を公表し、出展品の返送や混載を手配します。',
      '매주 운임지수를 발표하고 전시품 반송과 혼재 운송을 주선합니다.',
    ],
  },
  {
    code: 'design',
    level: 2,
    regionCode: 'CN-SH',
    name: ['工业设计促进会', 'Industrial Design Promotion Council', '工業デザイン振興会', '산업디자인진흥회'],
    summary: [
      '设计奖的承办单位，连接工厂与设计师。',
      'Runs the design award and brings factories and designers together.',
      'デザイン賞を主管し、工場とデザイナーをつなぎます。',
      '디자인상을 주관하며 공장과 디자이너를 연결합니다.',
    ],
    introduction: [
      '促进会每年发布选题手册，为中小工厂提供样品改良的设计支持。',
      'Each year it publishes a brief of themes and helps small factories improve their samples.',
      '毎年テーマ集を発行し、中小工場の試作改良を支援しています。',
      '매년 주제집을 발행하고 중소 공장의 시제품 개선을 지원합니다.',
    ],
  },
  {
    code: 'testing',
    level: 2,
    regionCode: 'CN-GD',
    name: ['产品检测认证联盟', 'Testing and Certification Alliance', '試験認証アライアンス', '시험인증연합'],
    summary: [
      '十四家实验室组成的检测联盟。',
      'Fourteen laboratories that accept one another’s reports.',
      '14の試験所が成績書を相互承認する連携組織です。',
      '시험소 14곳이 성적서를 상호 인정하는 연합입니다.',
    ],
    introduction: [
      '联盟在展期设服务台，现场解答欧盟、北美与日韩市场的准入要求。',
      'At the fair its desk answers on entry to the EU, North America, Japan and Korea.',
      '会期中は相談窓口を設け、EU・北米・日韓市場の要件にお答えします。',
      '전시 기간 상담 창구를 운영하며 EU·북미·한일 시장 요건을 안내합니다.',
    ],
  },
  {
    code: 'finance',
    level: 3,
    regionCode: 'CN-ZJ',
    name: ['贸易金融服务中心', 'Trade Finance Centre', '貿易金融サービスセンター', '무역금융서비스센터'],
    summary: [
      '提供出口信用保险与订单融资。',
      'Export credit insurance and finance for orders.',
      '輸出信用保険と受注融資を提供します。',
      '수출신용보험과 수주 금융을 제공합니다.',
    ],
    introduction: [
      '中心与七家银行合作，订单确认后三天内可获得初步授信结果。',
      'With seven banks behind it, a first answer on credit comes within three days of an order.',
      '7つの銀行と提携し、受注確定から3日以内に与信の一次回答を行います。',
      '7개 은행과 협력하여 수주 확정 후 3일 이내에 여신 1차 결과를 알려 드립니다.',
    ],
  },
]
