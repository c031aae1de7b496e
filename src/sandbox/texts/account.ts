import type { Text } from '../seed/text.ts'

/** What the platform says about accounts, codes and logins. In the order of LANGUAGES: zh, en, ja, ko. */
export const accountTexts = {
  codeSubject: [
    '{site}验证码',
    'Your verification code for {site}',
    '{site} 認証コードのお知らせ',
    '{site} 인증번호 안내',
  ],
  codeMessage: [
    '【{site}】您的验证码是 {code}，{minutes} 分钟内有效。请勿告知他人。',
    '{site}: your verification code is {code}. It is valid for {minutes} minutes. Do not share it with anyone.',
    '【{site}】認証コードは {code} です。有効期限は {minutes} 分です。第三者に教えないでください。',
    '[{site}] 인증번호는 {code}입니다. {minutes}분 동안 유효합니다. 다른 사람에게 알려 주지 마세요.',
  ],
  invitationSubject: ['{site}诚邀您莅临', 'Your invitation to {site}', '{site} ご招待状', '{site} 초대장'],
  invitationMessage: [
    '{name}，您好！诚邀您作为贵宾出席{site}。邀请码：{code}',
    'Dear {name}, we would be honoured to welcome you as our guest at {site}. Your invitation code: {code}',
    '{name} 様　{site}に貴賓としてご招待申し上げます。招待コード：{code}',
    '{name}님, {site}에 귀빈으로 모시고자 합니다. 초대 코드: {code}',
  ],
  codeTooSoon: [
    '发送过于频繁，请 {seconds} 秒后再试',
    'A code was sent a moment ago. Try again in {seconds} seconds',
    '認証コードは送信済みです。{seconds} 秒後にもう一度お試しください',
    '인증번호를 이미 보냈습니다. {seconds}초 후에 다시 시도해 주세요',
  ],
  codeWrong: [
    '验证码错误，还可尝试 {left} 次',
    'The code is wrong. Tries left: {left}',
    '認証コードが正しくありません。残り {left} 回入力できます',
    '인증번호가 올바르지 않습니다. 남은 횟수: {left}회',
  ],
  codeExpired: [
    '验证码无效或已失效，请重新获取',
    'The code is no longer valid. Ask for a new one',
    '認証コードが無効です。もう一度取得してください',
    '인증번호가 유효하지 않습니다. 다시 받아 주세요',
  ],
  codeSpent: [
    '验证码错误次数过多，请重新获取',
    'The code was wrong too often. Ask for a new one',
    '認証コードの入力回数が上限に達しました。もう一度取得してください',
    '인증번호를 여러 번 잘못 입력했습니다. 다시 받아 주세요',
  ],
  proofInvalid: [
    '身份验证无效或已超时，请重新验证',
    'The verification is missing or too old. Verify your account again',
    '本人確認の有効時間を過ぎました。もう一度確認してください',
    '본인 확인이 유효하지 않습니다. 다시 확인해 주세요',
  ],
  wrongLogin: [
    '账号或密码错误，还可尝试 {left} 次',
    'Account or password is wrong. Tries left: {left}',
    'アカウントまたはパスワードが正しくありません。残り {left} 回入力できます',
    '계정 또는 비밀번호가 올바르지 않습니다. 남은 횟수: {left}회',
  ],
  accountLocked: [
    '密码错误次数过多，账号已临时锁定，请 {minutes} 分钟后再试',
    'The password was wrong too often. The account is locked for {minutes} minutes',
    'パスワードの入力回数が上限に達したため、アカウントを一時的にロックしました。{minutes} 分後にもう一度お試しください',
    '비밀번호를 여러 번 잘못 입력하여 계정이 잠겼습니다. {minutes}분 후에 다시 시도해 주세요',
  ],
  accountTaken: [
    '该账号已被注册，请直接登录',
    'This account exists already. Log in instead',
    'このアカウントは登録済みです。ログインしてください',
    '이미 가입된 계정입니다. 로그인해 주세요',
  ],
  passwordWeak: [
    '须为 8-16 位，且同时包含数字、大小写字母和特殊字符，不含空格',
    'must be 8–16 characters with a digit, a lowercase letter, an uppercase letter and a special character, and no spaces',
    '8～16文字で、数字・英小文字・英大文字・記号をすべて含めてください（空白は使えません）',
    '8~16자로 숫자, 영문 소문자, 영문 대문자, 특수문자를 모두 포함해야 하며 공백은 사용할 수 없습니다',
  ],
  passwordSame: [
    '不能与原密码相同',
    'must differ from the old password',
    '現在のパスワードと異なるものにしてください',
    '기존 비밀번호와 달라야 합니다',
  ],
  agreementMissing: [
    '请阅读并同意《{title}》',
    'Please read and agree to “{title}”',
    '「{title}」を読み、同意してください',
    '다음 약관을 읽고 동의해 주세요: “{title}”',
  ],
  invitationInvalid: [
    '邀请码无效或已过期',
    'The invitation is not valid or no longer valid',
    '招待コードが無効か、有効期限が切れています',
    '초대 코드가 유효하지 않거나 기간이 지났습니다',
  ],
  handoverInvalid: [
    '二维码已失效，请在电脑上刷新后重新扫描',
    'The QR code is no longer valid. Refresh it on your computer and scan it again',
    'QRコードの有効期限が切れています。パソコンで更新して、もう一度読み取ってください',
    'QR 코드가 만료되었습니다. 컴퓨터에서 새로 고친 뒤 다시 스캔해 주세요',
  ],
  handoverCode: ['扫码登录码', 'login code', 'ログインコード', '로그인 코드'],
  oidcProvider: ['企业账号', 'Company account', '企業アカウント', '기업 계정'],
  oidcTitle: ['企业账号登录', 'Log in with your company account', '企業アカウントでログイン', '기업 계정으로 로그인'],
  oidcChoose: [
    '沙盒内置的身份提供方：请选择要登录的人员。',
    'The sandbox’s own provider. Choose who you are.',
    'サンドボックス内蔵のプロバイダーです。ログインする人を選んでください。',
    '샌드박스에 내장된 제공자입니다. 로그인할 사람을 선택하세요.',
  ],
  oidcRefuse: ['取消', 'Cancel', 'キャンセル', '취소'],
  oidcUnknown: [
    '未知的应用或回调地址',
    'This application or its address is not known here',
    'アプリケーションまたは戻り先アドレスが登録されていません',
    '등록되지 않은 애플리케이션 또는 주소입니다',
  ],
  oidcFailed: [
    '企业账号登录失败，请重试',
    'The login with your company account failed. Try again',
    '企業アカウントでログインできませんでした。もう一度お試しください',
    '기업 계정으로 로그인하지 못했습니다. 다시 시도해 주세요',
  ],
} as const satisfies Record<string, Text>
