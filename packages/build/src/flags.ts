// The flags of npm run build; each is also an environment variable.
import { BuildFailure, EXIT } from '@fair/contract/rules/failure.ts'

/** The output of `--help`. */
export const USAGE = `Usage: npm run build -- [--platform URL] [--domain HOST] [--exhibition current|all|ID,…] [--languages zh-CN,…]
                        [--out DIR] [--report FILE] [--product NAME] [--origin URL] [--api-base URL] [--media TEMPLATE]
                        [--im-origins ORIGIN,…] [--stream-origins ORIGIN,…] [--upload-origins ORIGIN,…] [--media-origins ORIGIN,…]
                        [--now ISO] [--size small|fair|large|N] [--db FILE] [--data DIR] [--jobs N] [--og all|main|none] [--clean]
                        [--wait SECONDS] [--keep-assets DAYS] [--quiet] [--sandbox]
                        [--left-out PERCENT] [--answer-mb N] [--time-limit MINUTES] [--calls N] [--most-records N] [--memory N] [--zone IANA]
                        [--cache-dir DIR] [--shard I/N] [--head N] [--visited FILE] [--bundle DIR] [--log text|json]
                        [--vitals URL] [--vitals-rate PERCENT] [--tenant ID] [--new-tenant] [--allow-fewer]
                        [--security-contact mailto:ADDRESS|URL] [--password-module FILE]
Each flag is also an environment variable: BUILD_PLATFORM, BUILD_DOMAIN, BUILD_EXHIBITION, BUILD_LANGUAGES, BUILD_OUT …`

export const FLAGS = [
  'platform',
  'domain',
  'exhibition',
  'languages',
  'out',
  'report',
  'product',
  'origin',
  'api-base',
  'media',
  'im-origins',
  'stream-origins',
  'upload-origins',
  'media-origins',
  'now',
  'size',
  'db',
  'data',
  'jobs',
  'og',
  'wait',
  'keep-assets',
  'left-out',
  'answer-mb',
  'time-limit',
  'calls',
  'most-records',
  'memory',
  'zone',
  'cache-dir',
  'shard',
  'head',
  'visited',
  'bundle',
  'log',
  'vitals',
  'vitals-rate',
  'tenant',
  'security-contact',
  'password-module',
] as const
export type FlagName = (typeof FLAGS)[number]
export const SWITCHES = ['clean', 'quiet', 'sandbox', 'new-tenant', 'allow-fewer'] as const
export type Switch = (typeof SWITCHES)[number]

/** The error for a wrong use, with the correct usage. */
export const usage = (message: string) => new BuildFailure(EXIT.usage, `${message}\n${USAGE}`)
