import * as z from 'zod/mini'
import { data, Flag, get, list, Media, none, post } from './endpoint.ts'
import { colour, html, id, languageTag, link, media, primaryColour, time } from './kinds.ts'
import { Captions } from './replay.ts'
import { CONFIG_FLAGS } from './site.ts'

/**
 * An entry of the header's navigation, or of the footer. `path` is a path of the route table, or an absolute https address.
 * `hiddenBy` (ours, the specification does not show how): the flag under which the footer leaves it out, as
 * HIDE_INTERPHOTO_AIR does the link to the photo wall.
 */
export const BarItem = z.object({ label: z.string(), path: link, hiddenBy: z.nullish(z.enum(CONFIG_FLAGS)) })
export type BarItem = z.infer<typeof BarItem>

export const TopBar = z.object({
  items: z.array(BarItem),
  /** Columns of the footer. */
  footer: z.array(z.object({ title: z.string(), items: z.array(BarItem) })),
})
export type TopBar = z.infer<typeof TopBar>

const titled = { blockId: id, title: z.string() }

/**
 * A block of a composed page (home, micro pages, previews). `type` picks its view; a type that the site does not know
 * is dropped and reported. Lists carry only how many to show: what they show comes from the calls that own it.
 */
export const Block = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('banner'),
    ...titled,
    slides: z.array(
      z.object({
        title: z.string(),
        text: z.string(),
        label: z.string(),
        picture: Media,
        links: z.array(BarItem),
        tone: z.enum(['light', 'dark']),
      }),
    ),
  }),
  z.object({ type: z.literal('lives'), ...titled, count: z.number() }),
  z.object({ type: z.literal('exhibits'), ...titled, count: z.number(), source: z.enum(['recommended', 'random']) }),
  z.object({ type: z.literal('industries'), ...titled }),
  z.object({ type: z.literal('exhibitors'), ...titled, count: z.number() }),
  z.object({ type: z.literal('meetings'), ...titled, count: z.number() }),
  z.object({ type: z.literal('news'), ...titled, count: z.number() }),
  z.object({ type: z.literal('advertisements'), ...titled }),
  z.object({
    type: z.literal('partners'),
    ...titled,
    groups: z.array(
      z.object({
        groupName: z.string(),
        partners: z.array(z.object({ partnerName: z.string(), logo: Media, language: z.nullish(languageTag) })),
      }),
    ),
  }),
  z.object({ type: z.literal('richText'), ...titled, html: html }),
])
export type Block = z.infer<typeof Block>

/** A part of a picture that is a link; edges in percent of the picture's width and height, from the upper left. */
export const HotSpot = z.object({
  left: z.number(),
  top: z.number(),
  width: z.number(),
  height: z.number(),
  link: BarItem,
})
export type HotSpot = z.infer<typeof HotSpot>

/**
 * A block of a micro page: those of home, and what a tenant composes beyond them. `form` is drawn from
 * dynamicForm/{formId}; `goods` are picked one by one and come whole from list/ids.
 */
export const MicroBlock = z.discriminatedUnion('type', [
  Block,
  z.object({ type: z.literal('hotSpots'), ...titled, picture: Media, spots: z.array(HotSpot) }),
  z.object({
    type: z.literal('picture'),
    ...titled,
    picture: Media,
    caption: z.nullish(z.string()),
    link: z.nullish(BarItem),
  }),
  z.object({
    type: z.literal('video'),
    ...titled,
    /** An m3u8 playlist or a video file (Spec 9 lists the extensions). */
    url: media,
    poster: Media,
    /** Seconds. */
    duration: z.number(),
    captions: z.array(Captions),
  }),
  /** Counts down to `until` (ISO 8601, UTC); `doneText` stands there afterwards. */
  z.object({ type: z.literal('countdown'), ...titled, until: time, doneText: z.string() }),
  z.object({
    type: z.literal('goods'),
    ...titled,
    goodsType: z.enum(['EXHIBITOR', 'EXHIBITOR_GROUP', 'EXHIBIT', 'LIVE', 'MEETING', 'INFORMATION']),
    ids: z.array(id),
  }),
  z.object({ type: z.literal('form'), ...titled, formId: id }),
  /** A drawn map; no map service is asked. Coordinates in degrees, WGS 84, for the device's own map. */
  z.object({
    type: z.literal('map'),
    ...titled,
    picture: Media,
    address: z.string(),
    latitude: z.number(),
    longitude: z.number(),
  }),
  z.object({ type: z.literal('buttons'), ...titled, links: z.array(BarItem) }),
])
export type MicroBlock = z.infer<typeof MicroBlock>

