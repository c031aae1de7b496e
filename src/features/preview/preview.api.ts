import type { MicroBlock } from '@fair/contract/decoration.ts'
import { exhibition } from '@fair/contract/exhibition.ts'
import { type ExhibitorGroup, group } from '@fair/contract/group.ts'
import { type MicroPageSummary, micro } from '@fair/contract/micro.ts'
import { decorationRest as preview } from '@fair/contract/preview.ts'
import type { Instant, SafeHtml } from '@fair/contract/rules/brand.ts'
import { connect } from '../../api/browser.ts'
import type { Call, Failure, Result } from '../../api/client.ts'
import { type FilledBlock, fillBlocks } from '../../domain/blocks.ts'
import { isOffline, isRefusal } from '../../domain/errors.ts'
import { type HomeViewProps, homeProps } from '../../domain/home-page.ts'
import type { Previewed } from '../../domain/preview-link.ts'
import type { Translate } from '../../lib/i18n/translator.ts'
import { sanitise } from '../../lib/sanitise.ts'
import { routeOf } from '../../routes.ts'
import type { PageData } from '../../stores/page-data.ts'
import { $session } from '../../stores/session.ts'
import { fetchBlockSources } from '../shared/blocks/block-sources.ts'

/** The result of a preview. `refused`: the token is invalid, for something else, or expired. */
export type PreviewOutcome =
  | { kind: 'home'; home: HomeViewProps }
  | { kind: 'blocks'; summary: MicroPageSummary | null; blocks: FilledBlock[] }
  | { kind: 'group'; group: ExhibitorGroup; introduction: SafeHtml }
  | { kind: 'missing' }
  | { kind: 'refused'; message: string }
  | { kind: 'failed'; failure: Failure }

export type FromPlatform = Exclude<Previewed, { target: 'REVIEW' }>

/** The calls of a preview. Unpublished data never stays in a cache. */
export const connectPreview = (data: PageData, t: Translate): Call =>
  connect(data, (key) => t(`errors:${key}`), { fetch: (input, init) => fetch(input, { ...init, cache: 'no-store' }) })

/**
 * A token for a logged-in user who may see unpublished pages; null for everyone else. A failure if the platform did not
 * answer.
 */
export async function fetchToken(call: Call, previewed: FromPlatform): Promise<string | null | Failure> {
  if ($session.get() === null) return null
  const answer = await call(preview.previewToken, previewed)
  if (answer.ok) return answer.data.previewToken
  return isOffline(answer) ? answer : null
}

/** Fetches the draft with a token. */
export async function fetchPreview(
  call: Call,
  previewed: FromPlatform,
  previewToken: string,
  data: PageData,
  now: Instant,
): Promise<PreviewOutcome> {
  switch (previewed.target) {
    case 'HOME':
      return fetchHome(call, previewToken, data, now)
    case 'EXHIBITOR_GROUP': {
      const answer = await call(group.preview, { id: previewed.id, previewToken })
      if (!answer.ok) return outcomeOf(answer)
      return { kind: 'group', group: answer.data, introduction: sanitise(answer.data.introduction) }
    }
    case 'LOGIN':
      return filled(call, await call(preview.preview, { previewToken, target: 'LOGIN' }), null, data, now)
    case 'MICRO_PAGE': {
      const { id } = previewed
      const [drafted, published] = await Promise.all([
        call(preview.preview, { previewToken, target: 'MICRO_PAGE', id }),
        // Its name and picture, which a draft does not contain. An unpublished page has none to show.
        call(micro.detail, { microPageId: id }),
      ])
      return filled(call, drafted, published.ok ? published.data : null, data, now)
    }
  }
}

async function fetchHome(call: Call, previewToken: string, data: PageData, now: Instant): Promise<PreviewOutcome> {
  const [drafted, found] = await Promise.all([
    call(preview.homePreview, { previewToken }),
    call(exhibition.detailPc, { id: data.exhibitionId ?? '' }),
  ])
  if (!drafted.ok) return outcomeOf(drafted)
  if (!found.ok) return outcomeOf(found)
  const sources = await fetchBlockSources(drafted.data, { ...sourceContext(call, data), meetings: true })
  return { kind: 'home', home: homeProps(found.data, drafted.data, sources, now) }
}

async function filled(
  call: Call,
  drafted: Result<MicroBlock[]>,
  summary: MicroPageSummary | null,
  data: PageData,
  now: Instant,
): Promise<PreviewOutcome> {
  if (!drafted.ok) return outcomeOf(drafted)
  if (drafted.data.length === 0) return { kind: 'missing' }
  const sources = await fetchBlockSources(drafted.data, sourceContext(call, data))
  return { kind: 'blocks', summary, blocks: fillBlocks(drafted.data, sources, now) }
}

const sourceContext = (call: Call, { exhibitionId, zone }: PageData) => ({
  call,
  exhibitionId: exhibitionId ?? '',
  zone,
  clean: sanitise,
  hasPage: (path: string) => routeOf(path) !== undefined,
})

/** The outcome follows from the platform's refusal: 404x means that there is no such page or group. */
function outcomeOf(failure: Failure): PreviewOutcome {
  if (!isRefusal(failure)) return { kind: 'failed', failure }
  return /^404/.test(failure.errCode ?? '') ? { kind: 'missing' } : { kind: 'refused', message: failure.message }
}
