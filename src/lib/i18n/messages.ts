import type account from './messages/account/en-US.json'
import type agenda from './messages/agenda/en-US.json'
import type basket from './messages/basket/en-US.json'
import type blocks from './messages/blocks/en-US.json'
import type booking from './messages/booking/en-US.json'
import type card from './messages/card/en-US.json'
import type chat from './messages/chat/en-US.json'
import type claim from './messages/claim/en-US.json'
import type common from './messages/common/en-US.json'
import type compare from './messages/compare/en-US.json'
import type concert from './messages/concert/en-US.json'
import type errors from './messages/errors/en-US.json'
import type exhibition from './messages/exhibition/en-US.json'
import type exhibitor from './messages/exhibitor/en-US.json'
import type exhibits from './messages/exhibits/en-US.json'
import type externalLink from './messages/externalLink/en-US.json'
import type feedback from './messages/feedback/en-US.json'
import type figures from './messages/figures/en-US.json'
import type form from './messages/form/en-US.json'
import type group from './messages/group/en-US.json'
import type guest from './messages/guest/en-US.json'
import type guide from './messages/guide/en-US.json'
import type hall from './messages/hall/en-US.json'
import type home from './messages/home/en-US.json'
import type identity from './messages/identity/en-US.json'
import type inquiry from './messages/inquiry/en-US.json'
import type landing from './messages/landing/en-US.json'
import type leave from './messages/leave/en-US.json'
import type list from './messages/list/en-US.json'
import type login from './messages/login/en-US.json'
import type marketing from './messages/marketing/en-US.json'
import type member from './messages/member/en-US.json'
import type micro from './messages/micro/en-US.json'
import type nation from './messages/nation/en-US.json'
import type news from './messages/news/en-US.json'
import type notebook from './messages/notebook/en-US.json'
import type offline from './messages/offline/en-US.json'
import type outbox from './messages/outbox/en-US.json'
import type pages from './messages/pages/en-US.json'
import type personal from './messages/personal/en-US.json'
import type plan from './messages/plan/en-US.json'
import type poster from './messages/poster/en-US.json'
import type preregistration from './messages/preregistration/en-US.json'
import type preview from './messages/preview/en-US.json'
import type project from './messages/project/en-US.json'
import type recommend from './messages/recommend/en-US.json'
import type registrationGroup from './messages/registrationGroup/en-US.json'
import type room from './messages/room/en-US.json'
import type search from './messages/search/en-US.json'
import type stars from './messages/stars/en-US.json'
import type ticket from './messages/ticket/en-US.json'
import type ucan from './messages/ucan/en-US.json'
import type way from './messages/way/en-US.json'

/** The namespaces, one per feature; each has the same keys in four languages (scripts/house.ts checks it). */
export interface Messages {
  account: typeof account
  agenda: typeof agenda
  basket: typeof basket
  blocks: typeof blocks
  booking: typeof booking
  card: typeof card
  chat: typeof chat
  claim: typeof claim
  common: typeof common
  compare: typeof compare
  concert: typeof concert
  errors: typeof errors
  exhibition: typeof exhibition
  exhibitor: typeof exhibitor
  exhibits: typeof exhibits
  feedback: typeof feedback
  figures: typeof figures
  form: typeof form
  group: typeof group
  guest: typeof guest
  guide: typeof guide
  hall: typeof hall
  home: typeof home
  identity: typeof identity
  inquiry: typeof inquiry
  landing: typeof landing
  leave: typeof leave
  list: typeof list
  login: typeof login
  marketing: typeof marketing
  member: typeof member
  micro: typeof micro
  nation: typeof nation
  news: typeof news
  notebook: typeof notebook
  offline: typeof offline
  outbox: typeof outbox
  pages: typeof pages
  personal: typeof personal
  plan: typeof plan
  poster: typeof poster
  preregistration: typeof preregistration
  preview: typeof preview
  project: typeof project
  recommend: typeof recommend
  room: typeof room
  search: typeof search
  registrationGroup: typeof registrationGroup
  stars: typeof stars
  ticket: typeof ticket
  ucan: typeof ucan
  way: typeof way
  externalLink: typeof externalLink
}

export type Namespace = keyof Messages