/**
 * The platform's colours (Spec 1, 3). Every colour is #rrggbb or #rrggbbaa; a field that is absent is derived from the
 * primary; one that fails WCAG AA against its pair is repaired at build.
 */
export const ThemeConfig = z.object({
  primaryColor: primaryColour,
  themeType: z.enum(['dark', 'light']),
  cardMode: z.nullish(z.string()),
  agendaColor: z.nullish(colour),
  buttonColor: z.nullish(colour),
  buttonTextColor: z.nullish(colour),
  tagColor: z.nullish(colour),
  tagTextColor: z.nullish(colour),
  textColor: z.nullish(colour),
  textSecondaryColor: z.nullish(colour),
  cardColor: z.nullish(colour),
  cardTextColor: z.nullish(colour),
  lineColor: z.nullish(colour),
  tableHeadColor: z.nullish(colour),
  tableLineColor: z.nullish(colour),
  tabColor: z.nullish(colour),
  tabActiveColor: z.nullish(colour),
  selectColor: z.nullish(colour),
  inputColor: z.nullish(colour),
  inputLineColor: z.nullish(colour),
  headerColor: z.nullish(colour),
  headerTextColor: z.nullish(colour),
})
export type ThemeConfig = z.infer<typeof ThemeConfig>

export const decoration = {
  topBar: get('/api/v2/app/decorations/top/bar', none, data(TopBar)),
  /** The published home page of the exhibition (Spec 7; prefix assumed). */
  homeRender: get('/api/v2/app/decorations/page/home/render', none, list(Block)),
  /** Whether home and its parts are published (Spec 7; prefix assumed). */
  contentState: get(
    '/api/v2/app/decorations/content/state',
    none,
    data(z.object({ homePublished: Flag, updateTime: time })),
  ),
  themeColor: get('/api/v2/app/theme/color/primary', z.object({ terminalType: z.string() }), data(ThemeConfig)),
}

/** What can be previewed; `id` is the micro page's or the group's, and empty for HOME and LOGIN. */
export const PreviewTarget = z.enum(['HOME', 'LOGIN', 'MICRO_PAGE', 'EXHIBITOR_GROUP'])
export type PreviewTarget = z.infer<typeof PreviewTarget>

const previewToken = { previewToken: z.string() }

export const decorationRest = {
  /**
   * The unpublished blocks of the login page, or of the micro page `id`. The platform refuses a token that is not valid
   * (Spec 7; prefix assumed). Home and groups have preview calls of their own.
   */
  preview: get(
    '/api/v2/app/decorations/preview',
    z.object({ ...previewToken, target: z.enum(['LOGIN', 'MICRO_PAGE']), id: z.optional(z.string()) }),
    list(MicroBlock),
  ),
  /** The unpublished home page (Spec 7; prefix assumed). */
  homePreview: get('/api/v2/app/decorations/page/home/preview', z.object(previewToken), list(Block)),
  /**
   * Added: a preview token for a user who may see the unpublished, refused to others. The specification has preview calls
   * but not what admits to them. The token of a back office may also come in the address.
   */
  previewToken: post(
    '/api/v2/app/decorations/preview/token',
    z.object({ target: PreviewTarget, id: z.optional(z.string()) }),
    data(z.object({ previewToken: z.string(), expireTime: time })),
    { authed: true, added: true },
  ),
}
