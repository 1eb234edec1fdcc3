import type { Browser, BrowserContext, ConsoleMessage } from '@playwright/test'

/** What a page of a test said in its console as an error, or did not catch. */
export interface PageError {
  /** The error with its stack, or the text of the console. */
  text: string
  /** The page on which it came. */
  url: string
}

/**
 * Chromium's own notes that a request was refused or did not come through. Whether it should is a matter of the test that
 * sent it: what a service of the stack did not mean to answer is in the log of the stack.
 */
const noteOfRequest =
  /^(?:Failed to load resource: |WebSocket connection to .* failed: |Access to fetch at .* blocked by CORS policy|$)/

/** Before its first page, a window has none of ours. */
const blank = 'about:blank'

/** Listens to every page of every context that the browser opens from now on, until told to stop. */
export function listenForErrors(browser: Browser): { errors: PageError[]; stop: () => void } {
  const errors: PageError[] = []
  const note = (text: string, url = '') => {
    if (url !== blank) errors.push({ text, url })
  }
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() !== 'error' || noteOfRequest.test(message.text())) return
    // An error that is logged as such may be without words; where it was logged is always known.
    const { url, lineNumber } = message.location()
    note(`${message.text()} (${url}:${String(lineNumber)})`, message.page()?.url())
  }
  const onContext = (context: BrowserContext) => {
    context.on('console', onConsole)
    context.on('weberror', (event) => {
      const error = event.error()
      // The stack of a part of the app that did not come is empty.
      note(
        error.stack === '' || error.stack === undefined ? error.message : error.stack,
        event.page()?.url(),
      )
    })
  }
  browser.on('context', onContext)
  return {
    errors,
    stop: () => {
      browser.off('context', onContext)
    },
  }
}
