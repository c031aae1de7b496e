// node docs/ci/matrix.mjs tenants.json [TENANT] [--gitlab]: the builds that a pipeline runs, one for each shard of each
// tenant's site. For GitHub a line `list=[…]` for $GITHUB_OUTPUT; for GitLab a child pipeline (JSON, which is YAML).
import { readFileSync } from 'node:fs'

/** Rolls back to the previous release. Values are passed as variables and never inserted into a command. */
const ROLLBACK =
  'npm run release -- --to "$RELEASE_TO" $RELEASE_FLAGS --domain "$SITE_DOMAIN" --rollback --report release.json'
const INSTALL = 'npm ci --ignore-scripts --no-audit --no-fund'
/** Makes the release live on CloudFront; does nothing if CloudFront is not used. */
const SHOW = 'bash docs/ci/cloudfront.sh show release.json'
/** With a role, only this job gets the store's credentials: the SDK exchanges GitLab's token for them. */
const ASSUME = 'test -z "$AWS_ROLE_ARN" || printf %s "$GITLAB_TOKEN_FOR_AWS" > "$AWS_WEB_IDENTITY_TOKEN_FILE"'

const [file, ...rest] = process.argv.slice(2)
const only = rest.find((word) => word !== '' && !word.startsWith('--'))
const known = validated(JSON.parse(readFileSync(file ?? 'tenants.json', 'utf8')))
const tenants = known.filter(({ name }) => only === undefined || name === only)
if (tenants.length === 0) throw new Error(only ? `No tenant is named ${only}.` : 'No tenants.')
// All shards of a site render at the same time: the start of the current hour.
const now = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000).toISOString()
const builds = tenants.flatMap(({ shards = 1, ...tenant }) =>
  Array.from({ length: shards }, (_, n) => ({
    ...tenant,
    index: n + 1,
    count: shards,
    shard: `${n + 1}/${shards}`,
    now,
  })),
)
if (rest.includes('--gitlab')) console.log(JSON.stringify(gitlab(builds), null, 2))
else console.log(`list=${JSON.stringify(builds)}`)

/** Returns the tenants if all values are safe in names of jobs, files and caches; throws for the first that is not. */
function validated(list) {
  const is = {
    name: (value) => typeof value === 'string' && /^[a-z0-9][a-z0-9-]{0,62}$/.test(value),
    platform: (value) => typeof value === 'string' && /^https:\/\/[a-z0-9.-]+(:\d{1,5})?(\/[\w./-]*)?$/i.test(value),
    domain: (value) => typeof value === 'string' && /^[a-z0-9][a-z0-9.-]{0,252}$/.test(value),
    tenant: (value) => value === undefined || (typeof value === 'string' && /^[\w~-][\w.~-]{0,127}$/.test(value)),
    role: (value) =>
      value === undefined ||
      (typeof value === 'string' && /^arn:aws[a-z-]*:iam::\d{12}:role\/[\w+=,.@/-]{1,512}$/.test(value)),
    shards: (value) => value === undefined || (Number.isInteger(value) && value >= 1 && value <= 100),
  }
  if (!Array.isArray(list)) throw new Error('tenants.json must be a list of tenants.')
  for (const [at, tenant] of list.entries()) {
    for (const field of Object.keys({ ...is, ...tenant })) {
      if (!is[field]?.(tenant?.[field]))
        throw new Error(`tenants.json, tenant ${at + 1}: invalid ${field} ${JSON.stringify(tenant?.[field])}.`)
    }
  }
  const names = new Set(list.map(({ name }) => name))
  if (names.size < list.length) throw new Error('tenants.json: two tenants have the same name.')
  return list
}

/**
 * A job's access to the store. Variables of the environment `release/NAME` reach no other job (AWS_…, scoped in GitLab); with
 * a role there are no such variables, only a token of the job that the role trusts.
 */
