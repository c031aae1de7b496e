// The hearts of a logged-in visitor: what the platform lists does not undo what was pressed meanwhile.
import { follow } from '@fair/contract/favourite.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { syncFollows } from '../../src/client/follow.ts'
import { dataOf } from '../connected.ts'
import { hydrate, logIn, openPage, press } from './island.tsx'
import { holdCalls, watchSent, withAnswers } from './network.ts'

const LIST = /collect\/list$/
const ID = '800003'
const heart = page.getByRole('button', { name: 'Shelf' })

it('a heart pressed while the list is on its way stays as pressed', async () => {
  const { call, data } = await openPage('/en-US/exhibits/', 'account')
  await logIn('emma.larsson@example.com')
  dataOf(await call(follow.cancel, { followType: 'EXHIBIT', targetIds: [ID] }))
  await hydrate(
    <button type="button" data-save={`EXHIBIT:${ID}`} aria-pressed="false">
      Shelf
    </button>,
  )
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
  // The platform has answered before the press, but the answer arrives after it.
  const list = dataOf(await call(follow.list, { followType: 'EXHIBIT' }))
  withAnswers(LIST, () => ({ success: true, errCode: 0, errMsg: '', list }))
  const release = holdCalls(LIST)
  const requested = watchSent(LIST)
  const synced = syncFollows(data, ['EXHIBIT'])
  await expect.poll(() => requested.length).toBe(1)
  const sent = watchSent(/collect\/save/)
  press(heart)
  await expect.poll(() => sent.length).toBe(1)
  await expect.element(page.css('.toast').last()).toMatchTextContent('Saved')
  release()
  await synced
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
})
