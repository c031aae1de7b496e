import { Icon } from '../../../components/Icon.tsx'
import { Picture } from '../../../components/Picture.tsx'
import { Section } from '../../../components/parts.tsx'
import { usePage } from '../../../components/usePage.ts'
import type { FilledBlock } from '../../../domain/blocks.ts'
import { linkOf } from './block-href.ts'

interface Props {
  block: Extract<FilledBlock, { type: 'map' }>
}

/**
 * A map picture with its address. No map service is called: the map application of a phone opens the place (RFC 5870),
 * and everywhere a link leads to a map on the web.
 */
export function MapBlock({ block: { title, picture, address, latitude, longitude } }: Props) {
  const page = usePage()
  const place = `${latitude},${longitude}`
  const webMap = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
  return (
    <Section title={title}>
      <div className="map">
        <span className="pic pic-16">
          <Picture media={picture} widths={[640, 960, 1600]} sizes="(min-width: 60rem) 56rem, 94vw" />
        </span>
        <div>
          <address>{address}</address>
          <p className="small muted tnum">{place}</p>
        </div>
        <p className="btn-row">
          <a className="btn btn-2" href={`geo:${place}?q=${place}`}>
            <Icon name="pin" small />
            {page.t('blocks:openMap')}
          </a>
          <a className="btn btn-2" {...linkOf(page, webMap)}>
            {page.t('blocks:webMap')}
            <Icon name="external" small />
          </a>
        </p>
      </div>
    </Section>
  )
}
