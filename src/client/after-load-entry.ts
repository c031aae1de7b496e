import type { PageData } from '../stores/page-data.ts'
import { startAfterLoad } from './after-load.ts'

// main.ts imports this module, not after-load.ts: an `import()` of a module that shares its file with others would make
// every page load the bundler's helper for it.
export const start = (data: PageData) => startAfterLoad(data)
