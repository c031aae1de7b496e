import { Icon } from '../components/Icon.tsx'
import type { PageContext } from '../lib/page.ts'

interface Props {
  page: PageContext
  className: string
  /** Drawn, where there is room for no word. */
  icon?: boolean
}

/** The way to whom one inquiry is to go to; how many they are is painted from the device (client/basket.ts). */
export function BasketLink({ page, className, icon = false }: Props) {
  const text = page.t('common:basket')
  return (
    <a className={className} href={page.href('/business/publish-inquiry', { to: 'exhibitors' })} rel="nofollow">
      {icon && <Icon name="inquiry" />}
      {icon ? <span className="visually-hidden">{text}</span> : text}
      <span className="count" data-basket="" />
    </a>
  )
}
