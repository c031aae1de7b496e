import type { AgreementText } from './section.ts'

export const user: AgreementText = {
  agreementType: 'USER',
  title: ['用户协议', 'User agreement', '利用規約', '이용약관'],
  version: '4.2',
  updateTime: '2026-09-01T02:00:00.000Z',
  preamble: [
    '欢迎使用{site}线上平台。本协议是您与主办方之间关于使用本平台的约定，请在注册前仔细阅读。',
    'Welcome to the {site} platform. This agreement governs your use of the platform. Please read it before you register.',
    '{site}のオンラインプラットフォームをご利用いただきありがとうございます。本規約は、プラットフォームの利用について利用者と主催者の間で定めるものです。登録の前に必ずお読みください。',
    '{site} 온라인 플랫폼을 이용해 주셔서 감사합니다. 이 약관은 플랫폼 이용에 관하여 이용자와 주최자 사이에 적용됩니다. 가입하기 전에 반드시 읽어 주십시오.',
  ],
  sections: [
    {
      heading: ['适用范围', 'Scope', '適用範囲', '적용 범위'],
      paragraphs: [
        [
          '本协议适用于网站、移动端与现场自助设备上的全部服务，包括浏览展商与展品、收藏、询盘、在线洽谈、预约、直播与会议。',
          'It covers all services of the website, the mobile apps and the terminals on site: browsing exhibitors and exhibits, saving, inquiring, chatting, booking, streams and meetings.',
          '本規約は、ウェブサイト、モバイルアプリ、会場端末のすべてのサービスに適用されます。出展者・出展品の閲覧、保存、引き合い、オンライン商談、予約、ライブ配信、会議を含みます。',
          '이 약관은 웹사이트, 모바일 앱, 현장 단말기의 모든 서비스에 적용됩니다. 참가업체와 전시품 열람, 저장, 문의, 온라인 상담, 예약, 라이브, 회의를 포함합니다.',
        ],
        [
          '个别服务另有规则的，例如门票与会员权益，以该规则为准。',
          'Where a service has terms of its own, such as tickets or member rights, those terms take precedence.',
          'チケットや会員特典など、個別の規約があるサービスではその規約が優先します。',
          '티켓이나 회원 혜택처럼 별도 약관이 있는 서비스에는 그 약관이 우선합니다.',
        ],
      ],
    },
    {
      heading: ['账号', 'Your account', 'アカウント', '계정'],
      paragraphs: [
        [
          '您可以使用手机号或电子邮箱注册。首次以验证码登录即视为注册。请填写真实的姓名与单位，以便展商回复。',
          'You register with a mobile number or an e-mail address. Logging in with a code for the first time creates the account. Please give your real name and company, so that exhibitors can reply.',
          '携帯電話番号またはメールアドレスで登録できます。認証コードによる初回ログインをもって登録とみなします。出展者が返信できるよう、氏名と会社名は正しくご記入ください。',
          '휴대전화 번호나 이메일로 가입할 수 있습니다. 인증 코드로 처음 로그인하면 가입한 것으로 봅니다. 참가업체가 답할 수 있도록 실제 이름과 회사명을 적어 주십시오.',
        ],
        [
          '账号仅供您本人使用。发现他人使用时，请立即修改密码并通知我们；在您通知之前发生的操作视为您本人的操作。',
          'The account is for you alone. If you notice that someone else uses it, change the password at once and tell us; until then actions count as yours.',
          'アカウントは本人のみが利用できます。第三者による利用に気づいた場合は、直ちにパスワードを変更し、ご連絡ください。ご連絡前の操作は本人による操作とみなします。',
          '계정은 본인만 사용할 수 있습니다. 다른 사람이 사용하는 것을 알게 되면 즉시 비밀번호를 바꾸고 알려 주십시오. 알리기 전의 행위는 본인의 행위로 봅니다.',
        ],
        [
          '您可以随时在“账号设置”中注销。注销后，询盘与洽谈记录仍保留在对方账号中。',
          'You may close the account at any time under account settings. Inquiries and conversations stay in the other party’s account.',
          'アカウントは「アカウント設定」からいつでも削除できます。削除後も、引き合いや商談の記録は相手方のアカウントに残ります。',
          '계정 설정에서 언제든지 탈퇴할 수 있습니다. 탈퇴 후에도 문의와 상담 기록은 상대방 계정에 남습니다.',
        ],
      ],
    },
    {
      heading: ['使用规则', 'Rules of use', '利用上のルール', '이용 규칙'],
      paragraphs: [
        [
          '请勿发布虚假询盘、冒用他人身份、批量抓取资料，或发送与采购无关的广告。直播与会议期间请遵守主持人的安排。',
          'Do not send false inquiries, pose as someone else, harvest data, or send advertising that has nothing to do with buying. Follow the host in streams and meetings.',
          '虚偽の引き合い、なりすまし、資料の大量取得、調達と関係のない広告の送信は禁止します。ライブ配信や会議では進行役の指示に従ってください。',
          '허위 문의, 타인 사칭, 자료 대량 수집, 구매와 무관한 광고 발송을 금지합니다. 라이브와 회의에서는 진행자의 안내에 따라 주십시오.',
        ],
        [
          '违反规则的内容可能被删除；情节严重的，账号可能被暂停。我们会说明理由，您可以在十日内申诉。',
          'Content that breaks these rules may be removed, and in grave cases the account suspended. We give the reason, and you may object within ten days.',
          '違反する内容は削除することがあり、重大な場合はアカウントを停止することがあります。理由をお知らせし、10日以内に異議を申し立てられます。',
          '규칙을 어긴 내용은 삭제될 수 있으며 중대한 경우 계정이 정지될 수 있습니다. 사유를 알려 드리며 10일 안에 이의를 제기할 수 있습니다.',
        ],
      ],
    },
    {
      heading: ['展商信息与交易', 'Exhibitors and trade', '出展者情報と取引', '참가업체 정보와 거래'],
      paragraphs: [
        [
          '展商与展品资料由展商提供并对其真实性负责，主办方审核主体资格。合同由您与展商自行签订，主办方不是合同当事人。',
          'Exhibitors supply the information on themselves and their exhibits and answer for it; the organiser checks who they are. Contracts are between you and the exhibitor. The organiser is not a party to them.',
          '出展者・出展品の情報は出展者が提供し、その内容に責任を負います。主催者は出展資格を審査します。契約は利用者と出展者の間で結ばれ、主催者は当事者となりません。',
          '참가업체와 전시품 정보는 참가업체가 제공하고 책임집니다. 주최자는 참가 자격을 심사합니다. 계약은 이용자와 참가업체가 직접 맺으며 주최자는 당사자가 아닙니다.',
        ],
        [
          '机器翻译仅供理解，双方确认的原文具有效力。',
          'Machine translation is an aid to reading. The original that both sides confirm is binding.',
          '機械翻訳は理解を助けるためのもので、双方が確認した原文が効力を持ちます。',
          '기계 번역은 이해를 돕기 위한 것이며 양쪽이 확인한 원문이 효력을 가집니다.',
        ],
      ],
    },
    {
      heading: ['知识产权', 'Intellectual property', '知的財産', '지식재산권'],
      paragraphs: [
        [
          '平台的标识、版式与软件归主办方所有；展品图片与资料归展商所有。下载的资料仅限采购评估使用。',
          'Marks, layout and software belong to the organiser, pictures and documents of exhibits to the exhibitors. Downloads are for the evaluation of a purchase only.',
          'プラットフォームの標章、構成、ソフトウェアは主催者に、出展品の画像と資料は出展者に帰属します。ダウンロードした資料は調達の検討にのみ使用できます。',
          '플랫폼의 표지, 구성, 소프트웨어는 주최자에게, 전시품 사진과 자료는 참가업체에 귀속됩니다. 내려받은 자료는 구매 검토에만 사용할 수 있습니다.',
        ],
        [
          '如认为内容侵犯您的权利，请附权属证明联系我们，我们将在三个工作日内处理。',
          'If you believe that content infringes your rights, write to us with proof. We respond within three working days.',
          '権利を侵害する内容を見つけた場合は、権利を示す書類を添えてご連絡ください。3営業日以内に対応します。',
          '권리를 침해한다고 생각되는 내용은 증빙과 함께 알려 주십시오. 영업일 3일 안에 처리합니다.',
        ],
      ],
    },
    {
      heading: ['责任与变更', 'Liability and changes', '責任と変更', '책임과 변경'],
      paragraphs: [
        [
          '我们尽力保持服务稳定。因不可抗力或必要维护造成的中断，我们会提前或尽快通知。主办方不对展商的承诺承担保证责任，法律另有规定的除外。',
          'We do what we can to keep the service running and announce interruptions. The organiser does not warrant what exhibitors promise, except where the law says otherwise.',
          'サービスの安定運用に努めます。不可抗力や保守による停止は事前に、または速やかにお知らせします。主催者は、法令に定めがある場合を除き、出展者の約束を保証しません。',
          '서비스를 안정적으로 운영하기 위해 노력합니다. 불가항력이나 점검에 따른 중단은 미리 또는 신속히 알립니다. 법에 정한 경우를 제외하고 주최자는 참가업체의 약속을 보증하지 않습니다.',
        ],
        [
          '协议修改会在生效前十五日公布。您继续使用即视为同意；不同意的，可以注销账号。',
          'Changes are published fifteen days before they take effect. If you go on using the platform, you accept them; if not, you may close the account.',
          '規約を変更する場合は、発効の15日前までに公表します。引き続き利用された場合は同意とみなし、同意されない場合はアカウントを削除できます。',
          '약관을 바꿀 때는 시행 15일 전에 공지합니다. 계속 이용하면 동의한 것으로 보며, 동의하지 않으면 탈퇴할 수 있습니다.',
        ],
        [
          '本协议适用主办方所在地法律。协商不成的争议，由主办方所在地法院管辖。',
          'The law of the organiser’s seat applies. Disputes that cannot be settled amicably go to the courts there.',
          '本規約には主催者所在地の法令を適用し、協議で解決しない紛争は同地の裁判所を管轄とします。',
          '이 약관에는 주최자 소재지의 법을 적용하며, 협의로 해결되지 않는 분쟁은 그 지역 법원이 관할합니다.',
        ],
      ],
    },
  ],
}
