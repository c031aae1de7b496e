import { expect, it } from 'vitest'
import { testPage } from '../../../../tests/page-context.ts'
import { renderIsland } from '../../../../tests/render-island.tsx'
import { PersonalPage } from './PersonalPage.tsx'

it.each([true, false, () => true])('is always prerendered as its skeleton (open: %s)', (isOpen) => {
  const html = renderIsland(
    testPage(),
    <PersonalPage isOpen={isOpen} Skeleton={() => <p>On its way</p>}>
      <p>Mine</p>
    </PersonalPage>,
  )
  expect(html).toBe('<p>On its way</p>')
})
