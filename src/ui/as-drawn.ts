/**
 * Puts a box or a choice back to what its view has drawn, after a press that may be refused: Preact, unlike React, leaves
 * it as it was pressed when no state has changed. What is accepted is drawn anew a moment later.
 */
export function checkedAsDrawn(box: HTMLInputElement, drawn: boolean, press: (on: boolean) => void): void {
  const on = box.checked
  box.checked = drawn
  press(on)
}

/**
 * What of a typed text is taken (`plain`, e.g. a code's digits). The rest leaves the field here, as nothing is drawn anew
 * when it adds nothing; a text that is taken whole is not touched, since an input method may be composing it.
 */
export function takeText(field: HTMLInputElement, plain: (text: string) => string): string {
  const text = plain(field.value)
  if (field.value !== text) field.value = text
  return text
}
