import type { PageContext } from '../../lib/page.ts'

interface Props {
  page: PageContext
  booth: { hall: string; stand: string }
}

/** Without JavaScript the acts are not there: this says where the exhibitor is found all the same. */
export const NoScriptActs = ({ page, booth }: Props) => (
  <noscript>
    <p className="small muted">{page.t('exhibits:actsNoscript', { booth: `${booth.hall} ${booth.stand}` })}</p>
  </noscript>
)
