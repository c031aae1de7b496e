import { dayKey } from '@fair/contract/rules/time.ts'
import { wordsToColumn } from '../../business/words.ts'
import type { Database } from '../../db/database.ts'
import type { Fair, SeededExhibition } from '../types.ts'
import { filledIn, type OfFair, SENT_FORMS, SENT_REGISTRATIONS } from './sent-forms.ts'

const DAY = 24 * 60 * 60 * 1000

/** The forms and registrations that the demo users have sent to the first tenant. */
export function fillAudience(db: Database, fair: Fair, origin: Date): void {
  const tenantId = fair.tenants[0]?.tenantId ?? ''
  const { current, other } = exhibitionsIn(fair, tenantId)
  if (!current) return
  const industry = fair.industries[0]?.value ?? ''
  const category = categoryPath(fair)
  const knownAt = (exhibition: SeededExhibition): OfFair => {
    const { startTime, timeZone } = exhibition.compose('en-US')
    return { industry, category, firstDay: dayKey(new Date(startTime), timeZone) }
  }
  const ofCurrent = knownAt(current)
  const daysAgo = (days: number) => new Date(origin.getTime() - days * DAY).toISOString()

  SENT_FORMS.forEach((sent, at) => {
    db.run(
      `INSERT INTO form_submission (id, tenant_id, exhibition_id, form_id, version, user_id, visitor_id, identity_id,
       form_values, audit_status, audit_reason, time) VALUES (?, ?, ?, ?, '', ?, '', ?, ?, ?, ?, ?)`,
      ...[`FS-${at + 1}`, tenantId, current.exhibitionId, sent.formId, sent.userId, sent.identityId],
      ...[
        JSON.stringify(filledIn(sent.values, ofCurrent)),
        sent.status,
        sent.reason ? wordsToColumn(sent.reason) : null,
      ],
      daysAgo(sent.daysAgo),
    )
  })
  for (const sent of SENT_REGISTRATIONS) {
    const exhibition = sent.exhibition === 'current' ? current : other
    if (!exhibition) continue
    const stepTwo = sent.stepTwo && filledIn(sent.stepTwo, knownAt(exhibition))
    const time = daysAgo(sent.daysAgo)
    db.run(
      `INSERT INTO registration (id, number, tenant_id, exhibition_id, user_id, identity_id, step, step_one, step_two,
       audit_status, audit_reason, pass_secret, time, update_time) VALUES (?, ?, ?, ?, ?, ?, 0, ?, ?, ?, ?, ?, ?, ?)`,
      ...[`RG-${sent.userId}`, sent.number, tenantId, exhibition.exhibitionId, sent.userId, sent.identityId],
      ...[JSON.stringify(sent.stepOne), stepTwo && JSON.stringify(stepTwo), sent.status],
      ...[sent.reason ? wordsToColumn(sent.reason) : null, `demo${sent.number.replace(/\D/g, '')}`, time, time],
    )
    db.run('INSERT INTO chosen_identity VALUES (?, ?, ?)', sent.userId, exhibition.exhibitionId, sent.identityId)
  }
}

function exhibitionsIn(fair: Fair, tenantId: string): { current?: SeededExhibition; other?: SeededExhibition } {
  const own = fair.exhibitions.filter((each) => each.tenantId === tenantId)
  const current = own.find((each) => each.compose('en-US').isCurrent === '1') ?? own[0]
  const other = own.find((each) => each !== current && each.compose('en-US').publishState === '1')
  return { ...(current && { current }), ...(other && { other }) }
}

/** The first category that has a parent, from the top. */
function categoryPath(fair: Fair): string[] {
  const child = fair.categories.find(({ parent }) => parent !== null) ?? fair.categories[0]
  return [child?.parent ?? null, child?.value ?? null].filter((value) => value !== null)
}
