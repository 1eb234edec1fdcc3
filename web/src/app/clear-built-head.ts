/**
 * Takes away what the build wrote into the head, since React puts the page's own beside it. The title stays until the page
 * has one: a window without a title is read out as nothing, and a page may take a while.
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
