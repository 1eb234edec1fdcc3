import type { LexicalEditor } from 'lexical'

/** Marks a field with a toolbar of its own (RichTextField). All other texts of a page share one. */
const withOwnTools = '[data-own-tools]'

const toolbars = new Set<HTMLElement>()

const fieldOf = (place: Element | null) => place?.closest(withOwnTools) ?? null

/** Whether a toolbar works on this text: the one of its field, or that of the page for a text outside of such fields. */
export const worksOn = (toolbar: HTMLElement | null, editor: LexicalEditor): boolean =>
  toolbar !== null &&
  editor.getRootElement() !== null && // not gone from the page
  fieldOf(toolbar) === fieldOf(editor.getRootElement())

/** Makes a toolbar known until the returned function is called. */
export function addToolbar(toolbar: HTMLElement): () => void {
  toolbars.add(toolbar)
  return () => void toolbars.delete(toolbar)
}

/** Alt+F10 as in word processors: the focus goes to the tool that had it last, or to the first. */
export function focusToolbar(event: KeyboardEvent, editor: LexicalEditor): boolean {
  if (event.key !== 'F10' || !event.altKey) return false
  const toolbar = [...toolbars].find((each) => worksOn(each, editor))
  const tool = toolbar?.querySelector<HTMLElement>('button[tabindex="0"], button:enabled')
  if (!tool) return false
  event.preventDefault()
  tool.focus()
  return true
}
