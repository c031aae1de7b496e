import * as z from 'zod/mini'
import { data, Flag, get, list, Media, none } from './endpoint.ts'
import { colour, html, id, languageTag, link, media, primaryColour, time } from './kinds.ts'
import { Captions } from './replay.ts'
import { CONFIG_FLAGS } from './site.ts'

/** A link that a tenant has set: an entry of the header's navigation or of the footer, a button of a block. */
export const BarItem = z.object({
  /** Its words, in the requested language. */
  label: z.string(),
  /** A path of the site without language prefix, e.g. /exhibits, or a whole https address; in header and footer mailto, tel. */
  path: link,
  /**
   * The flag of the tenant's configList under which the footer leaves it out, as HIDE_INTERPHOTO_AIR does the link to the
   * photo wall. Ours: the specification does not show how. Null or absent: always shown.
   */
  hiddenBy: z.nullish(z.enum(CONFIG_FLAGS)),
})
export type BarItem = z.infer<typeof BarItem>

/** The navigation of a tenant's site. */
export const TopBar = z.object({
  /** Entries of the header, in their order. */
  items: z.array(BarItem),
  /** Columns of the footer, in their order; empty: it has no links of the tenant's. */
  footer: z.array(
    z.object({
      /** Heading of the column, in the requested language. */
      title: z.string(),
      /** Its links, in their order. */
      items: z.array(BarItem),
    }),
  ),
})
export type TopBar = z.infer<typeof TopBar>

const titled = {
  /** Unique on its page; parts of the page are addressed by it. */
  blockId: id,
  /** Its heading, in the requested language; '' without. */
  title: z.string(),
}

/**
 * A block of a composed page (home, micro pages, previews). `type` picks its view; a type that the site does not know
 * is dropped and reported. Lists carry only how many to show: what they show comes from the calls that own it.
 */
export const Block = z.discriminatedUnion('type', [
  /** Slides at the top of the page; left out without any. */
  z.object({
    type: z.literal('banner'),
    ...titled,
    /** In their order; the first one's title is the page's. */
    slides: z.array(
      z.object({
        /** Its headline, in the requested language. */
        title: z.string(),
        /** A sentence below it; '' without. */
        text: z.string(),
        /** Short words for the thumbnail that leads to it. */
        label: z.string(),
        /** Behind the words; shown as wide as the page. */
        picture: Media,
        /** Buttons, in their order; empty without. */
        links: z.array(BarItem),
        /** How the picture is where the words stand: light takes dark words, dark takes light ones. */
        tone: z.enum(['light', 'dark']),
      }),
    ),
  }),
  /** Lives, the running ones first. */
  z.object({ type: z.literal('lives'), ...titled, /** How many it shows at most. */ count: z.number() }),
  /** Exhibits. */
  z.object({
    type: z.literal('exhibits'),
    ...titled,
    /** How many it shows at most. */
    count: z.number(),
    /** recommended: the first of search/exhibits. random: exhibits/random. */
    source: z.enum(['recommended', 'random']),
  }),
  /** The industries with how many exhibitors each has (app/industry); those without any are left out. */
  z.object({ type: z.literal('industries'), ...titled }),
  /** Exhibitors in the list's order (search/exhibitor). */
  z.object({ type: z.literal('exhibitors'), ...titled, /** How many it shows at most. */ count: z.number() }),
  /** Meetings, those that run first, with the days of the fair. */
  z.object({ type: z.literal('meetings'), ...titled, /** How many it shows at most. */ count: z.number() }),
  /** The newest news. */
  z.object({ type: z.literal('news'), ...titled, /** How many it shows at most. */ count: z.number() }),
  /** The exhibition's advertisements (exhibitions/{id}/advertisements/v2). */
  z.object({ type: z.literal('advertisements'), ...titled }),
  /** Organisations behind the fair, by kind. */
  z.object({
    type: z.literal('partners'),
    ...titled,
    /** Kinds of partners, in their order. */
    groups: z.array(
      z.object({
        /** What they are, in the requested language, e.g. "Media partners". */
        groupName: z.string(),
        /** The partners of this kind, in their order. */
        partners: z.array(
          z.object({
            /** Name as it is shown. */
            partnerName: z.string(),
            /** Mark beside the name. */
            logo: Media,
            /** BCP 47 tag of the name; null or absent: the requested language. */
            language: z.nullish(languageTag),
          }),
        ),
      }),
    ),
  }),
  /** Text of the tenant's own. */
  z.object({
    type: z.literal('richText'),
    ...titled,
    /** Platform HTML in the requested language: goes through the sanitiser before it is shown. */
    html: html,
  }),
])
export type Block = z.infer<typeof Block>

/** A part of a picture that is a link; edges in percent of the picture's width and height, from the upper left. */
export const HotSpot = z.object({
  /** Its left edge, 0 to 100. */
  left: z.number(),
  /** Its upper edge, 0 to 100. */
  top: z.number(),
  /** In percent of the picture's width. */
  width: z.number(),
  /** In percent of the picture's height. */
  height: z.number(),
  /** Where it leads; its words also are in a list below the picture. */
  link: BarItem,
})
export type HotSpot = z.infer<typeof HotSpot>

/**
 * A block of a micro page: those of home, and what a tenant composes beyond them. `form` is rendered from
 * dynamicForm/{formId}; `goods` are picked one by one and come whole from list/ids.
 */
