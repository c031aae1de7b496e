import type { Area } from './area.ts'

/** Posters created for sharing, by the digest of their drawing. */
export const postersArea: Area = {
  name: 'posters',
  version: 1,
  tables: [`CREATE TABLE poster (id TEXT PRIMARY KEY, svg TEXT NOT NULL, time TEXT NOT NULL) WITHOUT ROWID`],
}
