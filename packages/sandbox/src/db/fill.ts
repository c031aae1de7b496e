import { LANGUAGES } from '@fair/contract/rules/language.ts'
import type { Fair } from '../seed/types.ts'
import type { Database } from './database.ts'
import { rankByName } from './ranking.ts'

/** Writes the fair's rows into empty tables (schema.ts). Call it in a transaction. */
export function fillTables(db: Database, fair: Fair): void {
  fillExhibitions(db, fair)
  fillExhibitors(db, fair)
  fillExhibits(db, fair)
  fillNews(db, fair)
  fillProgramme(db, fair)
  for (const { exhibitionId } of fair.exhibitions) {
    for (const language of LANGUAGES) rankByName(db, exhibitionId, language)
  }
}

function fillExhibitions(db: Database, fair: Fair): void {
  for (const each of fair.exhibitions) {
    const { publishState, updateTime } = each.compose('en-US')
    db.run('INSERT INTO exhibition VALUES (?, ?, ?, ?)', each.exhibitionId, each.tenantId, publishState, updateTime)
  }
}

function fillExhibitors(db: Database, fair: Fair): void {
  fair.exhibitors.forEach((each, position) => {
    db.run(
      'INSERT INTO exhibitor VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
      each.id,
      each.exhibitionId,
      position,
      each.rank,
      each.regionCode,
      each.industryId,
      each.hall,
      each.stand,
      JSON.stringify(each.tagIds),
      each.timeZone,
      Number(each.isOnline),
      Number(each.isStaffedAlways),
      Number(each.takesAppointments),
      each.exhibitorGroupId,
      each.updateTime,
    )
    for (const language of LANGUAGES) {
      const { exhibitorName, initial } = each.compose(language)
      // Ranked once all names are inserted.
      db.run('INSERT INTO exhibitor_text VALUES (?, ?, ?, ?, 0)', each.id, language, exhibitorName, initial)
    }
  })
}

function fillExhibits(db: Database, fair: Fair): void {
  fair.exhibits.forEach((each, position) => {
    db.run(
      'INSERT INTO exhibit VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?)',
      each.id,
      each.exhibitionId,
      position,
      each.rank,
      each.exhibitorId,
      each.categoryId,
      each.parentCategoryId,
      each.regionCode,
      each.hall,
      JSON.stringify(each.tagIds),
      each.updateTime,
    )
    for (const language of LANGUAGES) {
      db.run('INSERT INTO exhibit_text VALUES (?, ?, ?)', each.id, language, each.name(language))
    }
  })
}

function fillNews(db: Database, fair: Fair): void {
  fair.news.forEach((each, position) => {
    const { updateTime } = each.compose('en-US')
    db.run(
      'INSERT INTO news VALUES (?, ?, ?, ?, ?, ?)',
      each.id,
      each.exhibitionId,
      position,
      each.columnId,
      each.publishTime,
      updateTime,
    )
    for (const language of LANGUAGES) {
      db.run('INSERT INTO news_text VALUES (?, ?, ?)', each.id, language, each.compose(language).title)
    }
  })
}

function fillProgramme(db: Database, fair: Fair): void {
  for (const each of fair.lives) {
    const { updateTime } = each.compose('en-US')
    const times = [each.startTime, each.endTime, updateTime] as const
    db.run('INSERT INTO live VALUES (?, ?, ?, ?, ?, ?)', each.id, each.exhibitionId, each.exhibitorId, ...times)
  }
  for (const each of fair.meetings) {
    const { updateTime } = each.compose('en-US')
    const times = [each.startTime, each.endTime, updateTime] as const
    const place = [each.exhibitionId, each.exhibitorId, each.hall] as const
    db.run('INSERT INTO meeting VALUES (?, ?, ?, ?, ?, ?, ?)', each.id, ...place, ...times)
  }
}
