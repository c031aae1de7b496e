import * as z from 'zod/mini'
import { Tag } from './catalogue.ts'
import { data, get, Media, Paging, page } from './endpoint.ts'
import { FileRef } from './file.ts'
import { html, id, time } from './kinds.ts'

/** A project looking for partners, as lists show it. */
export const ProjectSummary = z.object({
  /** Stands in the address of its page: /project/detail/{projectId}/. Favourites of followType PROJECT name it by it. */
  projectId: id,
  /** The name in the requested language. */
  projectName: z.string(),
  /** Wide picture of its card and page. */
  cover: Media,
  /** One paragraph of plain text. */
  summary: z.string(),
  /** What is sought, in the requested language, e.g. Investment, Joint venture, Technology transfer. */
  cooperationName: z.string(),
  /** Where it is: a value of the geography tree and of the region facet, e.g. DE or CN-ZJ. */
  regionCode: z.string(),
  /** The region's name in the requested language. */
  regionName: z.string(),
  /** Industry: a value of the industry facet. */
  industryId: z.string(),
  /** The industry's name in the requested language. */
  industryName: z.string(),
  /** Tags of the project; empty without. */
  tags: z.array(Tag),
  /** Who offers it, in the requested language: an exhibitor, or an authority or company that does not exhibit. */
  ownerName: z.string(),
  /** The exhibitor that offers it, to whose page the name links; null where the owner does not exhibit. */
  exhibitorId: z.nullish(id),
  /** Since when it is published, ISO 8601 in UTC; lists come in its order, newest first. */
  publishTime: time,
  /** Last change, ISO 8601 in UTC: a build requests the record again when this differs. */
  updateTime: time,
})
export type ProjectSummary = z.infer<typeof ProjectSummary>

/** The whole of a project, for its page. */
export const Project = z.extend(ProjectSummary, {
  /** Pictures of the page; empty without. */
  pictures: z.array(Media),
  /** Platform HTML: goes through the sanitiser before it is shown. */
  content: html,
  /** Key facts as rows of a table, in their order; empty without. */
  facts: z.array(
    z.object({
      /** What the fact is, in the requested language, e.g. "Planned investment". */
      label: z.string(),
      /** The fact as it is shown, in the requested language, e.g. "CNY 120 million". */
      value: z.string(),
    }),
  ),
  /** Papers to download; empty without. */
  attachments: z.array(FileRef),
})
export type Project = z.infer<typeof Project>

/** Filters of the project list; those of different fields must all hold. */
export const ProjectQuery = z.object({
  ...Paging,
  /** Words that must all occur in name (of any of the four languages), owner, summary, region or industry. */
  keyword: z.optional(z.string()),
  /** Regions, any of them: values of the facet; a country stands for its provinces too. */
  region: z.optional(z.array(z.string())),
  /** Industries, any of them: values of the facet. */
  industry: z.optional(z.array(z.string())),
  /** Only projects that this exhibitor offers. */
  exhibitorId: z.optional(z.string()),
})
export type ProjectQuery = z.infer<typeof ProjectQuery>

export const project = {
  /**
   * Published projects of an exhibition, newest first (Spec 9). At 10 a page unless requested otherwise. Open to everybody;
   * none is an empty page.
   */
  list: get(
    '/api/v2/app/project',
    z.object({
      ...Paging,
      /** An exhibition of this tenant, which need not be that of the headers; any other is refused. */
      exhibitionId: z.string(),
    }),
    page(ProjectSummary),
  ),
  /**
   * Projects like this one: same industry first, then same region, then same country, newest first among equals (Spec
   * 9). At 10 a page unless requested otherwise. Open to everybody; none alike is an empty page, an unknown project is
   * refused.
   */
  relations: get(
    '/api/v2/app/project/relations',
    z.object({
      /** The project that the others are compared with; it is not among them. */
      projectId: z.string(),
      ...Paging,
    }),
    page(ProjectSummary),
  ),
  /**
   * Added: one project; the specification has its page and only lists. Open to everybody; refused for one that is not
   * published.
   */
  detail: get(
    '/api/v2/app/project/detail',
    z.object({
      /** One of project's or search/project's. */
      projectId: z.string(),
    }),
    data(Project),
    { added: true },
  ),
}
