import { afterAll, expect, it } from 'vitest'
import { connected } from '../../../tests/connected.ts'
import { createSandbox } from '../../sandbox/app.ts'
import { createGroupGoods } from './group-goods.ts'

const sandbox = createSandbox({ media: false })
afterAll(() => sandbox.close())

it('asks once for each group and kind, also while the first answer is on its way (Spec 4)', async () => {
  const { call, asked } = connected(sandbox)
  const goods = createGroupGoods(call)
  const [first, second] = await Promise.all([goods('G05', 'LIVE'), goods('G05', 'LIVE')])
  expect(first?.length).toBeGreaterThan(0)
  expect(second).toBe(first)
  expect(await goods('G05', 'LIVE')).toBe(first)
  expect(asked).toHaveLength(1)
  const meetings = await goods('G05', 'MEETING')
  expect(meetings).not.toEqual(first)
  await goods('G06', 'LIVE')
  expect(asked).toHaveLength(3)
})

it('does not keep a failure', async () => {
  const { call, asked } = connected(sandbox)
  const goods = createGroupGoods(call)
  expect(await goods('none', 'LIVE')).toBeNull()
  expect(await goods('none', 'LIVE')).toBeNull()
  expect(asked).toHaveLength(2)
})
