/** Runs jobs, a few at once; requests for a job already in progress share its result. */
export interface Workshop<T> {
  run(name: string, job: () => Promise<T>): Promise<T>
}

/** A workshop that runs at most `seats` jobs at once, in the order of arrival. */
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