export const MicroBlock = z.discriminatedUnion('type', [
  Block,
  /** A picture with links in it. */
  z.object({
    type: z.literal('hotSpots'),
    ...titled,
    /** The picture; its `alt` is needed where it shows words. */
    picture: Media,
    /** The links, in the order in which a keyboard goes through them. */
    spots: z.array(HotSpot),
  }),
  /** One picture. */
  z.object({
    type: z.literal('picture'),
    ...titled,
    /** The picture, shown 16 by 9. */
    picture: Media,
    /** Words below it, in the requested language; null without. */
    caption: z.nullish(z.string()),
    /** A link behind the caption; null without. */
    link: z.nullish(BarItem),
  }),
  /** A recording, loaded when it is requested. */
  z.object({
    type: z.literal('video'),
    ...titled,
    /** An m3u8 playlist or a video file (Spec 9 lists the extensions). */
    url: media,
    /** Picture that is there until it is played. */
    poster: Media,
    /** Its length in seconds. */
    duration: z.number(),
    /** Subtitles, one entry a language; empty without. */
    captions: z.array(Captions),
  }),
  /** Counts down to a moment. */
  z.object({
    type: z.literal('countdown'),
    ...titled,
    /** The moment, ISO 8601 in UTC. */
    until: time,
    /** What is there afterwards, in the requested language. */
    doneText: z.string(),
  }),
  /** Entities that an editor has picked one by one. */
  z.object({
    type: z.literal('goods'),
    ...titled,
    /** What all of them are. INFORMATION is news. */
    goodsType: z.enum(['EXHIBITOR', 'EXHIBITOR_GROUP', 'EXHIBIT', 'LIVE', 'MEETING', 'INFORMATION']),
    /** Their ids in the order in which they are shown; gone ones are left out. */
    ids: z.array(id),
  }),
  /** A form to fill in. */
  z.object({ type: z.literal('form'), ...titled, /** What dynamicForm/{formId} takes. */ formId: id }),
  /** A drawn map; no map service is called. */
  z.object({
    type: z.literal('map'),
    ...titled,
    /** The map. */
    picture: Media,
    /** The address in the requested language. */
    address: z.string(),
    /** Degrees north, WGS 84: opens the device's own map. */
    latitude: z.number(),
    /** Degrees east, WGS 84. */
    longitude: z.number(),
  }),
  /** A row of buttons. */
  z.object({
    type: z.literal('buttons'),
    ...titled,
    /** In their order; those that lead nowhere are left out. */
    links: z.array(BarItem),
  }),
])
export type MicroBlock = z.infer<typeof MicroBlock>

/**
 * The platform's colours (Spec 1, 3). Every colour is #rrggbb or #rrggbbaa; a field that is null or absent is derived from
 * the primary; one that fails WCAG AA against its pair is repaired at build.
 */
export const ThemeConfig = z.object({
  /** All other colours follow from it; '' the site's own. */
  primaryColor: primaryColour,
  /** The theme that the colours describe and the site opens in; in the other only button, tab and agenda colours count. */
  themeType: z.enum(['dark', 'light']),
  /** 'blackMode' draws cards dark in a light theme; anything else, null or absent: as the theme. */
  cardMode: z.nullish(z.string()),
  /** Marks of the agenda; the default is purple. */
  agendaColor: z.nullish(colour),
  /** Ground of main buttons. */
  buttonColor: z.nullish(colour),
  /** Words on main buttons. */
  buttonTextColor: z.nullish(colour),
  /** Ground of tags. */
  tagColor: z.nullish(colour),
  /** Words on tags. */
  tagTextColor: z.nullish(colour),
  /** Words of the page. */
  textColor: z.nullish(colour),
  /** Words of less weight. */
  textSecondaryColor: z.nullish(colour),
  /** Ground of cards. */
  cardColor: z.nullish(colour),
  /** Words on cards. */
  cardTextColor: z.nullish(colour),
  /** Lines between things. */
  lineColor: z.nullish(colour),
  /** Ground of a table's head. */
  tableHeadColor: z.nullish(colour),
  /** Lines of tables. */
  tableLineColor: z.nullish(colour),
  /** Words of tabs that are not open. */
  tabColor: z.nullish(colour),
  /** Word and mark of the open tab. */
  tabActiveColor: z.nullish(colour),
  /** Ground of what is chosen in a list. */
  selectColor: z.nullish(colour),
  /** Ground of fields to type in. */
  inputColor: z.nullish(colour),
  /** Edge of fields to type in. */
  inputLineColor: z.nullish(colour),
  /** Ground of the header. */
  headerColor: z.nullish(colour),
  /** Words on the header. */
  headerTextColor: z.nullish(colour),
})
export type ThemeConfig = z.infer<typeof ThemeConfig>

export const decoration = {
  /** The tenant's navigation, in the requested language. Open to everybody. */
  topBar: get('/api/v2/app/decorations/top/bar', none, data(TopBar)),
  /** The published home page of the exhibition, block by block from above (Spec 7; prefix assumed). Open to everybody. */
  homeRender: get('/api/v2/app/decorations/page/home/render', none, list(Block)),
  /** Whether the exhibition's home page is published (Spec 7; prefix assumed). Open to everybody. */
  contentState: get(
    '/api/v2/app/decorations/content/state',
    none,
    data(
      z.object({
        /** '1': published; '0': home is built without blocks. */
        homePublished: Flag,
        /** Last change of the home page, ISO 8601 in UTC; the site does not read it. */
        updateTime: z.nullish(time),
      }),
    ),
  ),
  /** The tenant's colours, with the requested exhibition's own in their place. Open to everybody. */
  themeColor: get('/api/v2/app/theme/color/primary', z.object({ terminalType: z.string() }), data(ThemeConfig)),
}
