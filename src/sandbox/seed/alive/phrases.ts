import type { Text } from '../text.ts'

/*
 * What people write at a fair. The conversations of the demo are made of these, and so is what the sandbox can translate:
 * a line in any of the four languages is found here and said in another.
 */

/** What visitors write. */
export const VISITOR_LINES = {
  hello: ['您好', 'Hello', 'こんにちは', '안녕하세요'],
  thanks: ['谢谢', 'Thank you', 'ありがとうございます', '감사합니다'],
  thanksMuch: [
    '好的，非常感谢。',
    'Fine, thank you very much.',
    '承知しました。ありがとうございます。',
    '알겠습니다. 정말 감사합니다.',
  ],
  moq: [
    '最小起订量是多少？',
    'What is the minimum order quantity?',
    '最小注文数量はいくつですか。',
    '최소 주문 수량이 얼마인가요?',
  ],
  price: [
    '请问批量价格是多少？',
    'What is the price for a series?',
    '量産時の価格を教えてください。',
    '대량 주문 가격이 얼마인가요?',
  ],
  lead: ['交货期要多久？', 'How long is the lead time?', '納期はどのくらいですか。', '납기는 얼마나 걸리나요?'],
  sample: [
    '可以先寄样品吗？',
    'Could you send a sample first?',
    '先にサンプルを送っていただけますか。',
    '샘플을 먼저 보내 주실 수 있나요?',
  ],
  certificate: [
    '有没有欧盟的认证文件？',
    'Do you have the certificates for the EU?',
    'EU向けの認証書類はありますか。',
    'EU 인증 서류가 있나요?',
  ],
  payment: [
    '付款方式有哪些？',
    'What are the terms of payment?',
    '支払条件を教えてください。',
    '결제 조건은 어떻게 되나요?',
  ],
  catalogue: [
    '能发一份英文目录给我吗？',
    'Could you send me a catalogue in English?',
    '英語のカタログを送っていただけますか。',
    '영문 카탈로그를 보내 주실 수 있나요?',
  ],
  visit: [
    '明天上午十点我们来展位，方便吗？',
    'We would like to come to your stand tomorrow at ten. Does that suit you?',
    '明日の午前10時に小間へ伺いたいのですが、ご都合はいかがですか。',
    '내일 오전 10시에 부스를 방문하려고 하는데 괜찮으신가요?',
  ],
  install: [
    '你们在海外有安装和售后团队吗？',
    'Do you have people abroad for installation and service?',
    '海外に据付と保守の体制はありますか。',
    '해외에 설치와 사후 서비스 팀이 있나요?',
  ],
  custom: [
    '颜色可以按我们的色卡定制吗？',
    'Can the colour follow our own colour card?',
    '色は当社の色見本に合わせられますか。',
    '색상을 저희 컬러 카드에 맞출 수 있나요?',
  ],
  ticket: [
    '我的门票显示未激活，应该怎么处理？',
    'My ticket says that it is not active. What should I do?',
    'チケットが未有効と表示されます。どうすればよいですか。',
    '티켓이 활성화되지 않았다고 나옵니다. 어떻게 해야 하나요?',
  ],
  badge: [
    '预登记以后还需要现场换证吗？',
    'After registering online, do I still have to collect a badge?',
    '事前登録をしていれば、会場でのバッジ受け取りは不要ですか。',
    '사전 등록 후에도 현장에서 출입증을 받아야 하나요?',
  ],
} as const satisfies Record<string, Text>

