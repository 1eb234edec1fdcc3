import { MathfieldElement } from 'mathlive'

// The faces of formulas come with KaTeX (view/katex.ts), and keys make no sounds.
MathfieldElement.fontsDirectory = null
MathfieldElement.soundsDirectory = null
MathfieldElement.decimalSeparator = ','

export interface MathField {
  /** What stands in it now, which React may not have drawn yet. */
  latex: () => string
  /** Writes what was typed before the field was there, as if it were typed now. */
  type: (keys: string) => void
  /** Writes at the caret, in place of what is selected. */
  write: (latex: string) => void
  /** Tells when the field has the focus, which it may take some frames after it was asked to. @returns what ends that */
  onFocus: (tell: () => void) => () => void
  erase: () => void
  focus: () => void
}

/**
 * A field for one formula in its place. MathLive's own keyboard, which lies over the page, is not used: the dialog has keys.
 * The element can be told about itself only once it stands on the page.
 */
export function mathField(
  place: HTMLElement,
  latex: string,
  label: string,
  onChange: (latex: string) => void,
): MathField {
  const field = new MathfieldElement()
  place.replaceChildren(field)
  field.mathVirtualKeyboardPolicy = 'manual'
  field.menuItems = []
  // Thousands stand apart: 1 000.
  field.mathModeSpace = '\\,'
  field.value = latex
  field.setAttribute('aria-label', label)
  const changed = () => onChange(field.getValue('latex'))
  field.addEventListener('input', changed)
  return {
    latex: () => field.getValue('latex'),
    type: (keys) => {
      // Key by key, so that 3/4 becomes a fraction as when it is typed.
      for (const key of keys) field.executeCommand(['typedText', key, { simulateKeystroke: true }])
      changed()
    },
    write: (typed) => {
      field.insert(typed, { focus: true, selectionMode: 'placeholder' })
      // After a unit, which is a text, the field would go on in text: 3 m^2.
      field.executeCommand(['switchMode', 'math'])
      changed()
    },
    erase: () => {
      field.executeCommand('deleteBackward')
      field.focus()
      changed()
    },
    focus: () => field.focus(),
    onFocus: (tell) => {
      // After the field itself has heard of it.
      const focused = () => queueMicrotask(tell)
      field.addEventListener('focusin', focused)
      return () => field.removeEventListener('focusin', focused)
    },
  }
}
