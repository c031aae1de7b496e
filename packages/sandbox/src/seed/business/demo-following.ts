import { programmesOf } from '../../business/programme.ts'
import { PROJECT_PLANS } from '../content/projects/projects.ts'
import { DAYS, HOURS, insertRow, type Scene } from './rows.ts'

/** The items of each type that a demo user follows, the saved documents and the requested samples. */
export function fillFollowing(scene: Scene, userId: string): void {
  fillFavourites(scene, userId)
  fillMaterials(scene, userId)
  fillSamples(scene, userId)
}

function fillFavourites({ db, fair, exhibition, exhibitors, exhibits, at }: Scene, userId: string): void {
  const here = <T extends { readonly exhibitionId: string }>(all: readonly T[]) =>
    all.filter(({ exhibitionId }) => exhibitionId === exhibition.exhibitionId)
  const activities = programmesOf(fair).get(exhibition.exhibitionId)?.activities ?? []
  const members = exhibitors.filter((each) => fair.exhibitors.indexOf(each) % 8 === 0)
  const followed: readonly (readonly [type: string, ids: readonly string[]])[] = [
    ['EXHIBITOR', exhibitors.slice(0, 6).map(({ id }) => id)],
    ['EXHIBIT', exhibits.slice(0, 9).map(({ id }) => id)],
    [
      'LIVE',
      here(fair.lives)
        .slice(-3)
        .map(({ id }) => id),
    ],
    [
      'MEETING',
      here(fair.meetings)
        .slice(-3)
        .map(({ id }) => id),
    ],
    [
      'INFORMATION',
      here(fair.news)
        .slice(0, 4)
        .map(({ id }) => id),
    ],
    [
      'ACTIVITY',
      activities
        .filter(({ plan }) => plan.admission === 'OPEN')
        .slice(-2)
        .map(({ id }) => id),
    ],
    ['MEMBER', members.slice(0, 3).map(({ id }) => `M${exhibition.exhibitionId}-${id}`)],
    [
      'EXHIBITOR_GROUP',
      here(fair.exhibitorGroups ?? [])
        .slice(0, 2)
        .map(({ value }) => value),
    ],
    [
      'PROJECT',
      here(PROJECT_PLANS)
        .slice(0, 3)
        .map(({ id }) => id),
    ],
  ]
  let minutes = -3 * DAYS
  for (const [type, ids] of followed) {
    for (const id of ids.toReversed()) {
      minutes += 35
      const target = { user_id: userId, follow_type: type, target_id: id }
      insertRow(db, 'favourite', { ...target, follow_time: at(minutes) })
    }
  }
}

function fillMaterials({ db, exhibits, at }: Scene, userId: string): void {
  exhibits.slice(0, 8).forEach((exhibit, index) => {
    const [file] = exhibit.compose('en-US').downloads
    if (!file) return
    insertRow(db, 'material', {
      material_id: `D-${userId}-${index}`,
      user_id: userId,
      source: 'EXHIBIT',
      source_id: exhibit.id,
      file_id: `${exhibit.id}-file-0`,
      file: JSON.stringify({ fileId: `${exhibit.id}-file-0`, ...file }),
      save_time: at(-2 * DAYS + index * 40),
    })
  })
}

const ADDRESS = JSON.stringify({
  region: ['CN', 'CN-ZJ', '330200', '330205'],
  street: '江东北路88号',
  postcode: '315100',
})

/** One in each state. */
function fillSamples({ db, exhibits, at }: Scene, userId: string): void {
  const sample = (index: number, created: number, columns: Readonly<Record<string, string | number | null>>) => {
    const exhibit = exhibits[index]
    if (!exhibit) return
    insertRow(db, 'sample', {
      sample_id: `SM-${userId}-${index}`,
      user_id: userId,
      exhibits_id: exhibit.id,
      quantity: 1 + (index % 3),
      receiver: '陈思远',
      contact_method: '+86 13800138000',
      address: ADDRESS,
      create_time: at(created),
      accepts: 1,
      ...columns,
    })
  }
  sample(0, -9 * DAYS, dues(at, -8, -7, { outcome: 'RECEIVED', outcome_time: at(-2 * DAYS) }))
  sample(1, -6 * DAYS, dues(at, -5, -3, {}))
  sample(2, -4 * DAYS, { accept_due: at(-3 * DAYS), accepts: 0 })
  sample(3, -2 * DAYS, dues(at, -1, 3, {}))
  sample(4, -30 * HOURS, { accept_due: at(-20 * HOURS), outcome: 'CANCELLED', outcome_time: at(-10 * HOURS) })
  sample(5, -2 * HOURS, dues(at, 1, 4, {}))
}

function dues(at: Scene['at'], accepted: number, sent: number, more: Readonly<Record<string, string | number | null>>) {
  return { accept_due: at(accepted * DAYS), send_due: at(sent * DAYS), ...more }
}
