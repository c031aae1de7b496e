// node docs/ci/notify.mjs STATUS TENANT [release.json]: reports a job's result to a chat's webhook. NOTIFY_URL is the webhook's
// address, without which nothing is sent; NOTIFY_FORM is its type: slack (also Teams, Mattermost), dingtalk, wecom, feishu.
// Reports failures and rollbacks; with NOTIFY_ON=all also each release that publishes something new. Never fails a job.
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

/** The message to send; null: none. */
function message() {
  const isWell = status === 'success'
  if (release && isStepBack())
    return `${tenant}: rolled back from release ${release.former} to ${release.release}. ${run}`
  if (!isWell)
    return `${tenant}: the build or the release ${status === 'cancelled' ? 'was cancelled' : 'failed'}; the site is unchanged. ${run}`
  if (!release || NOTIFY_ON !== 'all' || release.release === release.former) return null
  return `${tenant}: shows release ${release.release} with ${release.uploaded} new files. To roll back: the job "rollback", or npm run release -- --to … --domain ${release.domain} --rollback. ${run}`
}

/** Release numbers increase, except in a rollback. */
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
    // The address is a secret, so it is not printed.
    if (!answer.ok) console.error(`No message was sent: the webhook answered ${answer.status}.`)
  } else if (NOTIFY_URL) console.error(`NOTIFY_FORM is one of ${Object.keys(BODIES).join(', ')}.`)
}
