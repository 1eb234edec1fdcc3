import { observableValue } from '@/lib/observable-value.ts'

/** The toolbar of the page, to which Alt+F10 leads. */
export const toolbarPlace = observableValue<HTMLElement | null>(null)

/** Alt+F10 as in word processors: the focus goes to the tool that had it last, or to the first. */
export function focusToolbar(event: KeyboardEvent): boolean {
  if (event.key !== 'F10' || !event.altKey) return false
  const tool = toolbarPlace
    .get()
    ?.querySelector<HTMLElement>('button[tabindex="0"], button:enabled')
  if (!tool) return false
  event.preventDefault()
  tool.focus()
  return true
}
