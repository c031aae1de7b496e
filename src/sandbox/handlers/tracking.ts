import type { Contract } from '../../contract/index.ts'
import { parseTime } from '../../domain/time.ts'
import { wrongField } from '../failure.ts'
import type { GroupHandlers } from '../handler.ts'

/** Most records of one call: several times what a page's history holds (Spec 4). */
const RECORDS_MAX = 100
const PATH_MAX = 300
/** Kept at most: the oldest go first. */
const STORED_MAX = 20_000

/** Page views (Spec 1, 3). Kept with who was there, for the recommendations and for reading them back. */
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
