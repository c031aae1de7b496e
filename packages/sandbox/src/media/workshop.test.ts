import { describe, expect, it } from 'vitest'
import { createWorkshop } from './workshop.ts'

/** Lets all pending work run. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('createWorkshop', () => {
  it('does a job once for all who ask while it is under way, and again later', async () => {
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

  it('works on no more jobs at once than it has seats, in order', async () => {
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

  it('hands a failure to everyone who asked and keeps its seats', async () => {
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
