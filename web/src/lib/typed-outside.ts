type TextField = HTMLInputElement | HTMLTextAreaElement

/** Fields that somebody typed into, with what stood there before. */
const before = new WeakMap<TextField, string>()

const isTextField = (target: EventTarget | null): target is TextField =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement

/** Notes what is typed into any field of the page; from the first page on, whichever parts of the app come later. */
export function watchTyping() {
  document.addEventListener(
    'beforeinput',
    ({ target }) => {
      if (isTextField(target) && !before.has(target)) before.set(target, target.value)
    },
    { capture: true },
  )
}

/** Words of a search are in the address, and stand in their field again. */
const inAddress = (text: string) =>
  [...new URLSearchParams(window.location.search).values()].includes(text)

/**
 * Whether something typed would be lost if the page were loaded anew: a coupon's code, a quantity, words to search for. Forms
 * of the kit and the paper's editor are asked themselves (lib/unsaved-forms.ts); they are marked with `data-asked`.
 */
export const isTypedOutside = (): boolean =>
  [...document.querySelectorAll<TextField>('input, textarea')].some((field) => {
    const text = field.value.trim()
    const stood = before.get(field)
    return (
      stood !== undefined &&
      text !== '' &&
      field.value !== stood &&
      field.closest('form[data-asked]') === null &&
      !inAddress(text)
    )
  })
