import type { Context } from '../context.ts'
import { exhibit as exhibitOf } from '../handlers/goods.ts'
import { meetingById } from '../handlers/meeting-rest.ts'
import { fullMeeting } from '../handlers/meeting-rest-detail.ts'
import { fullProject, toProjectSummary } from '../handlers/project-list.ts'
import type { FileRef, Material } from '../sent.ts'
import { meetingOf } from './subjects.ts'

type Source = Material['source']

/** A document offered by a source of the fair, by its address there; undefined if there is none. */
export function documentAt(source: Source, sourceId: string, url: string, context: Context): FileRef | undefined {
  return documentsOf[source](sourceId, context).find((file) => file.url === url)
}

/** A document as offered now, in the reader's language; undefined if it is no longer offered. */
export function documentNow(source: Source, sourceId: string, fileId: string, context: Context): FileRef | undefined {
  return documentsOf[source](sourceId, context).find((file) => file.fileId === fileId)
}

/** The documents of each kind of source. */
const documentsOf: Readonly<Record<Source, (id: string, context: Context) => FileRef[]>> = {
  EXHIBIT: (id, context) =>
    (exhibitOf(id, context)?.downloads ?? []).map((file, index) => ({ fileId: `${id}-file-${index}`, ...file })),
  MEETING: (id, context) => (meetingOf(id, context) ? fullMeeting(meetingById(id, context), context).materials : []),
  PROJECT: (id, context) => fullProject(id, context)?.attachments ?? [],
}

/** The current name of a document's source; its id if it was removed from the fair. */
export function sourceWords(
  source: Source,
  id: string,
  context: Context,
): Pick<Material, 'sourceName' | 'exhibitorName'> {
  if (source === 'EXHIBIT') {
    const exhibit = exhibitOf(id, context)
    return { sourceName: exhibit?.exhibitsName ?? id, exhibitorName: exhibit?.exhibitorName ?? null }
  }
  if (source === 'MEETING') {
    const meeting = meetingOf(id, context)
    return { sourceName: meeting?.title ?? id, exhibitorName: meeting?.hostName ?? null }
  }
  const project = toProjectSummary(id, context)
  return { sourceName: project?.projectName ?? id, exhibitorName: project?.ownerName ?? null }
}
