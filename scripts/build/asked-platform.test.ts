import { describe, expect, it } from 'vitest'
import { requirePlatform } from './asked-platform.ts'
import { readOptions } from './options.ts'

const asked = (args: string[], env: Record<string, string> = {}) => {
  requirePlatform(readOptions(args, env), args, env)
  return true
}

describe('what a site is built from', () => {
  it('is a platform, or the sandbox for who asks for it', () => {
    expect(asked(['--platform', 'https://platform.example'])).toBe(true)
    expect(asked([], { BUILD_PLATFORM: 'https://platform.example' })).toBe(true)
    expect(asked(['--sandbox'])).toBe(true)
    expect(asked([], { BUILD_SANDBOX: '1' })).toBe(true)
    expect(asked(['--size=small'])).toBe(true)
    expect(asked(['--db', 'fair.db'])).toBe(true)
  })

  it.each<[string, string[], Record<string, string>]>([
    ['Which platform', [], {}],
    ['Which platform', ['--out', 'dist'], { BUILD_PLATFORM: '' }],
    ['Either', ['--sandbox', '--platform', 'https://platform.example'], {}],
    ['--platform for itself', [], { npm_lifecycle_event: 'build', npm_config_platform: 'https://platform.example' }],
    ['--domain for itself', ['--sandbox'], { npm_lifecycle_event: 'build', npm_config_domain: 'a.example' }],
  ])('is never guessed: %s', (sentence, args, env) => {
    expect(() => asked(args, env)).toThrow(
      expect.objectContaining({ exitCode: 2, message: expect.stringContaining(sentence) }),
    )
  })

  it('is not what npm calls a platform for other packages', () => {
    expect(asked(['--sandbox'], { npm_lifecycle_event: 'build', npm_config_platform: 'linux' })).toBe(true)
  })
})
