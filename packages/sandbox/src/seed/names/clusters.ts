import { load } from '../../data/load.ts'
/** The clusters of an industry: towns by their English names, in several countries. */
export const CLUSTERS: Readonly<Record<string, readonly string[]>> = load('names/clusters')
