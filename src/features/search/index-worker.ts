// The index in a separate thread: reading and searching a large fair's words would block a phone's page.
import type { IndexAnswer, IndexQuestion } from './index-messages.ts'
import { openIndex, type SearchIndex } from './index-search.ts'

const port = self as unknown as Pick<Worker, 'postMessage' | 'addEventListener'>
const opening = new Map<string, Promise<SearchIndex>>()

/** An index that could not be opened is opened again with the next question. */
function indexOf({ manifest, read }: IndexQuestion): Promise<SearchIndex> {
  const before = opening.get(manifest)
  if (before) return before
  const own = openIndex(manifest, fetch, read)
  opening.set(manifest, own)
  own.catch(() => opening.delete(manifest))
  return own
}

port.addEventListener('message', ({ data }: MessageEvent<IndexQuestion>) => {
  const { id, question } = data
  const sendTo = (answer: IndexAnswer['answer']) => port.postMessage({ id, answer } satisfies IndexAnswer)
  indexOf(data)
    .then(
      (index): Promise<IndexAnswer['answer']> =>
        question.about === 'state' ? index.search(question.state) : index.suggest(question.keyword),
    )
    .then(sendTo, () => sendTo(null))
})
