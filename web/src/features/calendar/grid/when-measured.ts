/**
 * Keeps a part of the page invisible until the frames in which it measures itself are over: the library draws its lines
 * once, measures them and draws them again, and a reader would see everything jump. Meant as a ref; calendar.css hides it.
 */
export function whenMeasured(element: HTMLElement | null) {
  if (element === null) return
  element.dataset['measuring'] = ''
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      delete element.dataset['measuring']
    }),
  )
}
