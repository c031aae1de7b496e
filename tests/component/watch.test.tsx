// Tests the watch itself: errors in an island are detected. Without this, a broken watch would pass every test.
import { expect, it } from 'vitest'
import { expectAccessible } from './accessible.ts'
import { hydrate, openPage, problems } from './island.tsx'

let rendered = 0
function Different() {
  rendered += 1
  return <p>{rendered === 1 ? 'of the server' : 'of the browser'}</p>
}

it('detects errors and warnings of the console', () => {
  console.error('an error on purpose')
  console.warn('a warning on purpose')
  expect(problems.splice(0)).toEqual(['an error on purpose', 'a warning on purpose'])
})

it('detects hydration mismatches', async () => {
  await openPage('/en-US/')
  await hydrate(<Different />)
  await expect.poll(() => problems.splice(0).join()).toContain('hydration: ')
})

it('detects insufficient contrast in a single theme', async () => {
  await openPage('/en-US/')
  const place = await hydrate(<p>dark on dark</p>)
  await expectAccessible()
  place.style.color = '#1b1b1b'
  await expect(expectAccessible()).rejects.toThrow(/dark theme/)
})
