import { nationalImage } from '@fair/contract/national-image.ts'
import { sanitise } from '../../lib/sanitise.ts'
import { openDetail } from '../shared/detail/open-detail.ts'
import { NationView } from './NationView.tsx'

/** Shows a pavilion that has no prerendered page, with the view of the prerendered pages. */
export const openNation = openDetail({
  fetchRecord: (call, nationalImageId) => call(nationalImage.detail, { nationalImageId }),
  titleOf: (found, { t }) => t('nation:pavilion', { country: found.countryName }),
  view: async (found) => (
    <NationView nation={found} contentHtml={sanitise(found.content)} hasLanding={false} previous={null} next={null} />
  ),
})
