import type * as z from 'zod/mini'
import { ALIVE } from './schema/alive.ts'
import { BUSINESS } from './schema/business.ts'
import { CATALOGUE } from './schema/catalogue.ts'
import { CONTENT } from './schema/content.ts'
import { MICRO } from './schema/micro.ts'
import { SHOWCASE } from './schema/showcase.ts'
import { SITE } from './schema/site.ts'
import { VISITOR } from './schema/visitor.ts'

/** The schema of each file of the sample fair, by its path in this folder without the extension. */
export const SCHEMAS = { ...ALIVE, ...BUSINESS, ...CATALOGUE, ...CONTENT, ...MICRO, ...SHOWCASE, ...SITE, ...VISITOR }

export type DataName = keyof typeof SCHEMAS
export type Data = { [Name in DataName]: z.infer<(typeof SCHEMAS)[Name]> }
