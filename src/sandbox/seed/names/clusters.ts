import { load } from '../../data/load.ts'
/** Where an industry is at home: towns by their English names, in several countries. */
export const CLUSTERS: Readonly<Record<string, readonly string[]>> = load('names/clusters')
