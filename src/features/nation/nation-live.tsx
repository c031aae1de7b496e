import { nationalImage } from '../../contract/national-image.ts'
import type { PageData } from '../../state/page-data.ts'
import { showDetail } from '../../ui/detail/show-detail.tsx'
import { sanitise } from '../../ui/sanitise.ts'
import { NationView } from './NationView.tsx'

/** Shows a pavilion that has no prerendered page, by the view of those that have; null: there is none to show. */
export const showNation = (root: HTMLElement, data: PageData, id: string | null): Promise<void> =>
  showDetail(root, data, id, {
    texts: ['exhibitor', 'exhibits', 'nation'],
    words: { shell: 'nation:shell', missing: 'nation:missing', list: 'nation:all' },
    list: '/national-image',
    ask: (call, nationalImageId) => call(nationalImage.detail, { nationalImageId }),
    titleOf: (found, { t }) => t('nation:pavilion', { country: found.countryName }),
    view: async (found, { page }) => (
      <NationView page={page} nation={found} contentHtml={sanitise(found.content)} previous={null} next={null} />
    ),
  })
