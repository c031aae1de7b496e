/** The fields of an exhibition that the choice depends on (Spec 3). */
export interface ChoosableExhibition {
  exhibitionId: string
  /** '1': the tenant's current exhibition. */
  isCurrent?: '0' | '1' | null | undefined
  /** '1': published. */
  publishState: '0' | '1'
}

export interface ExhibitionChoice<T> {
  exhibition: T | null
  /** False if there is nothing to show: the list is empty, or does not contain the requested one. */
  isStart: boolean
  headerHidden: boolean
}

/**
 * Which exhibition a visit is about (Spec 4, "Exhibition and language").
 *
 * Requested by id: that one; if the list lacks it, none, not started, header hidden. Not requested (null or empty): the
 * current one, else the first published. An empty list, or one with neither, is not started. The header is hidden
 * whenever the exhibition shown is not published, and whenever there is none to show.
 */
export function chooseExhibition<T extends ChoosableExhibition>(input: {
  requested: string | null
  list: readonly T[]
}): ExhibitionChoice<T> {
  const { requested, list } = input
  const exhibition = requested
    ? list.find((each) => each.exhibitionId === requested)
    : (list.find((each) => each.isCurrent === '1') ?? list.find((each) => each.publishState === '1'))
  if (exhibition === undefined) {
    return { exhibition: null, isStart: false, headerHidden: true }
  }
  return { exhibition, isStart: true, headerHidden: exhibition.publishState !== '1' }
}
