/** A browser that Playwright does not drive, as far as a printed paper needs it. */
export interface Browser {
  name: string
  open: (url: string) => Promise<void>
  /** @param script an expression, which may be a promise @returns what it is, through JSON */
  evaluate: (script: string) => Promise<unknown>
  /** The PDF that the printer would get; null where the driver cannot print. */
  print: (() => Promise<Buffer>) | null
  close: () => Promise<void>
}
