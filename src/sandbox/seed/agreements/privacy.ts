import type { AgreementText } from './section.ts'

export const privacy: AgreementText = {
  agreementType: 'PRIVACY',
  title: ['隐私政策', 'Privacy policy', 'プライバシーポリシー', '개인정보 처리방침'],
  version: '3.6',
  updateTime: '2026-09-01T02:00:00.000Z',
  preamble: [
    '{site}重视您的个人信息。本政策说明我们收集什么、为什么收集、与谁共享、保存多久，以及您有哪些权利。',
    '{site} takes your personal data seriously. This policy says what we collect and why, who receives it, how long we keep it, and what your rights are.',
    '{site}は利用者の個人情報を大切に扱います。本方針では、収集する情報と目的、共有先、保存期間、利用者の権利について説明します。',
    '{site:은} 이용자의 개인정보를 소중히 다룹니다. 이 방침은 수집하는 정보와 목적, 공유 대상, 보관 기간, 이용자의 권리를 설명합니다.',
  ],
  sections: [
    {
      heading: ['我们收集的信息', 'What we collect', '収集する情報', '수집하는 정보'],
      paragraphs: [
        [
          '注册时：手机号或邮箱、姓名、单位、职务、所在地区。入场核验时：证件号码与照片，仅用于人证比对。',
          'On registration: mobile number or e-mail, name, company, position and region. On entry: document number and photograph, only to compare them with the person.',
          '登録時：携帯電話番号またはメールアドレス、氏名、会社名、役職、地域。入場確認時：身分証番号と写真（本人確認のみに使用）。',
          '가입할 때: 휴대전화 번호 또는 이메일, 이름, 회사, 직책, 지역. 입장 확인 때: 신분증 번호와 사진(본인 확인에만 사용).',
        ],
        [
          '使用中：浏览与搜索记录、收藏、询盘、洽谈内容、预约，以及设备类型与访问时间。未登录时，收藏只保存在您的设备上。',
          'In use: pages and searches, saved items, inquiries, conversations, bookings, type of device and time of access. While you are signed out, saved items stay on your device.',
          '利用中：閲覧・検索の記録、保存、引き合い、商談内容、予約、端末の種類とアクセス日時。ログインしていない間の保存は端末にのみ残ります。',
          '이용 중: 열람과 검색 기록, 저장, 문의, 상담 내용, 예약, 기기 종류와 접속 시각. 로그인하지 않은 동안 저장한 항목은 기기에만 남습니다.',
        ],
      ],
    },
    {
      heading: ['使用目的', 'What it is for', '利用目的', '이용 목적'],
      paragraphs: [
        [
          '用于提供服务、核验入场、推荐可能感兴趣的展商与展品、统计展会效果，以及保障安全。推荐可以在“偏好设置”中关闭。',
          'To provide the service, check entry, recommend exhibitors and exhibits, measure the fair and keep it safe. Recommendations can be switched off in the settings.',
          'サービスの提供、入場確認、出展者・出展品のおすすめ、博覧会の効果測定、安全確保のために利用します。おすすめは「設定」で停止できます。',
          '서비스 제공, 입장 확인, 참가업체와 전시품 추천, 박람회 성과 측정, 안전 확보에 이용합니다. 추천은 설정에서 끌 수 있습니다.',
        ],
        [
          '我们不出售个人信息，也不用于与展会无关的广告。',
          'We do not sell personal data, and do not use them for advertising that has nothing to do with the fair.',
          '個人情報を販売することはなく、博覧会と関係のない広告に使うこともありません。',
          '개인정보를 판매하지 않으며 박람회와 무관한 광고에도 쓰지 않습니다.',
        ],
      ],
    },
    {
      heading: ['与谁共享', 'Who receives it', '情報の共有先', '공유 대상'],
      paragraphs: [
        [
          '您主动发起询盘、交换名片或预约时，对应展商会看到您的姓名、单位与所填联系方式。仅浏览不会把您的身份告知展商。',
          'When you inquire, exchange cards or book, that exhibitor sees your name, company and the contact details you entered. Browsing alone does not reveal who you are.',
          '引き合い、名刺交換、予約をされた場合に限り、その出展者に氏名、会社名、ご記入の連絡先が表示されます。閲覧だけでは身元は伝わりません。',
          '문의, 명함 교환, 예약을 할 때만 해당 참가업체에 이름, 회사, 입력한 연락처가 표시됩니다. 열람만으로는 신원이 전달되지 않습니다.',
        ],
        [
          '短信、支付、直播与翻译由受托服务商处理，仅限完成该项服务，并受合同约束。',
          'Text messages, payment, streaming and translation are handled by processors under contract, for that purpose only.',
          'SMS、決済、配信、翻訳は契約に基づく委託先が、その目的に限って処理します。',
          '문자, 결제, 방송, 번역은 계약에 따른 수탁사가 해당 목적으로만 처리합니다.',
        ],
        [
          '向境外展商发送询盘意味着信息将出境，发送前页面会再次提示。',
          'Sending an inquiry to an exhibitor abroad transfers your data abroad; the page says so before you send it.',
          '海外の出展者への引き合いは情報の国外移転を伴います。送信前に改めて画面でお知らせします。',
          '해외 참가업체에 문의하면 정보가 국외로 이전되며, 보내기 전에 화면에서 다시 알려 드립니다.',
        ],
      ],
    },
    {
      heading: ['保存期限与安全', 'Retention and security', '保存期間と安全管理', '보관 기간과 안전'],
      paragraphs: [
        [
          '账号信息保存至注销；证件信息在展会结束三十日内删除；洽谈记录保存三年；浏览日志保存六个月。',
          'Account data are kept until you close the account, entry documents for thirty days after the fair, conversations for three years, logs for six months.',
          'アカウント情報は削除まで、身分証情報は会期終了後30日まで、商談記録は3年間、閲覧ログは6か月間保存します。',
          '계정 정보는 탈퇴할 때까지, 신분증 정보는 박람회 종료 후 30일까지, 상담 기록은 3년, 접속 기록은 6개월 보관합니다.',
        ],
        [
          '传输全程加密，密码以不可逆方式保存，访问个人信息的人员须经授权并留有记录。',
          'Transfer is encrypted, passwords are stored irreversibly, and every access by staff is authorised and recorded.',
          '通信は暗号化し、パスワードは復元できない形で保存します。担当者のアクセスには権限が必要で、記録が残ります。',
          '통신은 암호화하고 비밀번호는 복원할 수 없는 방식으로 저장합니다. 담당자의 접근은 권한이 필요하며 기록됩니다.',
        ],
      ],
    },
    {
      heading: ['您的权利', 'Your rights', '利用者の権利', '이용자의 권리'],
      paragraphs: [
        [
          '您可以查阅、更正、导出或删除个人信息，撤回同意，或注销账号。多数操作可在个人中心完成，其余请联系我们，十五日内答复。',
          'You may see, correct, export or delete your data, withdraw consent, or close the account. Most of it can be done in your personal centre; for the rest write to us, and we answer within fifteen days.',
          '個人情報の閲覧、訂正、書き出し、削除、同意の撤回、アカウントの削除ができます。多くはマイページで行えます。その他はお問い合わせください。15日以内に回答します。',
          '개인정보의 열람, 정정, 내보내기, 삭제, 동의 철회, 탈퇴를 할 수 있습니다. 대부분 마이페이지에서 처리되며, 그 밖의 사항은 문의하시면 15일 안에 답합니다.',
        ],
        [
          '不同意非必要用途，不影响您使用基本服务。',
          'Declining uses that are not necessary does not affect the basic service.',
          '必須でない利用に同意されなくても、基本的なサービスは利用できます。',
          '필수가 아닌 이용에 동의하지 않아도 기본 서비스는 이용할 수 있습니다.',
        ],
      ],
    },
    {
      heading: ['未成年人与更新', 'Minors and updates', '未成年者と改定', '미성년자와 개정'],
      paragraphs: [
        [
          '本平台面向从事贸易的成年人。未满十六周岁者不得注册。',
          'The platform is for adults in trade. Nobody under sixteen may register.',
          '本プラットフォームは貿易に携わる成人を対象とし、16歳未満の登録はできません。',
          '이 플랫폼은 무역에 종사하는 성인을 대상으로 하며 16세 미만은 가입할 수 없습니다.',
        ],
        [
          '政策有重大变化时，我们会在首页与站内消息中提示，并在必要时重新征得您的同意。',
          'Material changes are announced on the home page and in your messages, and where needed we ask for your consent again.',
          '重要な変更はホームとメッセージでお知らせし、必要な場合は改めて同意を求めます。',
          '중요한 변경은 홈과 메시지로 알리고 필요하면 다시 동의를 구합니다.',
        ],
      ],
    },
  ],
}
