import { pathsOf } from '../content/paths.ts'
import { DETAILS, type DetailName } from './details.ts'

const NAMES = Object.keys(DETAILS) as DetailName[]

/**
 * The paths of the pages behind `…/?id=…` whose routes match; its named groups are the parameters of the page's file.
 */
export const detailPaths = (route: RegExp) =>
  NAMES.flatMap((name) => {
    const match = route.exec(name)
    if (!match) return []
    return pathsOf<DetailName>(name, function* () {
      yield { params: { ...match.groups }, path: name, view: name, unlisted: true }
    })
  })
