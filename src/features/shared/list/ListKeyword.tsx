import { useEffect, useRef, useState } from 'react'
import { type ListModel, wordsOf } from './list-model.ts'
import { keywordOf } from './list-query.ts'

/**
 * The list's own search field. The text is submitted after a short delay, at once on Enter (ListFacets), and never
 * while an input method is still composing it. Before hydration, Enter submits the form like any other.
 */
export function ListKeyword({ model }: { model: ListModel }) {
  const { page, state, live } = model
  const label = page.t(wordsOf(model).keyword)
  const [draft, setDraft] = useState(state.keyword)
  const sent = useRef(state.keyword)
  const composing = useRef(false)
  // A keyword that did not come from this field (Back, a removed chip) replaces the draft; the field's own keyword does
  // not.
  useEffect(() => {
    if (state.keyword === sent.current) return
    sent.current = state.keyword
    setDraft(state.keyword)
  }, [state.keyword])
  const send = (text: string) => {
    sent.current = keywordOf(text)
    live?.type(sent.current, false)
  }
  return (
    <input
      className="input"
      type="search"
      name="keyword"
      data-key="keyword"
      autoComplete="off"
      enterKeyHint="search"
      placeholder={label}
      aria-label={label}
      value={draft}
      onChange={(event) => {
        setDraft(event.target.value)
        if (!composing.current) send(event.target.value)
      }}
      onCompositionStart={() => {
        composing.current = true
      }}
      onCompositionEnd={(event) => {
        composing.current = false
        send(event.currentTarget.value)
      }}
    />
  )
}
