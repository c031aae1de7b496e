/**
 * Puts a box or a choice back to what its view has drawn, after a press that may be refused: Preact, unlike React, leaves
 * it as it was pressed when no state has changed. What is accepted is drawn anew a moment later.
 */
export function checkedAsDrawn(box: HTMLInputElement, drawn: boolean, press: (on: boolean) => void): void {
  const on = box.checked
  box.checked = drawn
  press(on)
}
