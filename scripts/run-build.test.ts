import { spawnSync } from 'node:child_process'
import { restartsIn } from '@fair/build/report.ts'
import { EXIT } from '@fair/contract/rules/failure.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { restarts, runBuild } from './run-build.mjs'

afterEach(() => {
  vi.restoreAllMocks()
  restarts.length = 0
})

/** A build that ends with these codes, one after the other; returns the environments in which it was started. */
function ending(...codes: number[]) {
  const started: (NodeJS.ProcessEnv | undefined)[] = []
  const start = async (_command: string, _args: string[], env?: NodeJS.ProcessEnv) => codes[started.push(env) - 1] ?? -1
  return { started, start }
}

describe('a build process', () => {
  test.each([0, 1, 5, 8, 130, 134, 137, 143])('is not restarted after exit code %i', async (code) => {
    const { started, start } = ending(code)
    expect(await runBuild(['--sandbox'], {}, 'inherit', start)).toBe(code)
    expect(started).toHaveLength(1)
    expect(restarts).toEqual([])
  })

  test.each([139, EXIT.crashed])(
    'is restarted once after a crash (%i), and receives the first exit code',
    async (code) => {
      const said = vi.spyOn(console, 'error').mockReturnValue()
      const { started, start } = ending(code, 0)
      expect(await runBuild(['--sandbox'], { A: 'b', BUILD_RESTARTS: '[]' }, 'inherit', start)).toBe(0)
      expect(started).toEqual([{ A: 'b' }, { A: 'b', BUILD_RESTARTS: JSON.stringify([{ code }]) }])
      expect(restarts).toEqual([{ code }])
      expect(said.mock.calls.flat().join()).toContain(`(${code})`)
    },
  )

  test('exits with its own code if the engine crashes again', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { started, start } = ending(139, 133, 0)
    expect(await runBuild([], {}, 'inherit', start)).toBe(EXIT.crashed)
    expect(started).toHaveLength(2)
  })

  test('receives its arguments unchanged, through a shell that allows core dumps', async () => {
    const code = await runBuild(['--domain', 'a b', '--help'], process.env, 'inherit', async (command, args, env) => {
      const place = args.indexOf('scripts/build.ts')
      const own = [...args.slice(0, place), '-e', 'process.exit(process.argv.length)', '--', ...args.slice(place + 1)]
      return spawnSync(command, own, { env }).status ?? -1
    })
    expect(code).toBe(4)
  })
})

describe('restartsIn', () => {
  test.each([
    ['[{"code":139}]', [{ code: 139 }]],
    [undefined, []],
    ['', []],
    ['nonsense', []],
    ['{"code":1}', []],
    ['[{"code":"x"},null]', []],
  ])('reads %s as %j', (text, reported) => {
    expect(restartsIn(text)).toEqual(reported)
  })
})