/** What staff write. {staff} and {who} are names. */
export const STAFF_LINES = {
  greeting: [
    '您好，我是{who}的{staff}，很高兴为您服务。',
    'Hello, I am {staff} of {who}. How can I help you?',
    'こんにちは。{who}の{staff}です。ご用件を承ります。',
    '안녕하세요. {who}의 {staff}입니다. 무엇을 도와드릴까요?',
  ],
  deskGreeting: [
    '您好，这里是展会客服，请问有什么可以帮您？',
    'Hello, this is the fair’s service desk. How can we help you?',
    'こんにちは。展示会サポートデスクです。ご用件を承ります。',
    '안녕하세요. 박람회 고객센터입니다. 무엇을 도와드릴까요?',
  ],
  moq: [
    '常规型号 50 件起订，首单可以 10 件试做。',
    'Standard models start at 50 pieces; a first trial order may be 10.',
    '標準品は50個からです。初回のお試しは10個から承ります。',
    '표준 모델은 50개부터이며, 첫 시험 주문은 10개도 가능합니다.',
  ],
  price: [
    '价格与数量和配置有关，我把三档报价整理好，今天下班前发给您。',
    'The price depends on quantity and equipment. You will have a quotation in three steps before the end of the day.',
    '価格は数量と仕様により異なります。3段階のお見積もりを本日中にお送りします。',
    '가격은 수량과 사양에 따라 다릅니다. 3단계 견적을 오늘 안에 보내 드리겠습니다.',
  ],
  lead: [
    '标准交期 35 天，展会期间下单可缩短到 28 天。',
    'The usual lead time is 35 days, and 28 for orders made during the fair.',
    '標準納期は35日です。会期中のご注文は28日に短縮できます。',
    '표준 납기는 35일이며, 전시 기간 주문은 28일로 줄일 수 있습니다.',
  ],
  sample: [
    '可以，样品三天内寄出，运费由我们承担。',
    'Certainly. The sample leaves within three days, and we pay the freight.',
    'はい、サンプルは3日以内に発送し、送料は当社が負担します。',
    '네, 샘플은 3일 안에 발송하며 운임은 저희가 부담합니다.',
  ],
  certificate: [
    'CE 证书和检测报告都有，我先把编号发给您，您可以在官网核对。',
    'We have the CE certificate and the test report. I send you the numbers first, so that you can check them.',
    'CE証明書と試験成績書があります。まず番号をお送りしますので、公式サイトでご確認ください。',
    'CE 인증서와 시험 성적서가 있습니다. 먼저 번호를 보내 드리니 공식 사이트에서 확인해 주세요.',
  ],
  payment: [
    '首单定金 30%，发货前付清；长期合作可谈账期。',
    'A first order is 30% in advance and the rest before shipment. For regular business we can talk about terms.',
    '初回は前金30%、残額は出荷前のお支払いです。継続取引では条件をご相談できます。',
    '첫 주문은 선금 30%, 잔금은 출고 전 결제입니다. 장기 거래는 조건을 협의할 수 있습니다.',
  ],
  catalogue: [
    '没问题，英文目录已发到您的邮箱，请查收。',
    'Of course. The English catalogue is on its way to your mailbox.',
    'かしこまりました。英語のカタログをメールでお送りしましたので、ご確認ください。',
    '물론입니다. 영문 카탈로그를 이메일로 보내 드렸으니 확인해 주세요.',
  ],
  visit: [
    '非常欢迎，我在展位等您，给您预留半小时。',
    'You are most welcome. I will be at the stand and keep half an hour for you.',
    'ぜひお越しください。小間でお待ちしており、30分お時間を確保します。',
    '꼭 방문해 주세요. 부스에서 기다리며 30분을 비워 두겠습니다.',
  ],
  install: [
    '在德国、泰国和墨西哥有服务点，其他地区派工程师上门。',
    'We have service points in Germany, Thailand and Mexico, and send engineers elsewhere.',
    'ドイツ、タイ、メキシコに拠点があり、ほかの地域には技術者を派遣します。',
    '독일, 태국, 멕시코에 서비스 거점이 있고 다른 지역에는 기술자를 파견합니다.',
  ],
  custom: [
    '可以，提供色卡后一周内出小样确认。',
    'Yes. A week after we have your card, you get a small sample to approve.',
    'はい。色見本をいただいてから1週間で確認用の小見本をお作りします。',
    '네. 컬러 카드를 주시면 일주일 안에 확인용 소형 샘플을 만들어 드립니다.',
  ],
  ticket: [
    '请在“我的门票”里点“激活”，填好持票人姓名就可以了。',
    'Open “My tickets”, press “Activate”, and enter the holder’s name. That is all.',
    '「マイチケット」で「有効化」を押し、利用者のお名前を入力してください。',
    '“내 티켓”에서 “활성화”를 누르고 이용자 이름을 입력하시면 됩니다.',
  ],
  badge: [
    '不用换证，入口处扫描预登记二维码即可入场。',
    'No badge is needed: show the QR code of your registration at the entrance.',
    '受け取りは不要です。入口で事前登録のQRコードをご提示ください。',
    '출입증은 필요 없습니다. 입구에서 사전 등록 QR 코드를 보여 주세요.',
  ],
  received: [
    '留言已收到，我们会在一个工作日内给您详细答复。',
    'We have your message and will answer in detail within one working day.',
    'メッセージを拝受しました。1営業日以内に詳しくご返答いたします。',
    '메시지를 잘 받았습니다. 영업일 하루 안에 자세히 답변드리겠습니다.',
  ],
  engineer: [
    '感谢您的留言，相关资料正在整理，稍后请工程师与您联系。',
    'Thank you for your message. The papers are being put together, and an engineer will be in touch shortly.',
    'お問い合わせありがとうございます。資料を準備しており、まもなく技術担当からご連絡します。',
    '문의해 주셔서 감사합니다. 자료를 준비 중이며 곧 기술 담당자가 연락드리겠습니다.',
  ],
} as const satisfies Record<string, Text>
