import type { Text } from '../seed/text.ts'

/** What the platform says of lives, meetings, streams and chats (Spec 8). In the order of LANGUAGES: zh, en, ja, ko. */
export const aliveTexts = {
  liveStream: ['直播', 'live stream', 'ライブ配信', '라이브 방송'],
  meetingRoom: ['会议', 'meeting', '会議', '회의'],
  channelVideo: ['视频', 'video', '動画', '영상'],
  chatGroup: ['会话', 'chat', 'チャット', '대화'],
  liveEnded: [
    '直播已结束。',
    'Live Streaming has ended.',
    'ライブ配信は終了しました。',
    '라이브 방송이 종료되었습니다.',
  ],
  liveOffline: [
    '该直播已下线',
    'The live streaming has been set offline',
    'このライブ配信は停止されました',
    '라이브 방송이 중지되었습니다',
  ],
  meetingEnded: ['会议已结束。', 'The meeting has ended.', '会議は終了しました。', '회의가 종료되었습니다.'],
  meetingOffline: [
    '该会议已下线',
    'The meeting has been set offline',
    'この会議は停止されました',
    '회의가 중지되었습니다',
  ],
  meetingFull: ['会议名额已满', 'The meeting is full', '会議は満席です', '회의 정원이 모두 찼습니다'],
  notJoined: [
    '您尚未加入，无法执行此操作',
    'You have not joined',
    '参加していないため、この操作はできません',
    '참가하지 않아 이 작업을 할 수 없습니다',
  ],
  chatClosed: ['该会话已关闭', 'This chat is closed', 'このチャットは終了しました', '종료된 대화입니다'],
  textRefused: [
    '内容包含不允许发送的词语：{words}',
    'The text has words that may not be sent: {words}',
    '送信できない語句が含まれています：{words}',
    '보낼 수 없는 단어가 포함되어 있습니다: {words}',
  ],
  untranslatable: [
    '沙盒只会翻译短语表中的句子，这段文字不在其中',
    'The sandbox translates by a table of phrases, and this text is not in it',
    'サンドボックスの翻訳は定型文のみに対応しており、この文は含まれていません',
    '샌드박스는 문구 표에 있는 문장만 번역하며, 이 글은 표에 없습니다',
  ],
  sandboxPhrases: ['沙盒短语表', 'Sandbox phrase table', 'サンドボックス定型文', '샌드박스 문구 표'],
  serviceDesk: ['展会客服', 'Fair service desk', '展示会サポートデスク', '박람회 고객센터'],
  faultRefused: [
    '沙盒按要求拒绝了此次请求',
    'The sandbox was told to refuse this',
    'サンドボックスは設定によりこの要求を拒否しました',
    '샌드박스가 설정에 따라 이 요청을 거절했습니다',
  ],
  audienceOf: ['{title}（观众席）', '{title} (audience)', '{title}（視聴者）', '{title} (시청자)'],
} as const satisfies Record<string, Text>
