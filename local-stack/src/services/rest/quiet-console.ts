import { currentRequest } from './current-request.ts'

let installed = false

/**
 * lite writes every error of a request to the console, from a mistyped filter to a fault of its own, and has no setting
 * for it. Its output during a request is kept with the request and logged only if the answer shows a fault.
 */
export function keepConsoleErrors(): void {
  if (installed) return
  installed = true
  const console = globalThis.console
  const write = console.error.bind(console)
  console.error = (...values: unknown[]) => {
    const request = currentRequest.getStore()
    if (request === undefined) write(...values)
    else request.complaints.push(...values)
  }
}
