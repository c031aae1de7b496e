// node docs/ci/notify.mjs STATUS TENANT [release.json]: tells people by a chat's webhook how a job went. NOTIFY_URL is its
// address, without which nothing is sent; NOTIFY_FORM its kind: slack (also Teams, Mattermost), dingtalk, wecom, feishu.
// Failures and steps back are told; with NOTIFY_ON=all also each release that shows something new. Never fails a job.
import { existsSync, readFileSync } from 'node:fs'

const [status = 'failed', tenant = '', file] = process.argv.slice(2)
const { NOTIFY_URL, NOTIFY_FORM = 'slack', NOTIFY_ON, ...env } = process.env
const run = env.CI_JOB_URL ?? `${env.GITHUB_SERVER_URL}/${env.GITHUB_REPOSITORY}/actions/runs/${env.GITHUB_RUN_ID}`
const release = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null

const BODIES = {
  slack: (text) => ({ text }),
  dingtalk: (content) => ({ msgtype: 'text', text: { content } }),
  wecom: (content) => ({ msgtype: 'text', text: { content } }),
  feishu: (text) => ({ msg_type: 'text', content: { text } }),
}

/** What is told; null: nothing. */
function message() {
  const isWell = status === 'success'
  if (release && isStepBack())
    return `${tenant}: stepped back to release ${release.release} from ${release.former}. ${run}`
  if (!isWell)
    return `${tenant}: the build or the release has ${status === 'cancelled' ? 'been cancelled' : 'failed'}; the site is as it was. ${run}`
  if (!release || NOTIFY_ON !== 'all' || release.release === release.former) return null
  return `${tenant}: shows release ${release.release}, ${release.uploaded} files new. A step back: the job "rollback", or npm run release -- --to … --domain ${release.domain} --rollback. ${run}`
}

/** A release counts up, a step back does not. */
function isStepBack() {
  return release.former !== null && release.release < release.former
}

const text = message()
if (text !== null) {
  console.log(text)
  const body = BODIES[NOTIFY_FORM]
  if (NOTIFY_URL && body) {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body(text)) }
    const signal = AbortSignal.timeout(10_000)
    const answer = await fetch(NOTIFY_URL, { ...init, signal }).catch((error) => ({ status: error.message }))
    // The address is a secret: it is not said.
    if (!answer.ok) console.error(`Nobody was told: the webhook answers ${answer.status}.`)
  } else if (NOTIFY_URL) console.error(`NOTIFY_FORM is one of ${Object.keys(BODIES).join(', ')}.`)
}
