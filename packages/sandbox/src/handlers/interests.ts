import type { homeRest } from '@fair/contract/home.ts'
import { interestsOf, saveInterestTags } from '../accounts/interests.ts'
import type { GroupHandlers } from '../handler.ts'

/** The part of `homeRest` about interests (with the platform's spelling: vaildState). */
export const interests: Pick<GroupHandlers<typeof homeRest>, 'interestState' | 'saveInterests'> = {
  /** Valid if there are tags to choose from. */
  interestState: (_, { db, fair, userId }) => ({
    valid: fair.tags.length > 0,
    tagIds: [...interestsOf(db, userId).tagIds],
  }),
  saveInterests: ({ tagIds }, context) => {
    saveInterestTags(context, tagIds)
    return null
  },
}
