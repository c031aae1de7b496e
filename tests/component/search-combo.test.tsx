// The search field with its completions, which arrive while the visitor chooses one.
import '../../src/styles/search.css'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SearchCombo } from '../../src/features/search/SearchCombo.tsx'
import { IslandProvider } from '../../src/islands/IslandProvider.tsx'
import { hydrate, openPage } from './island.tsx'

const searched: string[] = []
let offer: (texts: string[]) => void = () => {}

function Field() {
  const [texts, setTexts] = useState(['robot', 'robot arm'])
  offer = setTexts
  const options = texts.map((text) => ({ text, isRecent: false }))
  return (
    <SearchCombo
      id="q"
      keyword=""
      completions={{ options, type: () => {}, stop: () => {}, forget: () => {} }}
      search={(keyword) => searched.push(keyword)}
    />
  )
}

it('Enter chooses the completion that is marked, also if others arrive before it', async () => {
  await openPage('/en-US/search/', 'search')
  await hydrate(
    <IslandProvider>
      <Field />
    </IslandProvider>,
  )
  await page.css('#q').click()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  const marked = page.css('#q-list [aria-selected="true"]')
  await expect.element(marked).toMatchTextContent('robot arm')
  offer(['laser', 'robot cell', 'robot arm'])
  await expect.element(page.getByRole('option').nth(2)).toBeVisible()
  await expect.element(marked).toMatchTextContent('robot arm')
  await userEvent.keyboard('{Enter}')
  expect(searched).toEqual(['robot arm'])
})