function accessOf(name, role) {
  const environment = { name: `release/${name}` }
  if (role === undefined) return { environment, variables: {}, script: [] }
  return {
    environment,
    id_tokens: { GITLAB_TOKEN_FOR_AWS: { aud: 'sts.amazonaws.com' } },
    variables: { AWS_ROLE_ARN: role, AWS_WEB_IDENTITY_TOKEN_FILE: '/tmp/aws-token', AWS_ROLE_SESSION_NAME: name },
    script: [ASSUME],
  }
}

function gitlab(all) {
  const jobs = {}
  for (const { name, platform, domain, tenant = '', index, shard } of all) {
    jobs[`${name} ${shard}`] = {
      stage: 'shards',
      resource_group: `${name} ${shard}`,
      variables: {
        ...{ SITE_NAME: name, SITE_PLATFORM: platform, SITE_DOMAIN: domain, SITE_SHARD: shard },
        ...{ SITE_TENANT: tenant, SITE_NOW: now },
      },
      script: [
        INSTALL,
        `npm run build -- --platform "$SITE_PLATFORM" --domain "$SITE_DOMAIN" --shard "$SITE_SHARD" --now "$SITE_NOW" --tenant "$SITE_TENANT" --out shard-${index} --report report-${index}.json`,
        `node docs/ci/summary.mjs report-${index}.json`,
        `tar --dereference -czf shard-${index}.tgz shard-${index}`,
      ],
      after_script: [
        'test "$CI_JOB_STATUS" = success || node docs/ci/notify.mjs "$CI_JOB_STATUS" "$SITE_NAME $SITE_SHARD"',
      ],
      cache: { key: `build-${name}-${index}`, paths: ['.cache/build'] },
      artifacts: { paths: [`shard-${index}.tgz`, `report-${index}.json`], when: 'always', expire_in: '2 days' },
    }
  }
  for (const { name, domain, tenant = '', role, count } of all.filter(({ index }) => index === 1)) {
    const access = accessOf(name, role)
    const shards = Array.from({ length: count }, (_, n) => n + 1)
    jobs[name] = {
      stage: 'publish',
      needs: shards.map((n) => `${name} ${n}/${count}`),
      resource_group: name,
      ...access,
      variables: { ...access.variables, SITE_NAME: name, SITE_DOMAIN: domain, SITE_TENANT: tenant },
      script: [
        INSTALL,
        ...shards.map((n) => `tar -xzf shard-${n}.tgz`),
        `npm run build:merge -- ${shards.map((n) => `--from shard-${n}`).join(' ')} --out dist`,
        ...access.script,
        'keep=$(bash docs/ci/cloudfront.sh shown)',
        'npm run release -- --site dist --to "$RELEASE_TO" $RELEASE_FLAGS --tenant "$SITE_TENANT" --keep-release "$keep" --report release.json',
        SHOW,
        // A release whose site is not complete is rolled back at once.
        `node docs/ci/check.mjs "https://$SITE_DOMAIN" release.json || { test $? = 4 || { ${ROLLBACK} && ${SHOW}; }; exit 1; }`,
      ],
      after_script: ['node docs/ci/notify.mjs "$CI_JOB_STATUS" "$SITE_NAME" release.json'],
      artifacts: { paths: ['release.json'], when: 'always', expire_in: '30 days' },
    }
    // Started by hand if a published site is wrong: nothing is built.
    jobs[`${name} rollback`] = {
      stage: 'publish',
      when: 'manual',
      allow_failure: true,
      needs: [],
      resource_group: name,
      ...access,
      variables: { ...access.variables, SITE_NAME: name, SITE_DOMAIN: domain },
      script: [INSTALL, ...access.script, ROLLBACK, SHOW],
      after_script: ['node docs/ci/notify.mjs "$CI_JOB_STATUS" "$SITE_NAME" release.json'],
    }
  }
  return { default: { image: 'node:24-bookworm' }, stages: ['shards', 'publish'], ...jobs }
}
