import type { Portrait } from './portrait.ts'

/** The guests of the activities (seed/business/activity-plan.ts), by their ids. */
export const HOSTS: Readonly<Record<string, Portrait>> = {
  'gs-01': {
    summary: [
      '主持展会筹办工作十一年，负责议程、买家邀请与展后跟进。',
      'Has run the fair for eleven years: its agenda, its buyers and what becomes of their visits.',
      '展示会の運営に携わって11年。議程、バイヤー招致、閉幕後のフォローを統括しています。',
      '11년째 전시회를 운영하며 일정, 바이어 초청, 폐막 후 관리를 총괄합니다.',
    ],
    introduction: [
      [
        '入行之初在口岸做外贸单证，后来负责展商服务，熟悉企业从第一次参展到稳定接单的全过程。',
        'Starting with shipping papers at the port and moving on to exhibitor services, this guest knows the whole way from a first stand to steady orders.',
        '港の貿易書類係から出発し、出展者サービスを担当。初出展から安定受注までの道のりを熟知しています。',
        '항만의 무역 서류 업무로 시작해 참가업체 지원을 맡았으며, 첫 참가에서 안정적인 수주까지의 과정을 잘 압니다.',
      ],
      [
        '近年推动线上线下合并运营，主张“每一次见面都要有下一步”，展会的四语会议纪要即由此而来。',
        'In recent years the online and the on-site fair were brought together under the rule that every meeting needs a next step; the minutes in four languages come from it.',
        '近年はオンラインと会場の一体運営を進め、「どの面談にも次の一歩を」を掲げています。四言語の議事録もここから生まれました。',
        '최근에는 온라인과 현장의 통합 운영을 이끌며 ‘모든 만남에는 다음 단계가 있어야 한다’고 강조합니다. 4개 언어 회의록도 여기서 나왔습니다.',
      ],
    ],
  },
  'gs-02': {
    summary: [
      '负责莱茵百货家居与照明类采购，管理欧洲以外的一百四十家供应商。',
      'Buys home and lighting for Rheinhaus Retail and looks after 140 suppliers outside Europe.',
      'ラインハウス百貨店でホーム・照明部門の調達を担当し、欧州域外の140社を管理しています。',
      '라인하우스 리테일의 홈·조명 구매를 맡아 유럽 밖 공급사 140곳을 관리합니다.',
    ],
    introduction: [
      [
        '从门店店长做到采购总监，选品时先看退货率，再看毛利；每年三次来亚洲看厂。',
        'Came up from store manager. Looks at returns before margins, and visits factories in Asia three times a year.',
        '店長から購買本部長へ。粗利より先に返品率を見ます。年に3回アジアの工場を訪ねています。',
        '매장 점장에서 구매 총괄까지 올랐습니다. 이익률보다 반품률을 먼저 보며 해마다 세 번 아시아 공장을 찾습니다.',
      ],
      [
        '本届带来门店照明更新项目，希望找到能够与控制系统互联的灯具供应商。',
        'Brings the store lighting project this year, and seeks luminaires that work with its control system.',
        '今回は店舗照明の更新案件を携え、制御システムとつながる器具の供給先を探しています。',
        '이번에는 매장 조명 교체 프로젝트를 가져와 제어 시스템과 연동되는 조명 공급사를 찾습니다.',
      ],
    ],
  },
  'gs-03': {
    summary: [
      '在明和商事负责生活杂货与食器，擅长把小窑口的产品做成年度集采。',
      'Handles household goods and tableware at Meiwa Trading, and turns small kilns into yearly contracts.',
      '明和商事で生活雑貨と食器を担当。小さな窯元の器を年間取引へ育てることを得意としています。',
      '메이와상사에서 생활잡화와 식기를 맡아 작은 가마의 제품을 연간 거래로 키우는 일을 잘합니다.',
    ],
    introduction: [
      [
        '与中日韩六十余家工坊保持长期往来，自己也学了七年陶艺，看器底就能说出烧成温度。',
        'Works with some sixty workshops in China, Japan and Korea, has thrown pots for seven years, and reads the firing temperature from the foot of a bowl.',
        '日中韓の60余りの工房と長く取引し、自身も陶芸歴7年。高台を見れば焼成温度を言い当てます。',
        '한중일의 공방 60여 곳과 오래 거래하며 자신도 7년째 도예를 배웠습니다. 굽만 보고도 소성 온도를 압니다.',
      ],
      [
        '主张小批量订单也应有完整检测文件，认为这是小企业走向稳定出口的第一步。',
        'Holds that small orders deserve complete test papers too, as the first step to steady exports.',
        '小ロットの注文にも検査書類を完備すべきだと考え、それが小規模企業の安定輸出の第一歩だと説いています。',
        '소량 주문에도 시험 서류를 갖춰야 하며 그것이 작은 기업이 안정적으로 수출하는 첫걸음이라고 말합니다.',
      ],
    ],
  },
  'gs-04': {
    summary: [
      '汉江流通全球采购负责人，为韩国一千二百家门店选品。',
      'Leads global sourcing at Hangang Distribution, for 1,200 shops in Korea.',
      '漢江流通でグローバル調達を率い、韓国1,200店舗の商品を選んでいます。',
      '한강유통의 글로벌 소싱을 맡아 한국 1,200개 매장의 상품을 고릅니다.',
    ],
    introduction: [
      [
        '曾在电商平台做品类分析，习惯用数据判断一款新品能否进入门店，试销期只给六周。',
        'Once an analyst for an online marketplace, now decides by data whether a new product goes into the shops; a trial lasts six weeks.',
        'ネット通販で品目分析を手がけた経験から、新商品の店頭展開をデータで判断します。試験販売は6週間です。',
        '온라인 몰에서 상품 분석을 했으며 신상품의 매장 입점을 데이터로 판단합니다. 시험 판매는 6주입니다.',
      ],
      [
        '本届重点是公寓租赁家具与日用厨具，欢迎能够提供可更换部件的企业。',
        'This year’s focus: furniture for rented flats and kitchenware, from firms that offer replaceable parts.',
        '今回の重点は賃貸向け家具と台所用品。部品交換に応じられる企業を歓迎します。',
        '이번 중점은 임대 주택 가구와 주방용품입니다. 부품을 교체할 수 있는 기업을 환영합니다.',
      ],
    ],
  },
  'gs-05': {
    summary: [
      '从事关务咨询二十年，为三百多家出口企业梳理归类与原产地文件。',
      'Twenty years of customs advice; has put tariff codes and origin papers in order for three hundred exporters.',
      '通関コンサルティング20年。300社以上の輸出企業の品目分類と原産地書類を整えてきました。',
      '20년간 통관 자문을 하며 수출기업 300여 곳의 품목 분류와 원산지 서류를 정리했습니다.',
    ],
    introduction: [
      [
        '擅长把复杂的规则拆成一张清单：哪些文件企业自己准备，哪些必须由口岸出具，哪一步最容易出错。',
        'Breaks rules down to one list: which papers you write, which the port must issue, and where it usually goes wrong.',
        '複雑な規則を一枚のリストに整理します。自社で用意する書類、港で発行される書類、間違いやすい手順が分かります。',
        '복잡한 규정을 하나의 목록으로 정리합니다. 기업이 준비할 서류, 항만이 발급할 서류, 실수하기 쉬운 단계를 알려 줍니다.',
      ],
      [
        '展期内在服务台提供免费咨询，每次二十分钟，请提前预约并带上产品说明。',
        'Advises free of charge at the service desk, twenty minutes each. Book ahead and bring your product description.',
        '会期中はサービスカウンターで無料相談を行います。1回20分、事前予約のうえ製品説明をお持ちください。',
        '회기 중 서비스 데스크에서 무료 상담을 합니다. 회당 20분이며 미리 예약하고 제품 설명서를 가져오십시오.',
      ],
    ],
  },
  'gs-06': {
    summary: [
      '工业设计师，担任多项国际设计奖评审，长期与瓷器和灯具企业合作。',
      'An industrial designer and juror of several awards, who works with makers of porcelain and lamps.',
      '工業デザイナー。数々の国際デザイン賞で審査員を務め、磁器や照明の企業と長く協働しています。',
      '산업디자이너이자 여러 국제 디자인상의 심사위원으로 자기·조명 기업과 오래 협업해 왔습니다.',
    ],
    introduction: [
      [
        '作品中最常被提起的是一只可以叠放、也可以挂在墙上的茶壶，生产至今已十六年。',
        'Best known is a teapot that stacks and also hangs on a wall; it has been made for sixteen years.',
        'よく知られる作品は、重ねることも壁に掛けることもできる急須。16年間作り続けられています。',
        '겹쳐 쌓을 수도 벽에 걸 수도 있는 찻주전자로 잘 알려져 있으며 16년째 생산됩니다.',
      ],
      [
        '评审时看三件事：能不能修、材料从哪里来、五年后是否还想留着它。',
        'On a jury three things count: whether it can be repaired, where the material comes from, and whether one would keep it for five years.',
        '審査で見るのは三つ。直せるか、素材はどこから来たか、5年後も手元に置きたいか。',
        '심사에서는 세 가지를 봅니다. 고칠 수 있는지, 소재가 어디서 왔는지, 5년 뒤에도 곁에 두고 싶은지.',
      ],
    ],
  },
  'gs-07': {
    summary: [
      '负责北境家居供应链的碳核算与材料替代，推动首批产品数字护照上线。',
      'Counts carbon and replaces materials in the supply chain of Nordgräns Home; its first product passports came out of this work.',
      'ノルドグレンス・ホームでサプライチェーンの炭素算定と素材代替を担当。最初の製品パスポートを送り出しました。',
      '노르드그렌스 홈의 공급망 탄소 산정과 소재 대체를 맡아 첫 제품 여권을 내놓았습니다.',
    ],
    introduction: [
      [
        '做过纺织工程师，跑过四十多家印染厂，更愿意谈用水量和能耗的真实数字，而不是口号。',
        'A textile engineer by training, with forty dye works visited, who would rather talk of litres and kilowatt-hours than of slogans.',
        '繊維技術者の出身で、40以上の染色工場を訪ねました。標語より、水と電力の実数を語ることを好みます。',
        '섬유 엔지니어 출신으로 염색 공장 40여 곳을 다녔습니다. 구호보다 물과 전력의 실제 수치를 이야기합니다.',
      ],
      [
        '论坛中将公开一条床品供应链的逐环节数据，供同业对照。',
        'At the forum one bed linen chain is laid open step by step, for others to compare.',
        'フォーラムでは寝具のサプライチェーン一つを工程ごとに公開し、比較の材料とします。',
        '포럼에서 침구 공급망 하나를 단계별로 공개해 업계가 비교할 수 있게 합니다.',
      ],
    ],
  },
  'gs-08': {
    summary: [
      '东港集装箱码头运营经理，负责泊位计划与冷藏箱作业。',
      'Runs berth planning and reefers at Donggang Container Terminal.',
      '東港コンテナターミナルの運営マネージャー。バース計画とリーファー荷役を担当しています。',
      '둥강 컨테이너터미널의 운영 매니저로 선석 계획과 냉동 컨테이너 작업을 맡고 있습니다.',
    ],
    introduction: [
      [
        '带队把冷藏箱平均在港时间缩短到十一小时，做法是把查验预约提前到船靠泊之前。',
        'The average time of a reefer in port came down to eleven hours, because inspections are booked before the ship is alongside.',
        '検査予約を接岸前に済ませることで、リーファーの平均滞留時間を11時間まで縮めました。',
        '검사 예약을 접안 전으로 앞당겨 냉동 컨테이너의 평균 체류 시간을 11시간으로 줄였습니다.',
      ],
      [
        '港口参观路线由其亲自带领，途中可以看到装卸桥、堆场调度室与冷链查验平台。',
        'Leads the port tour in person: quay cranes, the yard control room and the platform for cold chain inspection.',
        '港湾視察ツアーは自ら案内します。ガントリークレーン、ヤード管制室、コールドチェーン検査場をご覧いただけます。',
        '항만 투어를 직접 안내하며 안벽 크레인, 야드 관제실, 콜드체인 검사장을 둘러봅니다.',
      ],
    ],
  },
  'gs-09': {
    summary: [
      '认证工程师，熟悉照明、电池与儿童用品进入北美的检测路径。',
      'A certification engineer who knows the way of lamps, batteries and children’s goods into North America.',
      '認証エンジニア。照明、電池、子ども用品の北米向け試験に精通しています。',
      '인증 엔지니어로 조명, 배터리, 어린이용품의 북미 시험 절차에 밝습니다.',
    ],
    introduction: [
      [
        '每年审阅七百多份测试报告，最常见的退件原因不是产品不合格，而是样品与图纸不一致。',
        'Reads over seven hundred test reports a year. What sends them back is rarely the product: sample and drawing differ.',
        '年間700件以上の試験報告書を審査。差し戻しの多くは不合格ではなく、サンプルと図面の不一致です。',
        '해마다 시험 보고서 700여 건을 검토합니다. 반려 사유는 대부분 불합격이 아니라 샘플과 도면의 불일치입니다.',
      ],
      [
        '工作坊将现场演示如何准备一份一次通过的技术文件。',
        'The workshop shows how to write a technical file that passes the first time.',
        'ワークショップでは、一度で通る技術文書の作り方を実演します。',
        '워크숍에서 한 번에 통과하는 기술 문서를 준비하는 방법을 보여 줍니다.',
      ],
    ],
  },
  'gs-10': {
    summary: [
      '在濑户内海运规划近海航线，专注小批量货物的定时送达。',
      'Plans short-sea routes at Setouchi Shipping, with a sense for small lots on time.',
      '瀬戸内海運で近海航路を企画。小口貨物の定時配送に取り組んでいます。',
      '세토우치해운에서 근해 항로를 기획하며 소량 화물의 정시 배송에 집중합니다.',
    ],
    introduction: [
      [
        '设计的“周三船”把十一家小工厂的货拼在同一航次，九年间准点率保持在 97% 以上。',
        'Designed the Wednesday boat, which carries the goods of eleven small works and has kept 97% of its times for nine years.',
        '11の小さな工場の荷を一便にまとめる「水曜便」を設計。9年間、定時率97%以上を保っています。',
        '작은 공장 11곳의 화물을 한 항차에 모은 ‘수요일 배’를 설계해 9년간 정시율 97% 이상을 지켰습니다.',
      ],
      [
        '关心碳排与成本的平衡，认为把等待时间还给船期，比降速更有效。',
        'To bring carbon and cost together, it is better to give waiting time back to the schedule than to slow down.',
        '排出とコストの両立には、減速よりも待機時間の削減が効くと考えています。',
        '배출과 비용의 균형에는 감속보다 대기 시간을 줄이는 편이 효과적이라고 봅니다.',
      ],
    ],
  },
}
