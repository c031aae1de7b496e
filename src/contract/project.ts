import * as z from 'zod/mini'
import { Tag } from './catalogue.ts'
import { data, get, Media, Paging, page } from './endpoint.ts'
import { FileRef } from './file.ts'
import { html, id, time } from './kinds.ts'

/** A project looking for partners, as lists show it. */
export const ProjectSummary = z.object({
  projectId: id,
  projectName: z.string(),
  cover: Media,
  summary: z.string(),
  /** What is sought, e.g. Investment, Joint venture, Technology transfer. */
  cooperationName: z.string(),
  /** As in the geography tree. */
  regionCode: z.string(),
  regionName: z.string(),
  industryId: z.string(),
  industryName: z.string(),
  tags: z.array(Tag),
  /** Who offers it; `exhibitorId` where that is an exhibitor. */
  ownerName: z.string(),
  exhibitorId: z.nullish(id),
  publishTime: time,
  updateTime: time,
})
export type ProjectSummary = z.infer<typeof ProjectSummary>

export const Project = z.extend(ProjectSummary, {
  pictures: z.array(Media),
  /** Platform HTML: goes through the sanitiser before it is shown. */
  content: html,
  /** Label and value, e.g. "Planned investment", "CNY 120 million". */
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  attachments: z.array(FileRef),
})
export type Project = z.infer<typeof Project>

export const ProjectQuery = z.object({
  ...Paging,
  keyword: z.optional(z.string()),
  region: z.optional(z.array(z.string())),
  industry: z.optional(z.array(z.string())),
  exhibitorId: z.optional(z.string()),
})
export type ProjectQuery = z.infer<typeof ProjectQuery>

export const project = {
  /** Projects of an exhibition, newest first; 10 a page unless asked otherwise (Spec 9). */
  list: get('/api/v2/app/project', z.object({ ...Paging, exhibitionId: z.string() }), page(ProjectSummary)),
  /** Projects like this one: same industry first, then same region (Spec 9: 10). */
  relations: get('/api/v2/app/project/relations', z.object({ projectId: z.string(), ...Paging }), page(ProjectSummary)),
  /** Added: one project; the specification has its page and only lists. */
  detail: get('/api/v2/app/project/detail', z.object({ projectId: z.string() }), data(Project), { added: true }),
}
