// Declares what the scripts use of packages whose own types would bring the globals of other servers into
// every workspace.

declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options: { url: string; pretendToBeVisual: boolean })
    readonly window: Window & typeof globalThis
    reconfigure(settings: { url: string }): void
  }
}

declare module 'compression' {
  import type { Connect } from 'vite'
  const compression: (options: { threshold: number }) => Connect.NextHandleFunction
  // eslint-disable-next-line import-x/no-default-export -- what the package is
  export default compression
}
