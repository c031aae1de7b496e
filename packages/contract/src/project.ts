import * as z from 'zod/mini'
import { Tag } from './catalogue.ts'
import { data, get, Media, Paging, page } from './endpoint.ts'
import { FileRef } from './file.ts'
import { html, id, time } from './kinds.ts'

/** A project looking for partners, as shown in lists. */
export const ProjectSummary = z.object({
  /** Part of its page's address: /project/detail/{projectId}/. Favourites of followType PROJECT refer to it. */
  projectId: id,
  /** The name in the requested language. */
  projectName: z.string(),
  /** Wide picture of its card and page. */
  cover: Media,
  /** One paragraph of plain text. */
  summary: z.string(),
  /** Type of cooperation sought, in the requested language, e.g. Investment, Joint venture, Technology transfer. */
  cooperationName: z.string(),
  /** Location: a value of the geography tree and of the region facet, e.g. DE or CN-ZJ. */
  regionCode: z.string(),
  /** The region's name in the requested language. */
  regionName: z.string(),
  /** Industry: a value of the industry facet. */
  industryId: z.string(),
  /** The industry's name in the requested language. */
  industryName: z.string(),
  /** Tags of the project; empty if there are none. */
  tags: z.array(Tag),
  /** Owner, in the requested language: an exhibitor, or an authority or company that does not exhibit. */
  ownerName: z.string(),
  /** The exhibitor that offers it, to whose page the name links; null if the owner does not exhibit. */
  exhibitorId: z.nullish(id),
  /** When it was published, ISO 8601 in UTC; lists are sorted by it, newest first. */
  publishTime: time,
  /** Last change, ISO 8601 in UTC: a build fetches the record again when this differs. */
  updateTime: time,
})
export type ProjectSummary = z.infer<typeof ProjectSummary>

/** A complete project, for its page. */
export const Project = z.extend(ProjectSummary, {
  /** Pictures of the page; empty if there are none. */
  pictures: z.array(Media),
  /** Platform HTML: sanitised before it is shown. */
  content: html,
  /** Key facts as rows of a table, in order; empty if there are none. */
  facts: z.array(
    z.object({
      /** Label of the fact, in the requested language, e.g. "Planned investment". */
      label: z.string(),
      /** The fact as displayed, in the requested language, e.g. "CNY 120 million". */
      value: z.string(),
    }),
  ),
  /** Documents to download; empty if there are none. */
  attachments: z.array(FileRef),
})
export type Project = z.infer<typeof Project>

/** Filters of the project list; filters of different fields must all match. */
export const ProjectQuery = z.object({
  ...Paging,
  /** Words that must all occur in the name (in any of the four languages), owner, summary, region or industry. */
  keyword: z.optional(z.string()),
  /** Regions, any of them: values of the facet; a country includes its provinces. */
  region: z.optional(z.array(z.string())),
  /** Industries, any of them: values of the facet. */
  industry: z.optional(z.array(z.string())),
  /** Only projects offered by this exhibitor. */
  exhibitorId: z.optional(z.string()),
})
export type ProjectQuery = z.infer<typeof ProjectQuery>

export const project = {
  /**
   * Published projects of an exhibition, newest first (Spec 9). 10 a page by default. Open to everyone; empty if there
   * are none.
   */
  list: get(
    '/api/v2/app/project',
    z.object({
      ...Paging,
      /** An exhibition of this tenant, not necessarily that of the headers; any other is refused. */
      exhibitionId: z.string(),
    }),
    page(ProjectSummary),
  ),
  /**
   * Projects similar to this one: same industry first, then same region, then same country, newest first within each
   * (Spec 9). 10 a page by default. Open to everyone; empty if there are none; an unknown project is refused.
   */
  relations: get(
    '/api/v2/app/project/relations',
    z.object({
      /** The project to compare with; it is not included. */
      projectId: z.string(),
      ...Paging,
    }),
    page(ProjectSummary),
  ),
  /**
   * Added: one project; the specification has its page but only lists. Open to everyone; refused if it is not
   * published.
   */
  detail: get(
    '/api/v2/app/project/detail',
    z.object({
      /** An id from project or search/project. */
      projectId: z.string(),
    }),
    data(Project),
    { added: true },
  ),
}
