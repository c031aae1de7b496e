import { contract } from '@fair/contract/index.ts'
import { type PosterType, siteRest } from '@fair/contract/site.ts'
import { afterAll, expect, it } from 'vitest'
import { createSandbox } from '../app.ts'
import { payload } from '../testing/call-sandbox.ts'

const sandbox = createSandbox({ db: ':memory:', size: 'small' })
afterAll(() => sandbox.close())

it('a poster has the name of its subject as alternative text', async () => {
  const [groups, activities, projects, tickets] = await Promise.all([
    payload(sandbox, contract.group.basic, {}),
    payload(sandbox, contract.search.offlineActivity, {}),
    payload(sandbox, contract.project.list, { exhibitionId: '2001' }),
    payload(sandbox, contract.ticket.kinds, {}),
  ])
  const [group, activity, project, ticket] = [groups.records[0], activities.records[0], projects.records[0], tickets[0]]
  const subjects: [PosterType, string | undefined, string | undefined][] = [
    ['EXHIBITOR_GROUP', group?.exhibitorGroupId, group?.groupName],
    ['ACTIVITY', activity?.activityId, activity?.title],
    ['PROJECT', project?.projectId, project?.projectName],
    ['TICKET', ticket?.ticketKindId, ticket?.ticketName],
  ]
  for (const [posterType, id = '', name] of subjects) {
    const { poster } = await payload(sandbox, siteRest.posterShare, { posterType, id, path: '/' })
    expect([posterType, poster.alt]).toEqual([posterType, name])
  }
})
