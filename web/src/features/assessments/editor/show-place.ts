import type { ObservableValue } from '@/lib/observable-value.ts'
import type { Paper } from '../paper/paper.ts'
import { findPart } from '../paper/places.ts'
import { changedControl, elementOf, type ControlStates } from './changed-control.ts'
import { drawNow } from './draw-now.ts'

/**
 * Scrolls a section, question or part into view, unfolded.
 * @param focus puts the focus in its first field, or with what stood in it before in the field that has changed; without, it
 * goes there only if it would be lost
 */
export function showPlace(
  paper: Pick<Paper, 'sections'>,
  folded: ObservableValue<ReadonlySet<string>>,
  place: string,
  focus: boolean | ControlStates = false,
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
    const active = document.activeElement
    // A dialog whose focused control went takes the focus itself, and none of its keys.
    const lost = active === null || active.contains(element)
    if (focus === false && !lost) return
    if (typeof focus === 'object') {
      const changed = changedControl(element, focus)
      if (changed === active) return
      if (changed !== null) {
        changed.focus({ preventScroll: true })
        changed.scrollIntoView({ block: 'nearest' })
        return
      }
      if (element.contains(active)) return
    }
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
