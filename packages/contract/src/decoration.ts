import * as z from 'zod/mini'
import { data, Flag, get, list, Media, none } from './endpoint.ts'
import { colour, html, id, languageTag, link, media, primaryColour, time } from './kinds.ts'
import { Captions } from './replay.ts'
import { CONFIG_FLAGS } from './site.ts'

/** A link set by the tenant: an entry of the header's navigation or of the footer, or a button of a block. */
export const BarItem = z.object({
  /** Label, in the requested language. */
  label: z.string(),
  /**
   * A site path without language prefix, e.g. /exhibits, or an https address; in header and footer also mailto, tel.
   */
  path: link,
  /**
   * The flag of the tenant's configList that hides it in the footer, as HIDE_INTERPHOTO_AIR hides the link to the photo
   * wall. Added: the specification does not show how. Null or absent: always shown.
   */
  hiddenBy: z.nullish(z.enum(CONFIG_FLAGS)),
})
export type BarItem = z.infer<typeof BarItem>

/** The navigation of a tenant's site. */
export const TopBar = z.object({
  /** Entries of the header, in order. */
  items: z.array(BarItem),
  /** Columns of the footer, in order; empty: the footer has no links of the tenant. */
  footer: z.array(
    z.object({
      /** Heading of the column, in the requested language. */
      title: z.string(),
      /** Its links, in order. */
      items: z.array(BarItem),
    }),
  ),
})
export type TopBar = z.infer<typeof TopBar>

const titled = {
  /** Unique on its page; used to address parts of the page. */
  blockId: id,
  /** Heading, in the requested language; '' if there is none. */
  title: z.string(),
}

/**
 * A block of a composed page (home, micro pages, previews). `type` selects its view; a type that the site does not know
 * is dropped and reported. Lists contain only how many items to show: the items come from their own calls.
 */
export const Block = z.discriminatedUnion('type', [
  /** Slides at the top of the page; not shown if there are none. */
  z.object({
    type: z.literal('banner'),
    ...titled,
    /** The slides, in order; the first one's title is the page's. */
    slides: z.array(
      z.object({
        /** Its headline, in the requested language. */
        title: z.string(),
        /** A sentence below the headline; '' if there is none. */
        text: z.string(),
        /** Short label of the slide's thumbnail. */
        label: z.string(),
        /** Background picture, as wide as the page. */
        picture: Media,
        /** Buttons, in order; empty if there are none. */
        links: z.array(BarItem),
        /** Brightness of the picture behind the text: dark text on light, light text on dark. */
        tone: z.enum(['light', 'dark']),
      }),
    ),
  }),
  /** Lives, running ones first. */
  z.object({ type: z.literal('lives'), ...titled, /** Maximum number shown. */ count: z.number() }),
  /** Exhibits. */
  z.object({
    type: z.literal('exhibits'),
    ...titled,
    /** Maximum number shown. */
    count: z.number(),
    /** recommended: the first of search/exhibits. random: exhibits/random. */
    source: z.enum(['recommended', 'random']),
  }),
  /** The industries with their number of exhibitors (app/industry); those without any are not shown. */
  z.object({ type: z.literal('industries'), ...titled }),
  /** Exhibitors in the list's order (search/exhibitor). */
  z.object({ type: z.literal('exhibitors'), ...titled, /** Maximum number shown. */ count: z.number() }),
  /** Meetings, running ones first, with the days of the fair. */
  z.object({ type: z.literal('meetings'), ...titled, /** Maximum number shown. */ count: z.number() }),
  /** The newest news. */
  z.object({ type: z.literal('news'), ...titled, /** Maximum number shown. */ count: z.number() }),
  /** The exhibition's advertisements (exhibitions/{id}/advertisements/v2). */
  z.object({ type: z.literal('advertisements'), ...titled }),
  /** Organisations behind the fair, by kind. */
  z.object({
    type: z.literal('partners'),
    ...titled,
    /** Kinds of partners, in order. */
    groups: z.array(
      z.object({
        /** Name of the kind, in the requested language, e.g. "Media partners". */
        groupName: z.string(),
        /** The partners of this kind, in order. */
        partners: z.array(
          z.object({
            /** Name as displayed. */
            partnerName: z.string(),
            /** Logo beside the name. */
            logo: Media,
            /** BCP 47 tag of the name; null or absent: the requested language. */
            language: z.nullish(languageTag),
          }),
        ),
      }),
    ),
  }),
  /** Text written by the tenant. */
  z.object({
    type: z.literal('richText'),
    ...titled,
    /** Platform HTML in the requested language: sanitised before it is shown. */
    html: html,
  }),
])
export type Block = z.infer<typeof Block>

/** A linked area of a picture; positions in percent of the picture's width and height, from the upper left. */
export const HotSpot = z.object({
  /** Its left edge, 0 to 100. */
  left: z.number(),
  /** Its upper edge, 0 to 100. */
  top: z.number(),
  /** Width, in percent of the picture's width. */
  width: z.number(),
  /** Height, in percent of the picture's height. */
  height: z.number(),
  /** The link; its label is also in a list below the picture. */
  link: BarItem,
})
export type HotSpot = z.infer<typeof HotSpot>

/**
 * A block of a micro page: those of home, and additional ones. `form` is rendered from dynamicForm/{formId}; `goods`
 * are picked individually and come complete from list/ids.
 */
