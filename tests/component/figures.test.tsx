// The figures next to an exhibit do not break words and numbers in a narrow column.
import '../../src/styles/catalogue.css'
import '../../src/styles/detail.css'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { hydrate, openPage } from './island.tsx'

it('breaks no word and no number at 1024 pixels', async () => {
  await openPage('/en-US/exhibits/')
  await page.viewport(1024, 800)
  const figures = [
    ['Weight', '14,000', 'g/m²'],
    ['Breathability', '20,000', 'g/m²·24h'],
    ['Composition', '50% wool, 50% recycled polyester', ''],
  ] as const
  const main = await hydrate(
    <dl className="figures">
      {figures.map(([label, value, unit]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value} <small>{unit}</small>
          </dd>
        </div>
      ))}
    </dl>,
  )
  // The column next to the picture.
  main.style.inlineSize = '384px'
  const lines = [...main.querySelectorAll('dd')].flatMap(({ firstChild: text }) =>
    [...(text?.textContent ?? '').matchAll(/\S+/g)].map(({ 0: word, index }) => {
      const range = document.createRange()
      range.setStart(text as Text, index)
      range.setEnd(text as Text, index + word.length)
      return [word, range.getClientRects().length]
    }),
  )
  expect(lines.filter(([, count]) => count !== 1)).toEqual([])
  await page.viewport(1440, 900)
})
