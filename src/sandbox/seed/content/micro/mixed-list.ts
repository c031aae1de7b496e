import { hallPicture } from '../../../media/address.ts'
import { goods, listed, richText } from './blocks.ts'
import type { MicroPlan } from './plan.ts'

/** /mixed-list: the editors' picks of everything. */
export const MIXED_LIST: MicroPlan = {
  id: 'MP03',
  exhibitionId: '2001',
  isPublished: true,
  code: 'MIXED_LIST',
  title: ['编辑部一周精选', 'The editors’ week', '編集部の今週の注目', '편집부가 고른 이번 주'],
  summary: [
    '展商、展品、直播、会议与资讯，编辑部每天更新一次。',
    'Exhibitors, exhibits, lives, meetings and news, chosen anew every day.',
    '出展者、出展品、ライブ、会議、ニュースを編集部が毎日選んでいます。',
    '참가업체, 전시품, 라이브, 회의, 뉴스를 편집부가 매일 고릅니다.',
  ],
  cover: hallPicture('mixed-list', 'butter'),
  embedOrigins: [],
  blocks: [
    richText(
      'mixed-intro',
      ['编者按', 'From the editors', '編集部より', '편집부에서'],
      [
        [
          '我们每天闭馆后走一遍展馆，把值得第二天再看一次的东西放在这里，不收费，也不接受推荐。',
          'Every evening we walk the halls and put here what deserves a second look. Nobody pays for it and nobody may suggest.',
          '毎晩、閉館後に会場を歩き、もう一度見たいものをここに並べます。広告ではなく、推薦も受け付けません。',
          '매일 폐관 뒤 전시관을 돌며 다시 볼 만한 것을 여기에 올립니다. 광고가 아니며 추천도 받지 않습니다.',
        ],
      ],
    ),
    goods('mixed-exhibitors', ['展商', 'Exhibitors', '出展者', '참가업체'], 'EXHIBITOR', [2, 8]),
    goods('mixed-exhibits', ['展品', 'Exhibits', '出展品', '전시품'], 'EXHIBIT', [4, 12]),
    goods('mixed-lives', ['直播', 'Live', 'ライブ', '라이브'], 'LIVE', [0, 4]),
    goods('mixed-meetings', ['会议', 'Meetings', '会議', '회의'], 'MEETING', [7, 11]),
    goods('mixed-groups', ['展商团', 'Groups', '出展者グループ', '참가업체 그룹'], 'EXHIBITOR_GROUP', [2, 5]),
    goods('mixed-stories', ['值得一读', 'Worth reading', '読みもの', '읽을거리'], 'INFORMATION', [1, 5]),
    listed('news', 'mixed-news', ['刚刚发布', 'Just out', '新着', '방금 올라온 소식'], 4),
  ],
}
