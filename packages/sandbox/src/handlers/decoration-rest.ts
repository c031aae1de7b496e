import type { decorationRest as declared } from '@fair/contract/preview.ts'
import type { Context } from '../context.ts'
import { load } from '../data/load.ts'
import { found, wrongField } from '../failure.ts'
import type { GroupHandlers } from '../handler.ts'
import { homeDraft } from '../seed/content/drafts/home.ts'
import type { BlockPlan } from '../seed/content/micro/plan.ts'
import { columnOf } from '../seed/text.ts'
import { demandPreview, openPreview } from './decoration-rest-token.ts'
import { blocksFrom, draftBlocks } from './micro-page.ts'

/** The login page as its editors currently have it: the content beside the form. */
const LOGIN_DRAFT: readonly BlockPlan[] = load('content/login-draft')

/** Spec 2 (preview), 7: unpublished content, for holders of a token. */
export const decorationRest: GroupHandlers<typeof declared> = {
  preview: ({ previewToken, target, id }, context) => {
    demandPreview(previewToken, { target, id: target === 'MICRO_PAGE' ? id : '' }, context)
    if (target === 'LOGIN') return blocksFrom(LOGIN_DRAFT, context.exhibitionId, context)
    if (id === undefined || id === '') throw wrongField('id', 'required')
    return found(draftBlocks(id, context), 'microPage', id)
  },
  homePreview: ({ previewToken }, context) => {
    demandPreview(previewToken, { target: 'HOME', id: '' }, context)
    return homeDraft(publishedHome(context), columnOf(context.language))
  },
  previewToken: (target, context) => openPreview(target, context),
}

function publishedHome({ fair, exhibitionId, language }: Context) {
  const exhibition = fair.exhibitions.find((each) => each.exhibitionId === exhibitionId)
  return found(exhibition, 'exhibition', exhibitionId).home(language)
}
