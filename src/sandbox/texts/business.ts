import type { Text } from '../seed/text.ts'

/*
 * What the platform says of favourites, cards, inquiries, appointments, activities and samples; of tickets and orders in
 * trade.ts. In the order of LANGUAGES: zh, en, ja, ko.
 */

/** Kinds of things, as 'Not found: …' names them. */
const kinds = {
  card: ['名片', 'business card', '名刺', '명함'],
  exchange: ['名片交换', 'card exchange', '名刺交換', '명함 교환'],
  share: ['名片分享', 'shared card', '共有名刺', '공유 명함'],
  inquiry: ['询盘', 'inquiry', '引き合い', '문의'],
  feedback: ['报价', 'answer', '回答', '답변'],
  category: ['品类', 'category', 'カテゴリー', '카테고리'],
  booking: ['预约', 'appointment', '予約', '예약'],
  slot: ['时段', 'time slot', '時間枠', '시간대'],
  activity: ['活动', 'activity', 'イベント', '행사'],
  agenda: ['议程', 'agenda item', 'プログラム', '일정'],
  ruleGroup: ['活动组', 'group of activities', 'イベントグループ', '행사 그룹'],
  document: ['资料', 'document', '資料', '자료'],
  sample: ['样品申请', 'sample request', 'サンプル依頼', '샘플 요청'],
  member: ['会员单位', 'member', '会員企業', '회원사'],
  enterprise: ['企业', 'enterprise', '企業', '기업'],
  project: ['项目', 'project', 'プロジェクト', '프로젝트'],
  exhibitorGroup: ['展团', 'exhibitor group', '出展者グループ', '참가단'],
} as const satisfies Record<string, Text>

/** Why a field was not taken: follows its name. */
const reasons = {
  notBetween: [
    '必须是 {least} 到 {most} 之间的整数',
    'must be a whole number from {least} to {most}',
    '{least} から {most} までの整数で指定してください',
    '{least}에서 {most} 사이의 정수여야 합니다',
  ],
  notDay: [
    '必须是 YYYY-MM-DD 格式的日期',
    'must be a day as YYYY-MM-DD',
    'YYYY-MM-DD 形式の日付で指定してください',
    'YYYY-MM-DD 형식의 날짜여야 합니다',
  ],
  notFuture: ['不能早于现在', 'must not be in the past', '過去の日時は指定できません', '지난 시점일 수 없습니다'],
  beforeFrom: [
    '不能早于开始日期',
    'must not be before the first day',
    '開始日より前は指定できません',
    '시작일보다 빠를 수 없습니다',
  ],
  tooManyDays: [
    '一次最多查询 {max} 天',
    'at most {max} days may be asked for at once',
    '一度に指定できるのは {max} 日までです',
    '한 번에 {max}일까지 조회할 수 있습니다',
  ],
  tooShort: [
    '至少需要 {least} 个字符',
    'needs {least} characters or more',
    '{least} 文字以上で指定してください',
    '{least}자 이상이어야 합니다',
  ],
  notContact: [
    '必须是电话号码或邮箱',
    'must be a phone number or an email address',
    '電話番号またはメールアドレスで指定してください',
    '전화번호 또는 이메일이어야 합니다',
  ],
  notUploaded: [
    '没有这个已上传的文件',
    'is not a file that you have uploaded for this',
    'アップロード済みのファイルではありません',
    '업로드한 파일이 아닙니다',
  ],
  notOnCard: [
    '名片上没有“{name}”',
    'has {name}, which is not on the card',
    '名刺に {name} がありません',
    '명함에 {name} 항목이 없습니다',
  ],
  notExchanged: [
    '本届展会不交换“{name}”',
    'has {name}, which is not exchanged at this exhibition',
    'この展示会では {name} は交換できません',
    '이 전시회에서는 {name} 항목을 교환하지 않습니다',
  ],
  noneInHall: [
    '发布到询盘大厅时不能指定展商',
    'must be empty for the inquiry hall',
    '引き合い広場への投稿では指定できません',
    '문의 게시판에 올릴 때는 지정할 수 없습니다',
  ],
  notOfExhibitor: [
    '不是该展商的展品',
    'is not an exhibit of this exhibitor',
    'この出展者の製品ではありません',
    '이 참가업체의 전시품이 아닙니다',
  ],
  notPath: [
    '必须是本站的路径',
    'must be a path of this site',
    'このサイト内のパスで指定してください',
    '이 사이트의 경로여야 합니다',
  ],
  originNotAllowed: [
    '不允许从 {origin} 支付',
    '{origin} may not pay here',
    '{origin} からのお支払いは許可されていません',
    '{origin}에서는 결제할 수 없습니다',
  ],
} as const satisfies Record<string, Text>

