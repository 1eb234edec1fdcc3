import type { ObservableValue } from '@/lib/observable-value.ts'
import type { Paper } from '../paper/paper.ts'
import { findPart } from '../paper/places.ts'
import { drawNow } from './draw-now.ts'

const elementOf = (place: string) =>
  document.querySelector<HTMLElement>(`[role="dialog"] [data-place="${CSS.escape(place)}"]`)

/**
 * Scrolls a section, question or part into view, unfolded.
 * @param focus puts the focus in its first field; without, it goes there only if it would be lost
 */
export function showPlace(
  paper: Pick<Paper, 'sections'>,
  folded: ObservableValue<ReadonlySet<string>>,
  place: string,
  focus = false,
) {
  const question = findPart(paper, place)?.question.id
  if (question !== undefined && folded.get().has(question)) {
    folded.set(new Set([...folded.get()].filter((one) => one !== question)))
  }
  // After React has drawn what came back.
  requestAnimationFrame(() => {
    if (elementOf(place)?.getAttribute('aria-busy') !== null) drawNow(question ?? place)
    const element = elementOf(place)
    if (element === null) return
    element.scrollIntoView({ block: 'nearest' })
    const lost = document.activeElement === null || document.activeElement === document.body
    if (!focus && !lost) return
    const fields = 'textarea, input, [role="textbox"]'
    // What a finding about a translation is about; the title of a section counts with its first question.
    const outdated = `[data-outdated] :is(${fields})`
    const begins = paper.sections.find(({ questions }) => questions[0]?.id === place)
    const first =
      element.querySelector<HTMLElement>(outdated) ??
      (begins && elementOf(begins.id)?.querySelector<HTMLElement>(outdated)) ??
      element.querySelector<HTMLElement>(fields) ??
      element.querySelector<HTMLElement>('button, [tabindex="0"]')
    first?.focus({ preventScroll: true })
  })
}
