/**
 * Removes the elements that the build wrote into the head, because React adds the page's own. The built
 * title stays until the page has set one, because screen readers announce a window without a title as
 * empty.
 */
export function clearBuiltHead(head: HTMLHeadElement): void {
  const title = head.querySelector('title[data-prerendered]')
  for (const element of head.querySelectorAll('[data-prerendered]')) {
    if (element !== title) element.remove()
  }
  if (title === null) return
  const observer = new MutationObserver(() => {
    if (head.querySelectorAll('title').length < 2) return
    observer.disconnect()
    title.remove()
  })
  observer.observe(head, { childList: true })
}
