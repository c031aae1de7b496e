import type common from './messages/common/en-US.json'
import type errors from './messages/errors/en-US.json'
import type exhibition from './messages/exhibition/en-US.json'
import type exhibitor from './messages/exhibitor/en-US.json'
import type exhibits from './messages/exhibits/en-US.json'
import type home from './messages/home/en-US.json'
import type list from './messages/list/en-US.json'
import type news from './messages/news/en-US.json'
import type pages from './messages/pages/en-US.json'

/** The namespaces, one a feature; each holds the same keys in four languages (scripts/house.ts checks it). */
export interface Messages {
  common: typeof common
  errors: typeof errors
  exhibition: typeof exhibition
  exhibitor: typeof exhibitor
  exhibits: typeof exhibits
  home: typeof home
  list: typeof list
  news: typeof news
  pages: typeof pages
}

export type Namespace = keyof Messages
