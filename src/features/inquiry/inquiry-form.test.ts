import { expect, it } from 'vitest'
import { budgetOf, saveInput } from './inquiry-form.ts'

const values = {
  title: 'Oak shelves',
  content: 'For twelve shops.',
  category: ['C1', 'C1-1'],
  quantity: 1200,
  unit: 'PIECE',
  budget: '12,000.50',
  currency: 'EUR',
  deadline: '2026-12-24',
  destination: ['CN', 'CN-ZJ'],
  files: [{ fileId: 'F1', fileName: 'a.pdf', format: 'PDF', bytes: 1, url: '/a' }],
  anonymous: ['yes'],
}

it('converts the entered values to the input of the call, with money in minor units', () => {
  const direct = saveInput(values, { kind: 'DIRECT', exhibitorIds: ['E1', 'E2'], exhibitsId: 'X1' }, 'r1')
  expect(direct).toEqual({
    kind: 'DIRECT',
    title: 'Oak shelves',
    content: 'For twelve shops.',
    exhibitorIds: ['E1', 'E2'],
    exhibitsId: 'X1',
    categoryId: 'C1-1',
    quantity: 1200,
    unit: 'PIECE',
    budget: { amount: 12_000_50, currency: 'EUR' },
    deadline: '2026-12-24',
    destinationCode: 'CN-ZJ',
    fileIds: ['F1'],
    requestId: 'r1',
  })
  // A name is hidden only if it would be shown otherwise.
  expect(saveInput(values, { kind: 'HALL', exhibitorIds: [] }, 'r1')).toMatchObject({ anonymous: true })
})

it('omits empty values, and a unit without a quantity', () => {
  const input = saveInput({ title: 'a', content: 'b', unit: 'SET' }, { kind: 'HALL', exhibitorIds: [] }, 'r2')
  expect(input).toEqual({ kind: 'HALL', title: 'a', content: 'b', exhibitorIds: [], fileIds: [], requestId: 'r2' })
})

it.each(['12.505', 'a lot', '0', '-1'])('a budget of %s is invalid', (budget) => {
  expect(budgetOf({ ...values, budget })).toBeNull()
})
