/**
 * The grid's scroller can be focused, so that its hours can be reached by keyboard where it holds nothing else to focus.
 * Meant for the library's `viewDidMount`. The library puts the scroller between a row group and its rows, where nothing
 * may be focused; so it becomes the row group itself.
 */
export function focusableScroller(view: HTMLElement) {
  for (const element of view.querySelectorAll<HTMLElement>('[role="rowgroup"] [style*="auto"]')) {
    if (element.style.overflowY !== 'auto') continue
    const group = element.closest<HTMLElement>('[role="rowgroup"]')
    if (group === null) continue
    group.role = 'presentation'
    element.role = 'rowgroup'
    element.tabIndex = 0
  }
}
