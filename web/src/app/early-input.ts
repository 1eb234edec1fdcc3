/** A press that takes effect later than this after the app has started would surprise. */
const PATIENCE_MS = 5000

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
const fields = (root: Element) =>
  [...root.querySelectorAll<Field>('input, textarea, select')].filter((field) => field.name !== '')

/** Identifies a button or link on both pages: by its text, and its position among those with the same text. */
function likeness(root: Element, pressed: Element): (root: Element) => HTMLElement | undefined {
  const words = (each: Element) => `${each.getAttribute('aria-label') ?? ''}|${each.textContent}`
  const alike = (within: Element) =>
    [...within.querySelectorAll<HTMLElement>(pressed.localName)].filter(
      (each) => words(each) === words(pressed),
    )
  const index = alike(root).findIndex((each) => each === pressed)
  return (within) => alike(within)[index]
}

/** Sets the value as typing does: React overrides the element's own setter and listens for the event. */
function type(field: Field, value: string): void {
  const prototype: object = Object.getPrototypeOf(field) as object
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/**
 * Records what a visitor types, presses and focuses on the built page before the app has started, because no handler
 * exists yet and the page is about to be replaced. Call it before that; `goOn` then fills the live page's
 * fields, focuses the same control and presses the last button pressed, as soon as they exist.
 */
export function keepEarlyInput(
  root: Element,
  early: { pressed?: Element } | undefined,
): { goOn: () => void } {
  const typed = new Map(
    fields(root).flatMap((field) => (field.value === '' ? [] : [[field.name, field.value]])),
  )
  const focused = fields(root).find((field) => field === document.activeElement)?.name
  const find = early?.pressed && likeness(root, early.pressed)
  const active = document.activeElement
  const findFocused =
    focused === undefined && active !== null && active !== root && root.contains(active)
      ? likeness(root, active)
      : undefined

  const goOn = () => {
    let press = find
    let focus = findFocused
    const tryAll = () => {
      for (const field of fields(root)) {
        const value = typed.get(field.name)
        if (value === undefined) continue
        typed.delete(field.name)
        type(field, value)
        if (field.name === focused) field.focus()
      }
      const control = focus?.(root)
      if (control) {
        focus = undefined
        control.focus({ preventScroll: true })
      }
      const button = typed.size === 0 ? press?.(root) : undefined
      if (button) {
        press = undefined
        button.click()
      }
      if (typed.size === 0 && press === undefined && focus === undefined) stop()
    }
    const observer = new MutationObserver(tryAll)
    const stop = () => {
      observer.disconnect()
      clearTimeout(timer)
    }
    const timer = setTimeout(stop, PATIENCE_MS)
    observer.observe(root, { childList: true, subtree: true })
  }
  return { goOn }
}
