/**
 * Fills a field in as a browser or a password manager may do it: past the property that React puts on the element, and
 * without an event.
 */
export function fillUnseen(element: HTMLElement, value: string): void {
  const { prototype } =
    element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value)
}