export const MicroBlock = z.discriminatedUnion('type', [
  Block,
  /** A picture with links in it. */
  z.object({
    type: z.literal('hotSpots'),
    ...titled,
    /** The picture; its `alt` is required if it contains text. */
    picture: Media,
    /** The links, in keyboard order. */
    spots: z.array(HotSpot),
  }),
  /** One picture. */
  z.object({
    type: z.literal('picture'),
    ...titled,
    /** The picture, shown at 16:9. */
    picture: Media,
    /** Caption below it, in the requested language; null if there is none. */
    caption: z.nullish(z.string()),
    /** A link on the caption; null if there is none. */
    link: z.nullish(BarItem),
  }),
  /** A recording, loaded on demand. */
  z.object({
    type: z.literal('video'),
    ...titled,
    /** An m3u8 playlist or a video file (Spec 9 lists the extensions). */
    url: media,
    /** Picture shown until it is played. */
    poster: Media,
    /** Its length in seconds. */
    duration: z.number(),
    /** Subtitles, one entry per language; empty if there are none. */
    captions: z.array(Captions),
  }),
  /** Counts down to a moment. */
  z.object({
    type: z.literal('countdown'),
    ...titled,
    /** The moment, ISO 8601 in UTC. */
    until: time,
    /** Text shown afterwards, in the requested language. */
    doneText: z.string(),
  }),
  /** Entities picked individually by an editor. */
  z.object({
    type: z.literal('goods'),
    ...titled,
    /** Type of all of them. INFORMATION is news. */
    goodsType: z.enum(['EXHIBITOR', 'EXHIBITOR_GROUP', 'EXHIBIT', 'LIVE', 'MEETING', 'INFORMATION']),
    /** Their ids in display order; removed ones are skipped. */
    ids: z.array(id),
  }),
  /** A form to fill in. */
  z.object({ type: z.literal('form'), ...titled, /** Id for dynamicForm/{formId}. */ formId: id }),
  /** A map as a picture; no map service is called. */
  z.object({
    type: z.literal('map'),
    ...titled,
    /** The map. */
    picture: Media,
    /** The address in the requested language. */
    address: z.string(),
    /** Degrees north, WGS 84: used to open the device's own map. */
    latitude: z.number(),
    /** Degrees east, WGS 84. */
    longitude: z.number(),
  }),
  /** A row of buttons. */
  z.object({
    type: z.literal('buttons'),
    ...titled,
    /** The buttons, in order; those that lead nowhere are skipped. */
    links: z.array(BarItem),
  }),
])
export type MicroBlock = z.infer<typeof MicroBlock>

/**
 * The platform's colours (Spec 1, 3). Every colour is #rrggbb or #rrggbbaa; a field that is null or absent is derived
 * from the primary; one that fails WCAG AA against its pair is corrected at build.
 */
export const ThemeConfig = z.object({
  /** All other colours derive from it; '': the site's own. */
  primaryColor: primaryColour,
  /** The theme of these colours and the initial one; the other theme uses only button, tab and agenda colours. */
  themeType: z.enum(['dark', 'light']),
  /** 'blackMode' shows dark cards in a light theme; anything else, null or absent: as the theme. */
  cardMode: z.nullish(z.string()),
  /** Agenda markers; purple by default. */
  agendaColor: z.nullish(colour),
  /** Background of main buttons. */
  buttonColor: z.nullish(colour),
  /** Text on main buttons. */
  buttonTextColor: z.nullish(colour),
  /** Background of tags. */
  tagColor: z.nullish(colour),
  /** Text on tags. */
  tagTextColor: z.nullish(colour),
  /** Text of the page. */
  textColor: z.nullish(colour),
  /** Secondary text. */
  textSecondaryColor: z.nullish(colour),
  /** Background of cards. */
  cardColor: z.nullish(colour),
  /** Text on cards. */
  cardTextColor: z.nullish(colour),
  /** Dividing lines. */
  lineColor: z.nullish(colour),
  /** Background of a table's header. */
  tableHeadColor: z.nullish(colour),
  /** Lines of tables. */
  tableLineColor: z.nullish(colour),
  /** Text of inactive tabs. */
  tabColor: z.nullish(colour),
  /** Text and marker of the active tab. */
  tabActiveColor: z.nullish(colour),
  /** Background of the selected item in a list. */
  selectColor: z.nullish(colour),
  /** Background of input fields. */
  inputColor: z.nullish(colour),
  /** Border of input fields. */
  inputLineColor: z.nullish(colour),
  /** Background of the header. */
  headerColor: z.nullish(colour),
  /** Text on the header. */
  headerTextColor: z.nullish(colour),
})
export type ThemeConfig = z.infer<typeof ThemeConfig>

export const decoration = {
  /** The tenant's navigation, in the requested language. Open to everyone. */
  topBar: get('/api/v2/app/decorations/top/bar', none, data(TopBar)),
  /** The published home page of the exhibition, block by block (Spec 7; prefix assumed). Open to everyone. */
  homeRender: get('/api/v2/app/decorations/page/home/render', none, list(Block)),
  /** Whether the exhibition's home page is published (Spec 7; prefix assumed). Open to everyone. */
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
  /** The tenant's colours, overridden by those of the requested exhibition. Open to everyone. */
  themeColor: get('/api/v2/app/theme/color/primary', z.object({ terminalType: z.string() }), data(ThemeConfig)),
}
