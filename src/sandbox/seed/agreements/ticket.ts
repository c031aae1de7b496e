import type { AgreementText } from './section.ts'

export const ticket: AgreementText = {
  agreementType: 'TICKET',
  title: ['购票协议', 'Ticket terms', 'チケット規約', '티켓 약관'],
  version: '2.8',
  updateTime: '2026-08-20T02:00:00.000Z',
  preamble: [
    '购买或领取{site}门票，即表示您接受以下条款。',
    'By buying or claiming a ticket of {site} you accept these terms.',
    '{site}のチケットを購入または受け取ることにより、以下の条件に同意したものとします。',
    '{site} 티켓을 구매하거나 수령하면 아래 조건에 동의한 것으로 봅니다.',
  ],
  sections: [
    {
      heading: ['票种与使用', 'Kinds of ticket', '券種と利用方法', '티켓 종류와 이용'],
      paragraphs: [
        [
          '门票分为专业观众票、单日票、全期票与会议票。票面注明的日期、展馆与人数不可更改。',
          'There are trade visitor, one-day, full and conference tickets. Date, halls and number of persons are as printed and cannot be changed.',
          'チケットには専門来場者券、一日券、通期券、会議券があります。券面の日付、館、人数は変更できません。',
          '티켓은 전문 관람권, 1일권, 전 기간권, 회의권으로 나뉩니다. 티켓에 적힌 날짜, 전시관, 인원은 바꿀 수 없습니다.',
        ],
        [
          '每张门票对应一位实名观众。首次入场须激活并核验证件，激活后不可转让。',
          'Each ticket is for one named person. It is activated and checked against a document on first entry, and cannot be passed on afterwards.',
          'チケットは実名の1名が対象です。初回入場時に有効化と身分証の確認を行い、その後は譲渡できません。',
          '티켓 한 장은 실명 한 명에게 해당합니다. 첫 입장 때 활성화하고 신분증을 확인하며 이후에는 양도할 수 없습니다.',
        ],
      ],
    },
    {
      heading: ['购买与支付', 'Buying and paying', '購入とお支払い', '구매와 결제'],
      paragraphs: [
        [
          '订单提交后请在三十分钟内支付，逾期自动取消。价格含税，支付渠道可能另收手续费，页面会事先显示。',
          'Pay within thirty minutes of ordering, or the order is cancelled. Prices include tax; a fee of the payment service is shown beforehand.',
          'ご注文から30分以内にお支払いください。過ぎると自動的に取り消されます。価格は税込で、決済手数料がかかる場合は事前に表示します。',
          '주문 후 30분 안에 결제해 주십시오. 지나면 자동 취소됩니다. 가격에는 세금이 포함되며 결제 수수료가 있으면 미리 표시합니다.',
        ],
        [
          '电子发票在支付后可申请，开票信息提交后不可修改。',
          'Invoices can be requested after payment. Their details cannot be changed once sent.',
          '領収書はお支払い後に申請できます。送信後の宛名変更はできません。',
          '결제 후 전자 세금계산서를 신청할 수 있으며 제출한 정보는 바꿀 수 없습니다.',
        ],
      ],
    },
    {
      heading: ['退票与变更', 'Refunds and changes', '払い戻しと変更', '환불과 변경'],
      paragraphs: [
        [
          '未激活的门票可在开展前七日申请退票，退还票款的百分之九十；开展前七日内退还百分之五十；开展当日起不予退票。',
          'Tickets that have not been activated can be returned: until seven days before the fair for ninety per cent of the price, after that for fifty per cent. From the first day on there are no refunds.',
          '有効化前のチケットは、開幕7日前までは券面の90%、それ以降は50%を払い戻します。開幕日以降の払い戻しはできません。',
          '활성화하지 않은 티켓은 개막 7일 전까지 금액의 90%, 그 이후에는 50%를 환불합니다. 개막일부터는 환불하지 않습니다.',
        ],
        [
          '展会延期时，门票自动延续；展会取消时，全额退款，于二十个工作日内原路退回。',
          'If the fair is postponed, tickets stay valid. If it is cancelled, the full price is returned within twenty working days.',
          '延期の場合、チケットはそのまま有効です。中止の場合は全額を20営業日以内に払い戻します。',
          '박람회가 연기되면 티켓은 그대로 유효합니다. 취소되면 영업일 20일 안에 전액 환불합니다.',
        ],
      ],
    },
    {
      heading: ['入场与现场规则', 'Entry and conduct', '入場と会場のルール', '입장과 현장 규칙'],
      paragraphs: [
        [
          '请配合安检。禁止携带易燃易爆物品、管制器具与宠物，导盲犬除外。未满十六周岁者须由成人陪同。',
          'Please pass the security check. Dangerous goods, weapons and animals are not admitted, guide dogs excepted. Children under sixteen must be accompanied by an adult.',
          '保安検査にご協力ください。危険物、規制品、動物（盲導犬を除く）は持ち込めません。16歳未満の方は成人の同伴が必要です。',
          '보안 검색에 협조해 주십시오. 위험물, 규제 물품, 동물(안내견 제외)은 반입할 수 없습니다. 16세 미만은 성인과 함께 입장해야 합니다.',
        ],
        [
          '拍摄展品请先征得展商同意。现场可能拍摄影像用于展会宣传，如不希望出镜，请告知工作人员。',
          'Ask exhibitors before you photograph their goods. Pictures may be taken for the fair’s own publicity; tell the staff if you do not wish to appear.',
          '出展品の撮影は出展者の許可を得てください。会場では広報用の撮影を行うことがあります。写りたくない場合は係員にお知らせください。',
          '전시품 촬영은 참가업체의 허락을 받으십시오. 현장에서 홍보용 촬영을 할 수 있으며 원하지 않으면 직원에게 알려 주십시오.',
        ],
      ],
    },
    {
      heading: ['责任', 'Liability', '責任', '책임'],
      paragraphs: [
        [
          '请妥善保管入场码与随身物品。因出借、转发入场码造成的损失由购票人承担。',
          'Look after your entry code and belongings. Losses from lending or passing on the code are borne by the buyer.',
          '入場コードと所持品はご自身で管理してください。コードの貸与や転送による損失は購入者の負担となります。',
          '입장 코드와 소지품을 잘 관리해 주십시오. 코드를 빌려주거나 전달해 생긴 손해는 구매자가 부담합니다.',
        ],
        [
          '主办方可因安全原因限制入场，受限期间将提供替代安排或退款。',
          'The organiser may limit entry for safety, and then offers an alternative or a refund.',
          '主催者は安全上の理由で入場を制限することがあり、その場合は代替の手配または払い戻しを行います。',
          '주최자는 안전을 위해 입장을 제한할 수 있으며 이 경우 대안이나 환불을 제공합니다.',
        ],
      ],
    },
  ],
}
