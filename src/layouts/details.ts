import agenda from '../styles/agenda-detail.css?url'
import concert from '../styles/concert.css?url'
import detail from '../styles/detail.css?url'
import groups from '../styles/groups.css?url'
import micro from '../styles/micro.css?url'
import reading from '../styles/reading.css?url'
import kinds from '../styles/ticket-catalogue.css?url'
import type { DetailRoute } from './detail-route.ts'

const MISSING = { missingWhy: 'list:notFoundWhy', failed: 'list:itemFailed' } as const
const AGENDA = { missingWhy: 'agenda:missingWhy', failed: 'agenda:detailFailed' } as const
const UCAN = {
  description: 'ucan:shellAgendaWhy',
  list: 'ucan:activities',
  missing: 'ucan:missing',
  missingWhy: 'ucan:missingWhy',
  failed: 'ucan:failed',
} as const

const guest = {
  path: '/guest/detail',
  by: 'id',
  words: {
    title: 'guest:shell',
    description: 'guest:shellWhy',
    list: 'guest:all',
    missing: 'guest:missing',
    ...MISSING,
  },
  list: '/guest',
  texts: ['list', 'guest'],
  sheets: [detail, groups],
  open: async () => (await import('../features/guest/guest-fallback.tsx')).openGuest,
} satisfies DetailRoute

const series = {
  path: '/activity/contain/detail',
  by: 'id',
  words: {
    title: 'agenda:shell.series',
    description: 'agenda:shellWhy.series',
    list: 'agenda:series',
    missing: 'agenda:missing.activity',
    ...AGENDA,
  },
  list: '/activity/contain',
  texts: ['agenda'],
  sheets: [agenda],
  open: async () => (await import('../features/agenda/agenda-fallback.tsx')).openActivity,
} satisfies DetailRoute

const item = {
  path: '/ucan/agendadetail',
  by: 'id',
  words: { title: 'ucan:agendaTitle', ...UCAN },
  list: '/activity',
  texts: ['ucan'],
  sheets: [agenda],
  open: async () => (await import('../features/ucan/item-fallback.tsx')).openItem,
} satisfies DetailRoute

