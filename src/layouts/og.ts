import { currentBuild } from '../content/build-context.ts'
import { type OgSubject, ogPicture } from '../content/og.ts'
import type { Scope } from '../lib/i18n/paths.ts'

/** The address of the picture that represents the page when it is shared; undefined if the build renders none. */
export function ogImage(scope: Scope, subject: OgSubject = {}): string | undefined {
  const run = currentBuild()
  const exhibitionId = scope.exhibitionId ?? run.content.currentId
  const picture = exhibitionId === null ? null : ogPicture(run, scope.language, exhibitionId, subject)
  return picture ? `/og/${picture.name}` : undefined
}
