// Prints the last page of a failed story. CI stores no files of a run: only its output explains a failure there.
import { readFileSync } from 'node:fs'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Playwright writes the accessibility tree of the open page into this attachment of a failed test. */
const ATTACHMENT = 'error-context'
/** The tree is the only YAML in it, below the error or a separate heading. */
const SNAPSHOT = /^```yaml\n([\s\S]*?)\n```$/m
/** The frame of the page precedes it, the same on every page. */
const MAIN = /^- main[\s\S]*/m

/** The tree of the page's main part, or all of it if there is none; null without a tree. */
function snapshotOf(markdown: string): string | null {
  const tree = SNAPSHOT.exec(markdown)?.[1]
  return tree === undefined ? null : (MAIN.exec(tree)?.[0] ?? tree)
}

export default class PageReporter implements Reporter {
  onTestEnd(test: TestCase, { attachments }: TestResult): void {
    const file = attachments.find(({ name }) => name === ATTACHMENT)?.path
    const snapshot = file === undefined ? null : snapshotOf(readFileSync(file, 'utf8'))
    if (snapshot !== null) console.log(`\nThe page when "${test.title}" failed:\n${snapshot}\n`)
  }
}