const cards = {
  cardsMax: [
    '最多可保存 {max} 张名片。',
    'You can keep {max} cards at most.',
    '保存できる名刺は {max} 枚までです。',
    '명함은 {max}장까지 저장할 수 있습니다.',
  ],
  notOffered: [
    '对方没有待您答复的名片。',
    'There is no offer waiting for your answer.',
    '回答待ちの名刺交換の申し出はありません。',
    '답변을 기다리는 명함 교환 제안이 없습니다.',
  ],
  nothingGiven: [
    '您没有可收回的名片。',
    'You have given nothing that could be taken back.',
    '取り消せる名刺はありません。',
    '회수할 명함이 없습니다.',
  ],
  ownCardShared: ['这是您自己的名片。', 'This is your own card.', 'ご自身の名刺です。', '본인의 명함입니다.'],
  shareWithdrawn: [
    '名片主人已收回该名片。',
    'The owner has withdrawn this card.',
    'この名刺は所有者により取り消されました。',
    '명함 소유자가 공유를 취소했습니다.',
  ],
  shareExpired: [
    '该名片链接已过期。',
    'The link to this card has expired.',
    'この名刺のリンクは有効期限が切れています。',
    '명함 링크의 유효기간이 지났습니다.',
  ],
} as const satisfies Record<string, Text>

const inquiries = {
  anonymousBuyer: ['匿名买家', 'Anonymous buyer', '匿名バイヤー', '익명 바이어'],
  deadlinePassed: ['已过截止日期', 'The deadline has passed', '締切日を過ぎました', '마감일이 지났습니다'],
  inquiryEnded: [
    '该询盘已结束。',
    'This inquiry has ended.',
    'この引き合いは終了しています。',
    '이미 종료된 문의입니다.',
  ],
  finishByEnd: [
    '大厅询盘请在大厅中结束。',
    'An inquiry of the hall is ended in the hall.',
    '広場の引き合いは広場から終了してください。',
    '게시판 문의는 게시판에서 종료해 주십시오.',
  ],
  endByFinish: [
    '定向询盘请在“我的询盘”中结束。',
    'A direct inquiry is ended with its result.',
    '個別の引き合いは結果を選んで終了してください。',
    '개별 문의는 결과를 선택하여 종료해 주십시오.',
  ],
} as const satisfies Record<string, Text>

