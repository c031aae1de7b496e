import { afterEach, describe, expect, test, vi } from 'vitest'
import { EXIT } from '../src/content/failure.ts'
import { runBuild } from './run-build.mjs'

afterEach(() => vi.restoreAllMocks())

/** A build that ends with these codes, one after the other; the environments that it was started in. */
function ending(...codes: number[]) {
  const started: (NodeJS.ProcessEnv | undefined)[] = []
  const start = async (_command: string, _args: string[], env?: NodeJS.ProcessEnv) => codes[started.push(env) - 1] ?? -1
  return { started, start }
}

describe('a build as a process', () => {
  test.each([0, 1, 5, 8, 130, 134, 137, 143])('that ends with %i is not begun again', async (code) => {
    const { started, start } = ending(code)
    expect(await runBuild(['--sandbox'], {}, 'inherit', start)).toBe(code)
    expect(started).toHaveLength(1)
  })

  test.each([139, EXIT.crashed])(
    'that crashes (%i) is begun once more, without compiled code that was kept',
    async (code) => {
      const said = vi.spyOn(console, 'error').mockReturnValue()
      const { started, start } = ending(code, 0)
      expect(await runBuild(['--sandbox'], { A: 'b' }, 'inherit', start)).toBe(0)
      expect(started).toEqual([{ A: 'b' }, { A: 'b', NODE_DISABLE_COMPILE_CACHE: '1' }])
      expect(said.mock.calls.flat().join()).toContain(`(${code})`)
    },
  )

  test('whose engine crashes again says so', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { started, start } = ending(139, 133, 0)
    expect(await runBuild([], {}, 'inherit', start)).toBe(EXIT.crashed)
    expect(started).toHaveLength(2)
  })
})
