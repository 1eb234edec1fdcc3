export const elementOf = (place: string) =>
  document.querySelector<HTMLElement>(`[role="dialog"] [data-place="${CSS.escape(place)}"]`)

const controls = 'textarea, input, select, [role="textbox"], button[aria-pressed]'

const stateOfControl = (control: Element): string =>
  control instanceof HTMLInputElement ||
  control instanceof HTMLTextAreaElement ||
  control instanceof HTMLSelectElement
    ? control.value
    : (control.getAttribute('aria-pressed') ?? control.textContent)

/** What stands in each control of a place. */
export type ControlStates = ReadonlyMap<Element, string>

export const stateOf = (place: string): ControlStates =>
  new Map(
    [...(elementOf(place)?.querySelectorAll(controls) ?? [])].map((control) => [
      control,
      stateOfControl(control),
    ]),
  )

/** The first control of a place that is new or holds something else than before; null where none is. */
export function changedControl(element: HTMLElement, before: ControlStates): HTMLElement | null {
  const changed = [...element.querySelectorAll<HTMLElement>(controls)].filter(
    (control) => before.get(control) !== stateOfControl(control),
  )
  // Where the focus is in one of them it stays; a field comes before the buttons of its row.
  return (
    changed.find((control) => control === document.activeElement) ??
    changed.find((control) => !control.matches('button')) ??
    changed[0] ??
    null
  )
}
