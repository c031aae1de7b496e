import type { ReactNode } from 'react'
import { connect } from '../../api/browser.ts'
import { detailFailure } from '../../api/browser-failure.ts'
import type { Call, Result } from '../../api/client.ts'
import { loadTranslate } from '../../i18n/browser-texts.ts'
import type { Namespace } from '../../i18n/messages.ts'
import type { MessageKey } from '../../i18n/translator.ts'
import type { PageData } from '../../state/page-data.ts'
import { tellDrawn } from '../../state/page-events.ts'
import { drawDetail } from '../live-detail.tsx'
import type { PageContext } from '../page.ts'
import { liveContext } from '../page-context.ts'

export interface LiveDetail<T> {
  /** Beside common, errors and list, which every detail needs. */
  texts: readonly Namespace[]
  words: {
    /** The shell's title (ui/DetailShell.tsx). */
    shell: MessageKey
    /** There is no such item. */
    missing: MessageKey
    /** The way to the list. */
    list: MessageKey
  }
  /** The list's route. */
  list: string
  ask: (call: Call, id: string) => Promise<Result<T>>
  titleOf: (item: T, page: PageContext) => string
  /** The item's view. `soon` ends after a moment: what stands around an item does not keep it waiting. */
  view: (item: T, at: { page: PageContext; data: PageData; call: Call; soon: AbortSignal }) => Promise<ReactNode>
}

/** The item does not wait longer than this for what stands around it, in milliseconds. */
const AROUND_MS = 3000

/** Shows an item that has no prerendered page, by the view of those that have; null: there is none to show. */
export async function showDetail<T>(
  root: HTMLElement,
  data: PageData,
  id: string | null,
  { texts, words, list, ask, titleOf, view }: LiveDetail<T>,
): Promise<void> {
  const t = await loadTranslate(data.language, ['common', 'errors', 'list', ...texts])
  const page = liveContext(data, t)
  const call = connect(data, (key) => t(`errors:${key}`))
  await drawDetail(root, {
    page,
    shellTitle: t(words.shell),
    missing: {
      title: t(words.missing),
      why: t('list:notFoundWhy'),
      ways: [
        { label: t(words.list), href: page.href(list) },
        { label: t('common:home'), href: page.href('/') },
      ],
    },
    failed: t('list:itemFailed'),
    async ask() {
      if (id === null) return { kind: 'missing' }
      const result = await ask(call, id)
      if (!result.ok) return detailFailure(result)
      const soon = AbortSignal.timeout(AROUND_MS)
      const drawn = await view(result.data, { page, data, call, soon })
      return { kind: 'view', title: titleOf(result.data, page), view: drawn }
    },
  })
  tellDrawn()
}
