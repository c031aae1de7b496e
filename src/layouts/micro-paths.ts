import { currentBuild } from '../content/build-context.ts'
import { pathsOf } from '../content/paths.ts'
import { type MicroCode, ROUTE_OF_CODE } from '../features/micro/micro.ts'
import type { MessageKey } from '../lib/i18n/translator.ts'
import { routeOf } from '../routes.ts'
import { buildPage } from './context.ts'
import { codedView, type MicroView, mixedView } from './micro.ts'

export interface CodedView {
  /** null: the exhibition has no page composed for the route. */
  view: MicroView | null
  /** The route's title if no page is composed for it. */
  named: MessageKey
}

const CODES = Object.keys(ROUTE_OF_CODE) as MicroCode[]

/** The paths of the matching routes that a composed page fills; named groups are the parameters of the page's file. */
export const codedPaths = (form: RegExp) =>
  CODES.flatMap((code) => {
    const path = ROUTE_OF_CODE[code]
    const [match, route] = [form.exec(path), routeOf(path)]
    if (!match || !route) return []
    return pathsOf<CodedView>(path, function* ({ fair, scope }) {
      const { now } = currentBuild().config
      const own = code === 'MIXED_LIST' ? mixedView(fair, buildPage(scope).page, now) : null
      const view = codedView(fair, code, now) ?? own
      const modified = view ? { modified: view.updateTime } : {}
      yield { params: { ...match.groups }, path, view: { view, named: route.title }, ...modified }
    })
  })
