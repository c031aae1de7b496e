import { BuildFailure, EXIT } from '@fair/contract/rules/failure.ts'
import { FLAGS, type FlagName } from './flags.ts'
import type { BuildOptions } from './options.ts'

/**
 * Flags that npm takes for its own if the `--` before them is missing, as variables (npm_config_domain): all except
 * `--jobs`, which people set for npm's own compiler.
 */
const TAKEN = FLAGS.filter((name) => name !== 'jobs')

/**
 * A job without its platform must not publish the sample fair: that is built only on request, with --sandbox or another
 * flag that only the sandbox has.
 *
 * @throws BuildFailure (2)
 */
export function requirePlatform(
  { platform, sandbox }: Pick<BuildOptions, 'platform' | 'sandbox'>,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): void {
  const refuse = (sentence: string) => {
    throw new BuildFailure(EXIT.usage, sentence)
  }
  const taken = TAKEN.filter((name) => isTaken(name, env[`npm_config_${name.replaceAll('-', '_')}`]))
  if (taken.length > 0 && env['npm_lifecycle_event'] === 'build')
    refuse(
      `npm consumed ${taken.map((name) => `--${name}`).join(', ')} itself: put two dashes before the flags, as in npm run build -- --${taken[0]} …`,
    )
  if (platform !== null && sandbox) refuse('Give either --platform or --sandbox: a site is built from one of them.')
  const isRequested = sandbox || args.some((arg) => /^--(size|db|data)(=|$)/.test(arg))
  if (platform === null && !isRequested)
    refuse(
      'No platform given: npm run build -- --platform https://… (or BUILD_PLATFORM) builds a tenant’s site, npm run build -- --sandbox builds the sample fair.',
    )
}

/** Whether npm took a flag of ours: prebuilt packages use a platform setting of the same name, such as linux. */
const isTaken = (name: FlagName, value: string | undefined): boolean =>
  value !== undefined && value !== '' && (name !== 'platform' || /^(https?:|true$)/.test(value))
