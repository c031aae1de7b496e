import type { Handlers } from './handler.ts'
import { agreement } from './handlers/agreement.ts'
import { catalogue } from './handlers/catalogue.ts'
import { decoration } from './handlers/decoration.ts'
import { exhibition } from './handlers/exhibition.ts'
import { home } from './handlers/home.ts'
import { live } from './handlers/live.ts'
import { meeting } from './handlers/meeting.ts'
import { news } from './handlers/news.ts'
import { search } from './handlers/search.ts'
import { site } from './handlers/site.ts'

/** The answers to the contract, group by group. */
export const handlers: Handlers = {
  site,
  exhibition,
  decoration,
  home,
  search,
  catalogue,
  news,
  agreement,
  live,
  meeting,
}
