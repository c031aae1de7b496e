import { describe, expect, it } from 'vitest'
import { createWorkshop } from './workshop.ts'

/** Lets all pending work run. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('createWorkshop', () => {
  it('runs a job once for concurrent callers, and again for later ones', async () => {
    const workshop = createWorkshop<number>(2)
    let times = 0
    const job = async () => {
      await turn()
      return ++times
    }
    expect(await Promise.all([workshop.run('a', job), workshop.run('a', job), workshop.run('a', job)])).toEqual([
      1, 1, 1,
    ])
    expect(await workshop.run('a', job)).toBe(2)
  })

  it('runs at most the given number of jobs at once, in order', async () => {
    const workshop = createWorkshop<number>(2)
    const started: number[] = []
    let busy = 0
    let most = 0
    const job = (n: number) => async () => {
      started.push(n)
      most = Math.max(most, ++busy)
      await turn()
      busy--
      return n
    }
    const all = Array.from({ length: 7 }, (_, n) => workshop.run(`job ${n}`, job(n)))
    expect(await Promise.all(all)).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(most).toBe(2)
    expect(started).toEqual([0, 1, 2, 3, 4, 5, 6])
  })

  it('rejects all callers of a failed job, and keeps running other jobs', async () => {
    const workshop = createWorkshop<string>(1)
    const fail = () => Promise.reject(new Error('broken'))
    const results = await Promise.allSettled([
      workshop.run('a', fail),
      workshop.run('a', fail),
      workshop.run('b', fail),
    ])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(await workshop.run('a', async () => 'mended')).toBe('mended')
  })
})
