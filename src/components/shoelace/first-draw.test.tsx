import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { QrCodeElement } from './QrCodeElement.tsx'
import { Switch } from './Switch.tsx'
import { Tooltip } from './Tooltip.tsx'

// What is rendered before an element is defined, or if it never is: it must work without the element.

test('renders a switch as a native checkbox, usable by keyboard and screen readers', () => {
  const html = renderToStaticMarkup(
    <Switch checked onChange={() => {}}>
      Notices
    </Switch>,
  )
  expect(html).toMatch(/^<label class="check switch"><input type="checkbox" role="switch"[^>]* checked=""/)
  expect(html).toContain('<span>Notices</span></label>')
})

test('reserves the space of a QR code', () => {
  expect(renderToStaticMarkup(<QrCodeElement text="a" label="Code" />)).toBe('<span class="qr-live skeleton"></span>')
})

test('a tooltip renders its control unchanged', () => {
  const html = renderToStaticMarkup(
    <Tooltip content="Mute (M)">
      <button type="button">Mute</button>
    </Tooltip>,
  )
  expect(html).toBe('<sl-tooltip content="Mute (M)" placement="top"><button type="button">Mute</button></sl-tooltip>')
})
