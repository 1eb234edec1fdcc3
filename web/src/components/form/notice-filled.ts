const typedInto =
  'textarea, input:not([type="checkbox"], [type="radio"], [type="file"], [type="hidden"])'

/**
 * Browsers and password managers may fill fields in without an event, so that React does not know what is in them and
 * would empty them when it next draws them. An `input` event makes it look: where the value is the one it knows, it does
 * nothing.
 */
export function noticeFilled(form: HTMLFormElement): void {
  for (const control of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typedInto)) {
    if (control.value !== '') control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
