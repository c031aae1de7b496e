/** Runs jobs, a few at once; whoever requests a job that is under way already gets its result. */
export interface Workshop<T> {
  run(name: string, job: () => Promise<T>): Promise<T>
}

/** A workshop that works on at most `seats` jobs at once, in the order in which they came. */
export function createWorkshop<T>(seats: number): Workshop<T> {
  const underWay = new Map<string, Promise<T>>()
  const waiting: (() => void)[] = []
  let free = seats

  async function seated(job: () => Promise<T>): Promise<T> {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await job()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }

  return {
    run(name, job) {
      const known = underWay.get(name)
      if (known) return known
      const result = seated(job).finally(() => underWay.delete(name))
      underWay.set(name, result)
      return result
    },
  }
}
