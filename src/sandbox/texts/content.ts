import type { Text } from '../seed/text.ts'

/** What the platform says about groups, projects, pages and previews. In the order of LANGUAGES: zh, en, ja, ko. */
export const contentTexts = {
  guest: ['嘉宾', 'guest', 'ゲスト', '연사'],
  nation: ['国家馆', 'national pavilion', '国別パビリオン', '국가관'],
  microPage: ['微页面', 'micro page', 'マイクロページ', '마이크로 페이지'],
  categoryNode: ['分类', 'category', 'カテゴリー', '카테고리'],
  previewInvalid: [
    '预览链接无效或已过期，请重新获取',
    'The preview link is not valid or no longer valid. Ask for a new one',
    'プレビューのリンクが無効か、期限が切れています。もう一度取得してください',
    '미리보기 링크가 유효하지 않거나 만료되었습니다. 다시 받아 주세요',
  ],
  previewForbidden: [
    '您没有预览权限',
    'You may not see what is not published yet',
    'プレビューの権限がありません',
    '미리보기 권한이 없습니다',
  ],
  stateUpcoming: ['未开始', 'Upcoming', '開始前', '시작 전'],
  stateLive: ['进行中', 'Now', '開催中', '진행 중'],
  stateReplay: ['可回放', 'Recording', '録画あり', '다시보기'],
  stateEnded: ['已结束', 'Over', '終了', '종료'],
  stateOffline: ['已下线', 'Offline', '公開終了', '중단'],
} as const satisfies Record<string, Text>
