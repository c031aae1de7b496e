import { agreement } from './agreement.ts'
import { catalogue } from './catalogue.ts'
import { decoration } from './decoration.ts'
import { exhibition } from './exhibition.ts'
import { home } from './home.ts'
import { live } from './live.ts'
import { meeting } from './meeting.ts'
import { news } from './news.ts'
import { search } from './search.ts'
import { site } from './site.ts'

/** Every call to the platform, by group. The sandbox must answer each; a missing handler does not compile. */
export const contract = { site, exhibition, decoration, home, search, catalogue, news, agreement, live, meeting }
export type Contract = typeof contract
