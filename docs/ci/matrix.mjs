// node docs/ci/matrix.mjs tenants.json [TENANT] [--gitlab]: the builds that a pipeline runs, one for each share of each
// tenant's site. For GitHub a line `list=[…]` for $GITHUB_OUTPUT; for GitLab a child pipeline (JSON, which is YAML).
import { readFileSync } from 'node:fs'

const [file, ...rest] = process.argv.slice(2)
const only = rest.find((word) => word !== '' && !word.startsWith('--'))
const known = JSON.parse(readFileSync(file ?? 'tenants.json', 'utf8'))
const tenants = known.filter(({ name }) => only === undefined || name === only)
if (tenants.length === 0) throw new Error(only ? `No tenant is named ${only}.` : 'No tenants.')
// All shares of a site render at one moment: the hour that has begun.
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

/** Shows the release before again. */
function back(domain) {
  return `npm run release -- --to "$RELEASE_TO" $RELEASE_FLAGS --domain "${domain}" --rollback --report release.json`
}

function gitlab(all) {
  const jobs = {}
  for (const { name, platform, domain, index, shard } of all) {
    jobs[`${name} ${shard}`] = {
      stage: 'shares',
      resource_group: `${name} ${shard}`,
      script: [
        'npm ci --no-audit --no-fund',
        `npm run build -- --platform "${platform}" --domain "${domain}" --shard "${shard}" --now "${now}" --out share-${index} --report report-${index}.json`,
        `node docs/ci/summary.mjs report-${index}.json`,
        `tar --dereference -czf share-${index}.tgz share-${index}`,
      ],
      after_script: [`test "$CI_JOB_STATUS" = success || node docs/ci/notify.mjs "$CI_JOB_STATUS" "${name} ${shard}"`],
      cache: { key: `build-${name}-${index}`, paths: ['.cache/build'] },
      artifacts: { paths: [`share-${index}.tgz`, `report-${index}.json`], when: 'always', expire_in: '2 days' },
    }
  }
  for (const { name, domain, count } of all.filter(({ index }) => index === 1)) {
    const shares = Array.from({ length: count }, (_, n) => n + 1)
    jobs[name] = {
      stage: 'publish',
      needs: shares.map((n) => `${name} ${n}/${count}`),
      resource_group: name,
      script: [
        'npm ci --no-audit --no-fund',
        ...shares.map((n) => `tar -xzf share-${n}.tgz`),
        `npm run build:merge -- ${shares.map((n) => `--from share-${n}`).join(' ')} --out dist`,
        'npm run release -- --site dist --to "$RELEASE_TO" $RELEASE_FLAGS --report release.json',
        // What does not show a whole site is taken back at once.
        `node docs/ci/check.mjs "https://${domain}" release.json || { test $? = 4 || ${back(domain)}; exit 1; }`,
      ],
      after_script: [`node docs/ci/notify.mjs "$CI_JOB_STATUS" "${name}" release.json`],
      artifacts: { paths: ['release.json'], when: 'always', expire_in: '30 days' },
    }
    // By hand, when what was published is wrong: nothing is built.
    jobs[`${name} rollback`] = {
      stage: 'publish',
      when: 'manual',
      allow_failure: true,
      needs: [],
      resource_group: name,
      script: ['npm ci --no-audit --no-fund', back(domain)],
      after_script: [`node docs/ci/notify.mjs "$CI_JOB_STATUS" "${name}" release.json`],
    }
  }
  return { default: { image: 'node:24-bookworm' }, stages: ['shares', 'publish'], ...jobs }
}
