import type { decorationRest as declared } from '@fair/contract/preview.ts'
import type { Context } from '../context.ts'
import { load } from '../data/load.ts'
import { found, wrongField } from '../failure.ts'
import type { GroupHandlers } from '../handler.ts'
import type { BlockPlan } from '../seed/content/micro/plan.ts'
import { prose } from '../seed/content/prose.ts'
import { type Column, columnOf, type Text } from '../seed/text.ts'
import type { Block } from '../sent.ts'
import { demandPreview, openPreview } from './decoration-rest-token.ts'
import { blocksFrom, draftBlocks } from './micro-page.ts'

const NIGHT: Text = ['夜场开放', 'Late opening', 'ナイトオープン', '야간 개장']
const NIGHT_TEXT: readonly Text[] = [
  [
    '第四天 18:00 至 21:00，4.1 馆与 3.1 馆延长开放，凭买家证入场，现场有茶席与小型音乐会。',
    'On the fourth day halls 4.1 and 3.1 stay open from 18:00 to 21:00 for buyers, with tea and a small concert.',
    '4日目の18時から21時まで、4.1館と3.1館を延長開館します。バイヤー証でご入場いただけ、茶席と小さな音楽会があります。',
    '넷째 날 18시부터 21시까지 4.1관과 3.1관을 연장 개방합니다. 바이어 출입증으로 입장하며 찻자리와 작은 음악회가 있습니다.',
  ],
]
const HIGHLIGHTS: Text = ['编辑推荐', 'Highlights', 'おすすめ', '추천']

/** The home page as its editors currently have it: the published blocks, with the late opening in second place. */
function homeDraft(published: readonly Block[], column: Column): Block[] {
  const [first, ...rest] = published
  const late: Block = { type: 'richText', blockId: 'night', title: NIGHT[column], html: prose(NIGHT_TEXT, column) }
  const highlights: Block = { type: 'advertisements', blockId: 'highlights', title: HIGHLIGHTS[column] }
  return [...(first ? [first] : []), late, ...rest, highlights]
}

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
