import { describe, expect, it } from 'vitest'
import { stagesFor } from './changed.mjs'
import { timesOf } from './slowest.mjs'
import { CORE, STAGES } from './stages.mjs'

const all = STAGES.map(({ name }) => name)

describe('stagesFor', () => {
  it.each([
    ['packages/build/src/job.ts', ['engine', 'builds', 'hosts', 'release', 'stories']],
    ['src/content/lists.ts', ['engine', 'builds', 'hosts', 'release', 'stories']],
    ['src/integration/chunks.ts', ['engine', 'builds', 'hosts', 'release', 'stories']],
    ['packages/sandbox/src/handlers/auth.ts', ['sandbox', 'stories']],
    ['packages/sandbox/src/chat/service.ts', ['sandbox', 'xmpp', 'chaos', 'stories']],
    ['packages/contract/src/chat.ts', ['sandbox', 'xmpp', 'chaos', 'stories']],
    ['packages/contract/src/rules/time.ts', ['sandbox', 'days', 'stories']],
    ['src/features/exhibits/ExhibitList.tsx', ['stories']],
    ['README.md', []],
  ])('returns the stages that cover %s', (file, stages) => {
    expect(stagesFor(STAGES, [file])).toEqual(all.filter((name) => stages.includes(name)))
  })

  it('returns every stage beyond npm test if the changed files are unknown', () => {
    expect([...CORE, ...stagesFor(STAGES, null)].sort()).toEqual([...all].sort())
  })
})

describe('timesOf', () => {
  it('reads the times of the files in a Vitest report', () => {
    const report = { testResults: [{ name: `${process.cwd()}/src/a.test.ts`, startTime: 1000, endTime: 3500 }] }
    expect(timesOf('unit', report)).toEqual([{ stage: 'unit', file: 'src/a.test.ts', seconds: 2.5 }])
  })

  it('adds up the times in a Playwright report, including nested suites', () => {
    const spec = (duration: number) => ({ tests: [{ results: [{ duration }] }] })
    const report = { suites: [{ file: 'chat.spec.ts', specs: [spec(1000)], suites: [{ specs: [spec(500)] }] }] }
    expect(timesOf('e2e', report)).toEqual([{ stage: 'e2e', file: 'tests/e2e/chat.spec.ts', seconds: 1.5 }])
  })
})
