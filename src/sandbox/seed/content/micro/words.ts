import type { Text } from '../../text.ts'
import type { LinkPlan } from './plan.ts'

/** Words that several pages share. */
export const ADDRESS: Text = [
  '浙江省宁波市海汇大道 1 号 海汇国际会展中心',
  'Haihui Convention Centre, 1 Haihui Avenue, Ningbo, Zhejiang',
  '浙江省寧波市海匯大道1号 海匯国際コンベンションセンター',
  '저장성 닝보시 하이후이대로 1호 하이후이 국제컨벤션센터',
]

export const TO_REGISTER: LinkPlan = ['/audience', ['预登记', 'Register', '事前登録', '사전등록']]
export const TO_EXHIBITORS: LinkPlan = ['/exhibitor', ['展商名录', 'Exhibitors', '出展者一覧', '참가업체 목록']]
export const TO_EXHIBITS: LinkPlan = ['/exhibits', ['浏览展品', 'Browse exhibits', '出展品を見る', '전시품 보기']]
export const TO_MEETINGS: LinkPlan = ['/meeting', ['会议日程', 'Meetings', '会議日程', '회의 일정']]
export const TO_NEWS: LinkPlan = ['/news', ['展会资讯', 'News', 'ニュース', '뉴스']]
export const TO_TICKETS: LinkPlan = ['/ticket', ['门票', 'Tickets', 'チケット', '티켓']]
export const TO_INQUIRY: LinkPlan = [
  '/business/publish-inquiry',
  ['发布求购', 'Post an inquiry', '調達案件を掲載', '구매 요청 등록'],
]
export const TO_PROJECTS: LinkPlan = ['/project', ['项目库', 'Projects', 'プロジェクト', '프로젝트']]
export const TO_ACTIVITIES: LinkPlan = ['/activity', ['现场活动', 'Activities', 'イベント', '행사']]
