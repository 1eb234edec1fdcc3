import { JSDOM } from 'jsdom'

/** A request that a page wanted to send. */
export interface WantedRequest {
  url: string
  headers: Record<string, string>
  body: string
}

/** The name of a GraphQL operation, by the request that asks for it. */
export const operationOf = (body: string): string => /"operationName":"(\w+)"/.exec(body)?.[1] ?? ''

/**
 * Gives this process the window of a visitor who has seen the cookie banner. Requests are recorded and
 * never answered; nothing reaches the network.
 */
export function openWindow(): { visit: (url: string) => void; wanted: WantedRequest[] } {
  const dom = new JSDOM('<!doctype html><html lang="en"><head></head><body></body></html>', {
    url: 'http://localhost/',
    pretendToBeVisual: true,
  })
  const { window } = dom
  const wanted: WantedRequest[] = []
  const silent = class {
    observe() {
      return undefined
    }
    disconnect() {
      return undefined
    }
  }
  const additions = {
    window,
    scrollTo: () => undefined,
    IntersectionObserver: silent,
    ResizeObserver: silent,
    matchMedia: (media: string) =>
      Object.assign(new window.EventTarget(), { matches: false, media, onchange: null }),
    fetch: async (url: unknown, init?: RequestInit) => {
      const body = typeof init?.body === 'string' ? init.body : ''
      const headers = Object.fromEntries(new Headers(init?.headers))
      wanted.push({ url: String(url), headers, body })
      return new Promise(() => undefined)
    },
  }
  const own = new Set(Object.getOwnPropertyNames(globalThis))
  const fromWindow = ['navigator', 'localStorage']
  for (const name of Object.getOwnPropertyNames(window)) {
    if (own.has(name) && !fromWindow.includes(name)) continue
    Object.defineProperty(globalThis, name, {
      configurable: true,
      writable: true,
      value: Reflect.get(window, name) as unknown,
    })
  }
  for (const [name, value] of Object.entries(additions)) {
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value })
    if (name !== 'window') Reflect.set(window, name, value)
  }
  window.localStorage.setItem('kryt.cookies', '2026-01-01T00:00:00.000Z')
  return {
    wanted,
    visit: (url) => {
      dom.reconfigure({ url })
    },
  }
}
