import type { Handlers } from './handler.ts'
import { agreement } from './handlers/agreement.ts'
import { catalogue } from './handlers/catalogue.ts'
import { decoration } from './handlers/decoration.ts'
import { exhibition } from './handlers/exhibition.ts'
import { home } from './handlers/home.ts'
import { live } from './handlers/live.ts'
import { meeting } from './handlers/meeting-rest.ts'
import { news } from './handlers/news.ts'
import { alive } from './handlers/parts/alive.ts'
import { business } from './handlers/parts/business.ts'
import { content } from './handlers/parts/content.ts'
import { visitor } from './handlers/parts/visitor.ts'
import { search } from './handlers/search.ts'
import { site } from './handlers/site.ts'

const { siteRest, ...cachedPerVisitor } = visitor
const { liveRest, meetingRest, ...ofAlive } = alive
const { catalogueRest, homeRest, decorationRest, searchRest, ...ofContent } = content

/** The handlers of the contract, group by group. */
export const handlers: Handlers = {
  ...cachedPerVisitor,
  ...ofAlive,
  ...ofContent,
  ...business,
  site: { ...site, ...siteRest },
  exhibition,
  decoration: { ...decoration, ...decorationRest },
  home: { ...home, ...homeRest },
  search: { ...search, ...searchRest },
  catalogue: { ...catalogue, ...catalogueRest },
  news,
  agreement,
  live: { ...live, ...liveRest },
  meeting: { ...meeting, ...meetingRest },
}
