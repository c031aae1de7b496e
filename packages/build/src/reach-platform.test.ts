import { expect, it, onTestFinished, vi } from 'vitest'
import { guardPlatform } from './reach-platform.ts'

it('counts the time of a call from when it is sent, not while it waits for its turn', async () => {
  const limits = vi.spyOn(AbortSignal, 'timeout')
  onTestFinished(() => limits.mockRestore())
  const answers: ((response: Response) => void)[] = []
  const platform = guardPlatform(() => new Promise<Response>((resolve) => answers.push(resolve)), {
    answerBytes: 1000,
    calls: 1,
    callTime: 30_000,
    time: 60_000,
    memory: Number.POSITIVE_INFINITY,
  })
  onTestFinished(platform.close)
  const [first, second] = [platform.fetch('https://p.example/1'), platform.fetch('https://p.example/2')]
  await expect.poll(() => answers).toHaveLength(1)
  expect(limits).toHaveBeenCalledTimes(1)
  answers[0]?.(new Response('1'))
  expect(await (await first).text()).toBe('1')
  await expect.poll(() => answers).toHaveLength(2)
  expect(limits).toHaveBeenCalledTimes(2)
  answers[1]?.(new Response('2'))
  expect(await (await second).text()).toBe('2')
})
