import { describe, expect, it } from 'vitest'
import { readOptions } from './options.ts'
import { requirePlatform } from './requested-platform.ts'

const requested = (args: string[], env: Record<string, string> = {}) => {
  requirePlatform(readOptions(args, env), args, env)
  return true
}

describe('the data source of a build', () => {
  it('is a platform, or the sandbox if it is requested', () => {
    expect(requested(['--platform', 'https://platform.example'])).toBe(true)
    expect(requested([], { BUILD_PLATFORM: 'https://platform.example' })).toBe(true)
    expect(requested(['--sandbox'])).toBe(true)
    expect(requested([], { BUILD_SANDBOX: '1' })).toBe(true)
    expect(requested(['--size=small'])).toBe(true)
    expect(requested(['--db', 'fair.db'])).toBe(true)
  })

  it.each<[string, string[], Record<string, string>]>([
    ['No platform given', [], {}],
    ['No platform given', ['--out', 'dist'], { BUILD_PLATFORM: '' }],
    ['Give either', ['--sandbox', '--platform', 'https://platform.example'], {}],
    ['--platform itself', [], { npm_lifecycle_event: 'build', npm_config_platform: 'https://platform.example' }],
    ['--domain itself', ['--sandbox'], { npm_lifecycle_event: 'build', npm_config_domain: 'a.example' }],
  ])('is refused if it is missing or ambiguous: %s', (sentence, args, env) => {
    expect(() => requested(args, env)).toThrow(
      expect.objectContaining({ exitCode: 2, message: expect.stringContaining(sentence) }),
    )
  })

  it('is unaffected by the platform setting of npm itself', () => {
    expect(requested(['--sandbox'], { npm_lifecycle_event: 'build', npm_config_platform: 'linux' })).toBe(true)
  })
})
