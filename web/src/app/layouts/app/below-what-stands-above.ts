/**
 * Tells the menu how far down the page it begins (`--menu-top`), so that it ends with the window while an announcement
 * stands above it. Meant as a ref.
 */
export function belowWhatStandsAbove(menu: HTMLElement | null) {
  const row = menu?.parentElement
  const frame = row?.parentElement
  if (menu === null || !row || !frame) return
  const measure = () => menu.style.setProperty('--menu-top', `${String(row.offsetTop)}px`)
  measure()
  // An announcement that comes, unfolds or goes makes the row smaller, or the page longer.
  const watch = new ResizeObserver(measure)
  watch.observe(row)
  watch.observe(frame)
  return () => watch.disconnect()
}
