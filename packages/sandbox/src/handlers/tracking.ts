import type { Contract } from '@fair/contract/index.ts'
import { parseTime } from '@fair/contract/rules/time.ts'
import { wrongField } from '../failure.ts'
import type { GroupHandlers } from '../handler.ts'

/** The maximum number of records per call: several times the length of a page's history (Spec 4). */
const RECORDS_MAX = 100
const PATH_MAX = 300
/** The maximum number stored: the oldest are removed first. */
const STORED_MAX = 20_000

/** Page views (Spec 1, 3). Stored with the visitor, for the recommendations and for reading them back. */
export const tracking: GroupHandlers<Contract['tracking']> = {
  save: ({ records }, { db, tenantId, exhibitionId, userId, visitorId, now }) => {
    if (records.length > RECORDS_MAX) throw wrongField('records', 'tooMany', { max: RECORDS_MAX })
    records.forEach(({ time, pathname }, at) => {
      if (parseTime(time) === null) throw wrongField(`records.${at}.time`, 'invalid')
      const isPath = /^\/(?!\/)[^?#]*$/.test(pathname) && pathname.length <= PATH_MAX
      if (!isPath) throw wrongField(`records.${at}.pathname`, 'invalid')
    })
    const received = now().toISOString()
    db.transaction(() => {
      for (const { time, pathname, content } of records) {
        db.run(
          `INSERT INTO tracking_record (tenant_id, exhibition_id, user_id, visitor_id, time, pathname, content,
           received_time) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
          ...[tenantId, exhibitionId, userId, visitorId, time, pathname, JSON.stringify(content), received],
        )
      }
      db.run('DELETE FROM tracking_record WHERE seq <= (SELECT max(seq) FROM tracking_record) - ?', STORED_MAX)
    })
    return null
  },
}
