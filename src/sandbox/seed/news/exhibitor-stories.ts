import type { Article } from './article.ts'

/** A story that many exhibitors could tell; its slots are filled with one of theirs and one of their exhibits. */
interface Story extends Pick<Article, 'columnId' | 'title' | 'summary' | 'body'> {
  /** Whom it becomes; everybody without. */
  readonly fits?: (exhibitor: { readonly editions: number; readonly industryId: string }) => boolean
}

/** Industries whose goods can be sent as a free sample. */
const SMALL_GOODS = new Set([
  'textile',
  'trims',
  'food',
  'ceramics',
  'hardware',
  'toys',
  'stone',
  'lighting',
  'luggage',
])

export const EXHIBITOR_STORIES: readonly Story[] = [
  {
    columnId: 'exhibitor',
    title: [
      '{who}首发{exhibit}',
      '{who} shows the {exhibit} for the first time',
      '{who}、{exhibit}を初公開',
      '{who}, {exhibit} 최초 공개',
    ],
    summary: [
      '{first}，{second}，即日起在 {hall} 馆 {stand} 展位接受询价。',
      '{first}, {second}. Quotations are given at stand {stand} in hall {hall}.',
      '{first}、{second}。{hall}館の小間{stand}でお見積もりを受け付けます。',
      '{first}, {second}. {hall}관 {stand} 부스에서 견적을 받을 수 있습니다.',
    ],
    body: [
      [
        '{who}为本届展会公开{exhibit}。新品{first}，{second}，面向对稳定性与交期都有要求的买家。',
        '{who} has presented the {exhibit}. With {first} and {second} it is meant for buyers who need both steadiness and short lead times.',
        '{who}は博覧会に向けて{exhibit}を公開しました。{first}、{second}。安定性と納期の両方を求めるバイヤーに向けた製品です。',
        '{who:이} 박람회를 앞두고 {exhibit:을} 공개했습니다. {first}, {second}. 안정성과 납기를 함께 요구하는 바이어를 위한 제품입니다.',
      ],
      [
        '首批产品已完成第三方检测，样机可在 {hall} 馆 {stand} 展位上手体验。',
        'The first units have passed third-party tests and can be tried at stand {stand} in hall {hall}.',
        '初回生産分は第三者試験を終えており、{hall}館の小間{stand}で実機をお試しいただけます。',
        '초도 물량은 제3자 시험을 마쳤으며 {hall}관 {stand} 부스에서 직접 사용해 볼 수 있습니다.',
      ],
    ],
  },
  {
    fits: ({ editions }) => editions >= 4,
    columnId: 'exhibitor',
    title: [
      '{who}连续第 {editions} 届参展：老客户与新产品',
      '{who} returns for edition {editions}: old customers, new products',
      '{who}、{editions}回目の出展：なじみの顧客と新しい製品',
      '{who}, {editions}회째 참가: 오랜 고객과 새 제품',
    ],
    summary: [
      '自 {year} 年创立以来，{who}一直扎根{place}。',
      'Since {year} {who} has been at home in {place}.',
      '{year}年の創業以来、{who}は{place}に根を下ろしてきました。',
      '{year}년 설립 이래 {who:은} {place}에 뿌리내려 왔습니다.',
    ],
    body: [
      [
        '今年的展位以{noun}为主，重点产品是{exhibit}，{first}。',
        'This year the stand is about one thing, the {noun}. In front stands the {exhibit}: {first}.',
        '今年の小間の主役は{noun}です。中心となるのは{exhibit}、{first}。',
        '올해 부스의 주인공은 {noun}입니다. 대표 제품은 {exhibit}, {first}입니다.',
      ],
      [
        '企业表示，过去三届认识的买家里，有一半至今仍在下单。',
        'Half of the buyers met over the last three editions still order today, the company says.',
        '同社によると、過去三回の会期で知り合ったバイヤーの半数が今も取引を続けています。',
        '회사 측은 지난 세 번의 박람회에서 만난 바이어 가운데 절반이 지금도 주문을 이어 가고 있다고 밝혔습니다.',
      ],
    ],
  },
  {
    fits: ({ industryId }) => SMALL_GOODS.has(industryId),
    columnId: 'exhibitor',
    title: [
      '{exhibit}开放免费看样',
      'Free samples of the {exhibit}',
      '{exhibit}の無料サンプルを受付',
      '{exhibit} 무료 샘플 신청',
    ],
    summary: [
      '{who}为展会买家准备样品，登记后七天内寄出。',
      '{who} has set samples aside for buyers at the fair. They leave within seven days.',
      '{who}は会期中のバイヤー向けにサンプルを用意。登録から7日以内に発送します。',
      '{who:이} 박람회 바이어를 위한 샘플을 마련했습니다. 신청 후 7일 안에 발송합니다.',
    ],
    body: [
      [
        '登记方式：打开展品页，点击“加入样品单”，填写收件地址。每家企业限一份，运费由{who}承担。',
        'Open the exhibit’s page, add it to your sample list and give an address. One set a company; {who} pays the freight.',
        '出展品ページを開き、「サンプルリストに追加」を選んで送付先をご記入ください。1社1点まで、送料は{who}が負担します。',
        '전시품 페이지에서 샘플 목록에 추가하고 받을 주소를 적으면 됩니다. 업체당 한 점이며 운송비는 {who:이} 부담합니다.',
      ],
      [
        '样品附检测报告与报价区间，{first}，{second}。',
        'Each sample comes with a test report and a price range: {first}, {second}.',
        'サンプルには試験成績書と価格帯の目安を添えます。{first}、{second}。',
        '샘플에는 시험 보고서와 가격 범위를 함께 넣습니다. {first}, {second}.',
      ],
    ],
  },
  {
    columnId: 'industry',
    title: [
      '{industry}观察：{who}谈{noun}的三个变化',
      '{industry}: {who} on three changes in the market',
      '業界の声：{who}に聞く{noun}の三つの変化',
      '업계의 목소리: {who}, {noun}의 세 가지 변화를 말하다',
    ],
    summary: [
      '交期更短、批量更小、文件更多，是今年买家最常提到的三件事。',
      'Shorter lead times, smaller lots and more paperwork are what buyers speak of most this year.',
      '納期は短く、ロットは小さく、書類は多く。今年バイヤーが最もよく口にする三点です。',
      '더 짧은 납기, 더 작은 물량, 더 많은 서류. 올해 바이어들이 가장 자주 말하는 세 가지입니다.',
    ],
    body: [
      [
        '{who}负责人说，三年前的订单平均要等两个月，现在的问题往往是“下周能不能发”。',
        'Three years ago an order could wait two months, says the head of {who}. Now the question is whether it can leave next week.',
        '{who}の責任者は「三年前の注文は平均二か月待てたが、今は『来週出せるか』と聞かれる」と話します。',
        '{who} 책임자는 “3년 전 주문은 평균 두 달을 기다릴 수 있었지만 지금은 다음 주에 보낼 수 있느냐고 묻는다”고 말합니다.',
      ],
      [
        '为此企业把{noun}的关键部件改为常备库存，{exhibit}因此可以小批量起订。',
        'The company therefore keeps the key parts in stock, so that the {exhibit} can be ordered in small lots.',
        'そこで同社は{noun}の主要部品を常備在庫に切り替え、{exhibit}を小ロットから受注できるようにしました。',
        '그래서 회사는 {noun}의 핵심 부품을 상시 재고로 바꾸어 {exhibit:을} 소량부터 주문받고 있습니다.',
      ],
      [
        '第三个变化是文件：碳足迹、材料声明、可追溯批次，正在成为报价单的一部分。',
        'The third change is paper: carbon footprints, material declarations and traceable batches are becoming part of a quotation.',
        '三つ目は書類です。炭素排出量、材料宣言、ロットの追跡記録が見積書の一部になりつつあります。',
        '세 번째는 서류입니다. 탄소 발자국, 재료 선언, 로트 이력이 견적서의 일부가 되고 있습니다.',
      ],
    ],
  },
  {
    columnId: 'exhibitor',
    title: [
      '{who}与海外经销商签约，{noun}进入新市场',
      '{who} signs with distributors abroad',
      '{who}、海外販売店と契約、{noun}を新市場へ',
      '{who}, 해외 판매사와 계약해 {noun} 새 시장 진출',
    ],
    summary: [
      '首批订单包括{exhibit}，样品在 {hall} 馆展出。',
      'The first order includes the {exhibit}, on show in hall {hall}.',
      '初回注文には{exhibit}が含まれ、実物は{hall}館で展示します。',
      '첫 주문에 {exhibit:이} 포함되었으며 실물은 {hall}관에 전시합니다.',
    ],
    body: [
      [
        '三家经销商分别来自东南亚、中东与南美，负责当地的安装、培训与备件。',
        'The three distributors, from Southeast Asia, the Middle East and South America, look after installation, training and spare parts.',
        '三社の販売店は東南アジア、中東、南米で設置、研修、補修部品を受け持ちます。',
        '세 판매사는 동남아시아, 중동, 남미에서 설치, 교육, 예비 부품을 맡습니다.',
      ],
      [
        '{who}表示，产品说明与技术支持将以四种语言提供。',
        '{who} will provide manuals and technical support in four languages.',
        '{who}は取扱説明と技術支援を四言語で提供するとしています。',
        '{who:은} 설명서와 기술 지원을 4개 언어로 제공한다고 밝혔습니다.',
      ],
    ],
  },
  {
    columnId: 'exhibitor',
    title: [
      '走进{who}的工厂：一件{noun}的诞生',
      'Inside {who}: how one {noun} is made',
      '{who}の工場を訪ねて：{noun}ができるまで',
      '{who} 공장 탐방: {noun} 하나가 태어나기까지',
    ],
    summary: [
      '从来料到装箱的七道检查，镜头跟拍了一天。',
      'Seven checks from incoming material to packing, followed for a day.',
      '受入から梱包まで七つの検査を一日追いました。',
      '입고에서 포장까지 일곱 단계 검사를 하루 동안 따라갔습니다.',
    ],
    body: [
      [
        '清晨六点半，{place}的车间开始第一班。来料检验员先看批号，再抽样测量，合格后才放行。',
        'At half past six the first shift begins in {place}. Incoming inspectors read the batch, measure samples, and only then release the material.',
        '朝6時半、{place}の工場で最初の班が始まります。受入担当者はロット番号を確かめ、抜き取りで測り、合格した材料だけを流します。',
        '아침 6시 반, {place} 공장에서 첫 근무가 시작됩니다. 입고 검사원은 로트 번호를 확인하고 표본을 측정한 뒤 합격한 재료만 내보냅니다.',
      ],
      [
        '下午的总检最慢：{exhibit}要连续运行或逐项核对，数据存档十年。',
        'Final inspection in the afternoon is the slowest: every {noun} is checked item by item, and the records are kept for ten years.',
        '最も時間をかけるのは午後の最終検査です。{exhibit}は項目ごとに確かめられ、記録は十年間保管されます。',
        '가장 느린 공정은 오후의 최종 검사입니다. {exhibit:은} 항목마다 확인하며 기록은 10년간 보관합니다.',
      ],
    ],
  },
  {
    columnId: 'exhibitor',
    title: [
      '{who}增加一条产线，{noun}供货周期缩短',
      '{who} adds a line and shortens its lead time',
      '{who}、生産ラインを増設し{noun}の納期を短縮',
      '{who}, 생산 라인 증설로 {noun} 납기 단축',
    ],
    summary: [
      '新产线位于{place}，本月起接受订单排期。',
      'The new line in {place} takes orders from this month.',
      '新ラインは{place}に設け、今月から受注を始めました。',
      '새 라인은 {place}에 있으며 이번 달부터 주문을 받습니다.',
    ],
    body: [
      [
        '新产线采用与老产线相同的工艺文件与检验标准，{exhibit}的参数保持不变：{first}。',
        'It runs to the same process sheets and standards as the old one, and the data of the {exhibit} are unchanged: {first}.',
        '新ラインは従来と同じ作業標準と検査基準を用い、{exhibit}の仕様は変わりません。{first}。',
        '새 라인은 기존과 같은 작업 표준과 검사 기준을 쓰며 {exhibit}의 사양은 그대로입니다. {first}.',
      ],
      [
        '企业同时开放视频验厂，买家可在展位预约时间。',
        'Buyers may also inspect the works by video; times are booked at the stand.',
        'ビデオによる工場監査も受け付けており、小間で日時を予約できます。',
        '영상 공장 실사도 받으며 부스에서 시간을 예약할 수 있습니다.',
      ],
    ],
  },
  {
    columnId: 'industry',
    title: [
      '买家问得最多的五个问题，{who}逐一回答',
      'Five questions buyers ask most, answered by {who}',
      'バイヤーに最も多い五つの質問に{who}が回答',
      '바이어가 가장 많이 묻는 다섯 가지 질문에 {who:이} 답합니다',
    ],
    summary: [
      '起订量、认证、打样费、付款与售后。',
      'Minimum order, certificates, sample cost, payment and service.',
      '最小注文数、認証、試作費、支払い、アフターサービス。',
      '최소 주문량, 인증, 샘플 비용, 결제, 사후 서비스.',
    ],
    body: [
      [
        '关于起订量：标准品可以从最小包装起订，定制颜色或尺寸的数量另议。',
        'Minimum order: standard goods from one packing unit, special colours and sizes by agreement.',
        '最小注文数：標準品は最小梱包単位から、色や寸法の特注数量はご相談のうえで決めます。',
        '최소 주문량: 표준품은 최소 포장 단위부터, 색상과 치수 주문 제작 수량은 협의합니다.',
      ],
      [
        '关于认证：{exhibit}的证书与报告可在展品页下载，编号可在发证机构网站核对。',
        'Certificates: those of the {exhibit} are on its page, and their numbers can be checked with the issuer.',
        '認証：{exhibit}の証明書と成績書は出展品ページからダウンロードでき、番号は発行機関で照合できます。',
        '인증: {exhibit}의 인증서와 보고서는 전시품 페이지에서 내려받을 수 있으며 번호는 발급 기관에서 확인할 수 있습니다.',
      ],
      [
        '关于售后：技术问题一个工作日内答复，易损件随货附一套。',
        'Service: technical questions are answered within one working day, and a set of wear parts comes with the goods.',
        'アフターサービス：技術的なお問い合わせには1営業日以内に回答し、消耗部品を一式同梱します。',
        '사후 서비스: 기술 문의에는 영업일 하루 안에 답하며 소모 부품 한 벌을 함께 보냅니다.',
      ],
    ],
  },
]
