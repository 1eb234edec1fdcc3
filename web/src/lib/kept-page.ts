/**
 * Browsers keep a page that is left as it was, and "Back" shows it again with all that it was waiting for. From now on
 * this page is loaded anew instead.
 */
export function loadAnewWhenShownAgain(reload = () => window.location.reload()): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) reload()
  })
}
