import { LANGUAGES, type Language } from '@fair/contract/rules/language.ts'
import { readOutbox } from './accounts/outbox.ts'
import { type BusinessAdmin, createBusinessAdmin } from './business-admin.ts'
import { type ChatAdmin, createChatAdmin } from './chat/admin.ts'
import { raiseContent, setContentPublished } from './db/content-rows.ts'
import { rankByName } from './db/ranking.ts'
import { found } from './failure.ts'
import type { Kind } from './overrides.ts'
import type { Platform } from './platform.ts'
import type { ContentKind } from './seed/content/catalogue.ts'
import type { Exhibit, Exhibitor, Information } from './sent.ts'
import type { TextKey } from './texts.ts'

type ExhibitPatch = Partial<
  Pick<Exhibit, 'exhibitsName' | 'keyFigures' | 'summary' | 'figures' | 'specifications' | 'description' | 'downloads'>
>
type ExhibitorPatch = Partial<
  Pick<Exhibitor, 'exhibitorName' | 'initial' | 'summary' | 'introduction' | 'website' | 'certificates' | 'markets'>
>
type NewsPatch = Partial<Pick<Information, 'title' | 'summary' | 'source' | 'content'>>

/**
 * The actions of a platform's back office, for tests and for trying out incremental builds. Every change is stored in
 * the database and advances the updateTime of everything that shows it; each call returns the new updateTime. A patch
 * applies to one language, or to all if none is given. All throw a PlatformError 4041 for an unknown id.
 */
export interface Admin extends BusinessAdmin, ChatAdmin {
  /** Changes an exhibit's texts; an empty patch only advances its updateTime. */
  touchExhibit(id: string, patch?: ExhibitPatch, language?: Language): string
  /** Changes an exhibitor's texts. A new name also reaches its exhibits, lives and meetings. */
  touchExhibitor(id: string, patch?: ExhibitorPatch, language?: Language): string
  touchNews(id: string, patch?: NewsPatch, language?: Language): string
  /** Removes an exhibit from every list; its id is then unknown. */
  withdrawExhibit(id: string): string
  /** Publishes or unpublishes an exhibition. */
  setPublish(exhibitionId: string, published: boolean): string
  /** Publishes or unpublishes an exhibitor group, project, national pavilion or micro page. */
  setContentPublish(kind: ContentKind, id: string, published: boolean): string
  /** Logs a user in without a dialog and returns the token for the Authorization header. */
  signIn(userId: string, tenantId: string): string
  /** The last code sent to an email or a phone number ('+86 13800138000'); '' if there is none. */
  codeFor(recipient: string): string
}

const CONTENT_WORDS: Readonly<Record<ContentKind, TextKey>> = {
  group: 'exhibitorGroup',
  project: 'project',
  nation: 'nation',
  micro: 'microPage',
}

export function createAdmin(platform: Platform): Admin {
  const { db, catalogue, corpora, overrides, sessions } = platform

  /** Advances an update time by at least a second, even if the clock has stopped. */
  const raise = (table: Kind | 'exhibition' | 'live' | 'meeting', id: string) => {
    const row = db.one<{ update_time: string }>(`SELECT update_time FROM ${table} WHERE id = ?`, id)
    const old = row ? Date.parse(row.update_time) : 0
    const time = new Date(Math.max(platform.now().getTime(), old + 1000)).toISOString()
    db.run(`UPDATE ${table} SET update_time = ? WHERE id = ?`, time, id)
    return time
  }
  const raiseAll = (table: 'exhibit' | 'live' | 'meeting', exhibitorId: string) => {
    for (const { id } of db.all<{ id: string }>(`SELECT id FROM ${table} WHERE exhibitor_id = ?`, exhibitorId)) {
      raise(table, id)
    }
  }
  const change = (work: () => string) => {
    const time = db.transaction(work)
    catalogue.forget()
    corpora.forget()
    return time
  }
  const each = (language: Language | undefined) => (language === undefined ? LANGUAGES : [language])

  const indexExhibit = (id: string, language: Language) => {
    const { exhibitsName } = found(platform.entities.exhibit(id, language), 'exhibit', id)
    db.run('UPDATE exhibit_text SET name = ? WHERE id = ? AND language = ?', exhibitsName, id, language)
  }
  const indexExhibitor = (id: string, language: Language) => {
    const { exhibitorName, initial } = found(platform.entities.exhibitor(id, language), 'exhibitor', id)
    const sql = 'UPDATE exhibitor_text SET name = ?, initial = ? WHERE id = ? AND language = ?'
    db.run(sql, exhibitorName, initial, id, language)
    rankByName(db, platform.entities.exhibitionOf('exhibitor', id) ?? '', language)
  }

  return {
    touchExhibit: (id, patch = {}, language) =>
      change(() => {
        const { exhibitorId } = found(platform.entities.exhibit(id, 'en-US'), 'exhibit', id)
        overrides.add('exhibit', id, each(language), patch)
        for (const one of each(language)) indexExhibit(id, one)
        // A live lists the exhibits that it shows.
        raiseAll('live', exhibitorId)
        return raise('exhibit', id)
      }),
    touchExhibitor: (id, patch = {}, language) =>
      change(() => {
        found(platform.entities.exhibitor(id, 'en-US'), 'exhibitor', id)
        overrides.add('exhibitor', id, each(language), patch)
        if (patch.exhibitorName !== undefined || patch.initial !== undefined) {
          for (const one of each(language)) indexExhibitor(id, one)
          for (const table of ['exhibit', 'live', 'meeting'] as const) raiseAll(table, id)
        }
        return raise('exhibitor', id)
      }),
    touchNews: (id, patch = {}, language) =>
      change(() => {
        found(platform.entities.news(id, 'en-US'), 'information', id)
        overrides.add('news', id, each(language), patch)
        for (const one of each(language)) {
          const { title } = found(platform.entities.news(id, one), 'information', id)
          db.run('UPDATE news_text SET name = ? WHERE id = ? AND language = ?', title, id, one)
        }
        return raise('news', id)
      }),
    withdrawExhibit: (id) =>
      change(() => {
        const { exhibitorId } = found(platform.entities.exhibit(id, 'en-US'), 'exhibit', id)
        db.run('UPDATE exhibit SET withdrawn = 1 WHERE id = ?', id)
        // Its neighbours and its exhibitor show the number of exhibits.
        raiseAll('exhibit', exhibitorId)
        raiseAll('live', exhibitorId)
        raiseAll('meeting', exhibitorId)
        // Micro pages select exhibits by their positions in the full list.
        raiseContent(db, 'micro', platform.now())
        return raise('exhibitor', exhibitorId)
      }),
    setPublish: (exhibitionId, published) =>
      change(() => {
        found(platform.entities.exhibition(exhibitionId, 'en-US'), 'exhibition', exhibitionId)
        db.run('UPDATE exhibition SET publish_state = ? WHERE id = ?', published ? '1' : '0', exhibitionId)
        return raise('exhibition', exhibitionId)
      }),
    setContentPublish: (kind, id, published) =>
      change(() => found(setContentPublished(db, kind, id, published, platform.now()), CONTENT_WORDS[kind], id)),
    signIn: (userId, tenantId) => sessions.open(userId, tenantId),
    codeFor: (recipient) => readOutbox(db, { recipient, limit: 1 })[0]?.code ?? '',
    ...createBusinessAdmin(platform),
    ...createChatAdmin(platform),
  }
}