/** Every such page, by its route. */
export const DETAILS = {
  '/exhibits/detail': {
    path: '/exhibits/detail',
    by: 'id',
    words: {
      title: 'list:exhibitTitle',
      description: 'list:shellWhy',
      list: 'exhibits:toList',
      missing: 'exhibits:notFound',
      ...MISSING,
    },
    list: '/exhibits',
    texts: ['list', 'exhibits'],
    sheets: [detail],
    open: async () => (await import('../features/catalogue/exhibit-fallback.tsx')).openExhibit,
  },
  '/exhibitor/detail': {
    path: '/exhibitor/detail',
    by: 'id',
    words: {
      title: 'list:exhibitorTitle',
      description: 'list:shellExhibitorWhy',
      list: 'list:browseExhibitors',
      missing: 'list:exhibitorNotFound',
      ...MISSING,
    },
    list: '/exhibitor',
    texts: ['list', 'exhibitor', 'exhibits'],
    sheets: [detail],
    open: async () => (await import('../features/catalogue/exhibitor-fallback.tsx')).openExhibitor,
  },
  '/exhibition-group/detail': {
    path: '/exhibition-group/detail',
    by: 'id',
    words: {
      title: 'group:shell',
      description: 'group:shellWhy',
      list: 'group:all',
      missing: 'group:missing',
      ...MISSING,
    },
    list: '/exhibition-group',
    texts: ['list', 'exhibitor', 'exhibits', 'group'],
    sheets: [detail, groups],
    open: async () => (await import('../features/group/group-fallback.tsx')).openGroup,
  },
  '/national-image/detail': {
    path: '/national-image/detail',
    by: 'id',
    words: {
      title: 'nation:shell',
      description: 'nation:shellWhy',
      list: 'nation:all',
      missing: 'nation:missing',
      ...MISSING,
    },
    list: '/national-image',
    texts: ['list', 'exhibitor', 'exhibits', 'nation'],
    sheets: [detail, groups],
    open: async () => (await import('../features/nation/nation-fallback.tsx')).openNation,
  },
  '/member/detail': {
    path: '/member/detail',
    by: 'id',
    words: {
      title: 'member:shell',
      description: 'member:shellWhy',
      list: 'member:all',
      missing: 'member:missing',
      ...MISSING,
    },
    list: '/member',
    texts: ['list', 'member'],
    sheets: [detail, groups],
    open: async () => (await import('../features/member/member-fallback.tsx')).openMember,
  },
  '/guest/detail': guest,
  // Its guests are listed among all guests.
  '/ucan/guestdetail': {
    ...guest,
    words: { ...guest.words, description: 'ucan:shellGuestWhy' },
    texts: [...guest.texts, 'ucan'],
  },
  '/project/detail': {
    path: '/project/detail',
    by: 'id',
    words: {
      title: 'project:shell',
      description: 'project:shellWhy',
      list: 'project:all',
      missing: 'project:missing',
      ...MISSING,
    },
    list: '/project',
    texts: ['list', 'exhibits', 'project'],
    sheets: [detail, groups],
    open: async () => (await import('../features/project/project-fallback.tsx')).openProject,
  },
  '/news/detail': {
    path: '/news/detail',
    by: 'id',
    words: {
      title: 'news:story',
      description: 'news:shellWhy',
      list: 'news:all',
      missing: 'news:notFound',
      ...MISSING,
    },
    list: '/news',
    texts: ['list', 'news'],
    sheets: [reading],
    open: async () => (await import('../features/news/news-fallback.tsx')).openStory,
  },
  '/live/detail': {
    path: '/live/detail',
    by: 'id',
    words: {
      title: 'agenda:shell.live',
      description: 'agenda:shellWhy.live',
      list: 'agenda:all.live',
      missing: 'agenda:missing.live',
      ...AGENDA,
    },
    list: '/live',
    texts: ['agenda', 'exhibits', 'room'],
    sheets: [agenda],
    open: async () => (await import('../features/agenda/agenda-fallback.tsx')).openLive,
  },
  '/meeting/detail': {
    path: '/meeting/detail',
    by: 'id',
    words: {
      title: 'agenda:shell.meeting',
      description: 'agenda:shellWhy.meeting',
      list: 'agenda:all.meeting',
      missing: 'agenda:missing.meeting',
      ...AGENDA,
    },
    list: '/meeting',
    texts: ['agenda', 'exhibits', 'room'],
    sheets: [agenda],
    open: async () => (await import('../features/agenda/agenda-fallback.tsx')).openMeeting,
  },
  '/activity/detail': {
    ...series,
    path: '/activity/detail',
    words: {
      ...series.words,
      title: 'agenda:shell.activity',
      description: 'agenda:shellWhy.activity',
      list: 'agenda:all.activity',
    },
    list: '/activity',
  },
  '/activity/contain/detail': series,
  '/activity/contain/detail/list': { ...series, path: '/activity/contain/detail/list' },
  '/ucan/agendadetail': item,
  '/ucan/coursedetail': { ...item, path: '/ucan/coursedetail', words: { ...item.words, title: 'ucan:courseTitle' } },
  '/concert/player': {
    path: '/concert/player',
    by: 'id',
    words: {
      title: 'concert:shell',
      description: 'concert:shellWhy',
      list: 'concert:all',
      missing: 'concert:missing',
      missingWhy: 'concert:missingWhy',
      failed: 'concert:failed',
    },
    list: '/concert',
    texts: ['concert'],
    sheets: [concert],
    open: async () => (await import('../features/concert/player-fallback.tsx')).openVideo,
  },
  '/micro-page': {
    path: '/micro-page',
    by: 'microPageId',
    words: {
      title: 'micro:title',
      description: 'micro:shellWhy',
      list: 'micro:all',
      missing: 'micro:notFound',
      ...MISSING,
    },
    list: '/micro-list',
    texts: ['list', 'blocks', 'home', 'micro'],
    sheets: [micro],
    open: async () => (await import('../features/micro/micro-fallback.tsx')).openMicroPage,
  },
  '/agreement': {
    path: '/agreement',
    by: 'id',
    words: {
      title: 'pages:agreementMissing',
      description: 'pages:agreementMissingWhy',
      list: 'pages:agreementAll',
      missing: 'pages:agreementNotFound',
      missingWhy: 'pages:agreementNotFoundWhy',
      failed: 'pages:agreementFailed',
    },
    list: '/agreements',
    texts: ['pages'],
    sheets: [reading],
    open: async () => (await import('../features/agreement/agreement-fallback.tsx')).openAgreement,
  },
  '/ticket/details': {
    path: '/ticket/details',
    by: 'id',
    words: {
      title: 'ticket:shellTitle',
      description: 'ticket:shellWhy',
      list: 'ticket:toKinds',
      missing: 'ticket:unknown',
      missingWhy: 'ticket:unknownWhy',
      failed: 'ticket:failed',
    },
    list: '/ticket',
    texts: ['form', 'ticket'],
    sheets: [kinds],
    open: async () => (await import('../features/ticket/kind-fallback.tsx')).openKind,
  },
} as const satisfies Record<string, DetailRoute>

export type DetailName = keyof typeof DETAILS