const bookings = {
  placeOnline: ['线上', 'Online', 'オンライン', '온라인'],
  chatWith: ['与{name}在线沟通', 'Chat with {name}', '{name}とのチャット', '{name} 채팅 상담'],
  talkWith: ['与{name}洽谈', 'Meeting with {name}', '{name}との商談', '{name} 상담'],
  stageIn: ['{hall}活动舞台', '{hall}, stage', '{hall}ステージ', '{hall} 무대'],
  roomIn: ['{hall}洽谈区', '{hall}, meeting area', '{hall}商談エリア', '{hall} 상담 구역'],
  reasonWithRemark: ['{reason}：{remark}', '{reason}: {remark}', '{reason}：{remark}', '{reason}: {remark}'],
  calendarName: ['{name} 日程', '{name} schedule', '{name} スケジュール', '{name} 일정'],
  notBookable: [
    '活动已结束或已下线，无法预约。',
    'It is over or has been set offline.',
    '終了または配信停止のため予約できません。',
    '종료되었거나 비공개로 전환되어 예약할 수 없습니다.',
  ],
  fullyBooked: ['名额已满。', 'All seats are taken.', '満席です。', '자리가 모두 찼습니다.'],
  claimTaken: [
    '该展商条目已被认领。',
    'Somebody looks after this entry already.',
    'この出展者ページは申請済みの担当者が管理しています。',
    '이미 다른 담당자가 관리하는 업체 정보입니다.',
  ],
  notInRegister: ['不在工商登记中', 'is not in the register', 'は登記にありません', '등록부에 없습니다'],
  bookingOver: ['该时间已过。', 'That time has passed.', 'その時間は過ぎています。', '지난 시간입니다.'],
  cancelByReservation: [
    '洽谈预约需选择原因后取消。',
    'A negotiation is cancelled with a reason.',
    '商談の予約は理由を選んで取り消してください。',
    '상담 예약은 사유를 선택하여 취소해 주십시오.',
  ],
  takesNoAppointments: [
    '该展商暂不接受预约。',
    'This exhibitor takes no appointments.',
    'この出展者は予約を受け付けていません。',
    '이 참가업체는 예약을 받지 않습니다.',
  ],
  slotTaken: [
    '该时段刚刚被预约，请选择其他时段。',
    'Somebody was quicker. Please choose another time.',
    'この時間枠は埋まりました。別の時間をお選びください。',
    '다른 분이 먼저 예약했습니다. 다른 시간을 선택해 주십시오.',
  ],
} as const satisfies Record<string, Text>

const activities = {
  activityFull: [
    '“{title}”名额已满。',
    'All seats of “{title}” are taken.',
    '「{title}」は満席です。',
    '‘{title}’의 자리가 모두 찼습니다.',
  ],
  activityClosed: [
    '“{title}”的预约已截止。',
    'Bookings for “{title}” are closed.',
    '「{title}」の予約は締め切りました。',
    '‘{title}’ 예약이 마감되었습니다.',
  ],
  activityEnded: [
    '“{title}”已结束或取消。',
    '“{title}” is over or was called off.',
    '「{title}」は終了または中止となりました。',
    '종료되었거나 취소된 행사입니다: ‘{title}’',
  ],
  activityNotCovered: [
    '您的门票不含“{title}”。',
    'Your ticket does not cover “{title}”.',
    'お持ちのチケットでは「{title}」を予約できません。',
    '보유한 티켓으로는 다음 행사를 예약할 수 없습니다: ‘{title}’',
  ],
  tooFewChoices: [
    '“{name}”至少选择 {least} 项。',
    'Choose {least} or more of “{name}”.',
    '「{name}」から {least} 件以上を選んでください。',
    '‘{name}’에서 {least}개 이상 선택해 주십시오.',
  ],
  tooManyChoices: [
    '“{name}”最多选择 {most} 项。',
    'Choose at most {most} of “{name}”.',
    '「{name}」から選べるのは {most} 件までです。',
    '‘{name}’에서 {most}개까지 선택할 수 있습니다.',
  ],
} as const satisfies Record<string, Text>

const samples = {
  sampleRefused: [
    '该展品暂不提供样品，欢迎到展位查看。',
    'We give no samples of this exhibit; please see it at our stand.',
    'この製品のサンプル提供は行っておりません。ブースでご覧ください。',
    '이 제품은 샘플을 제공하지 않습니다. 부스에서 확인해 주십시오.',
  ],
  sampleNotCancellable: [
    '样品已寄出或申请已结束，无法取消。',
    'It has been sent, or the request is closed.',
    '発送済みまたは終了した依頼のため取り消せません。',
    '이미 발송되었거나 종료된 요청이라 취소할 수 없습니다.',
  ],
  sampleNotSent: [
    '样品尚未寄出。',
    'The sample has not been sent yet.',
    'サンプルはまだ発送されていません。',
    '샘플이 아직 발송되지 않았습니다.',
  ],
  sampleGone: [
    '该展品已下架。',
    'The exhibit has been withdrawn from the fair.',
    'この製品は出展を取りやめました。',
    '이 전시품은 전시가 철회되었습니다.',
  ],
} as const satisfies Record<string, Text>

export const businessTexts = {
  ...kinds,
  ...reasons,
  ...cards,
  ...inquiries,
  ...bookings,
  ...activities,
  ...samples,
}
