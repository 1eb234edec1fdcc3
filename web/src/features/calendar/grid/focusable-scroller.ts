/**
 * The grid's scroller can be focused, so that its hours can be reached by keyboard where it holds nothing else to focus.
 * Meant for the library's `viewDidMount`.
 * @param name what a screen reader calls it
 */
export function focusableScroller(view: HTMLElement, name: string) {
  for (const element of view.querySelectorAll<HTMLElement>('[style*="auto"]')) {
    if (element.style.overflowY !== 'auto') continue
    element.tabIndex = 0
    element.role = 'group'
    element.ariaLabel = name
  }
}
