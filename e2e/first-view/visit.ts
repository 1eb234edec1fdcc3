import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test'

/** What the first visit to a page costs. */
export interface Visit {
  /** Milliseconds until the largest paint. */
  largest: number
  /** Milliseconds until the page has its own content. */
  stood: number
  /** The sum of all layout shifts. */
  shift: number
  /** Requests that were sent before the page stood, without the questions of CORS. */
  requests: number
  scripts: number
  /** What the largest paint was. */
  what: string
  /** The largest shift's elements. */
  moved: string
}

/** A slow phone: Lighthouse's slow 4G, and a processor slowed to a quarter. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const slowdown = 4

/** Time after the page stands in which late pictures and shifts are still counted. */
const restMs = 2500

declare global {
  interface Window {
    firstView: {
      largest: number
      what: string
      shift: number
      most: number
      moved: string
      stood: number
    }
  }
}

/** Runs in the page before its own scripts. */
function observe(selector: string) {
  const seen = { largest: 0, what: '', shift: 0, most: 0, moved: '', stood: 0 }
  window.firstView = seen
  const nameOf = (node: Node | null | undefined) =>
    node instanceof Element
      ? `${node.tagName.toLowerCase()} ${(node.getAttribute('class') ?? '').slice(0, 40)}`
      : 'text'
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      seen.largest = entry.startTime
      seen.what = nameOf(Reflect.get(entry, 'element') as Element | null)
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const value = Number(Reflect.get(entry, 'value'))
      seen.shift += value
      if (value < seen.most) continue
      seen.most = value
      const sources = Reflect.get(entry, 'sources') as { node?: Node }[]
      seen.moved = sources.map(({ node }) => nameOf(node)).join(', ')
    }
  }).observe({ type: 'layout-shift', buffered: true })
  const look = () => {
    if (document.querySelector(selector) === null) requestAnimationFrame(look)
    else seen.stood = performance.now()
  }
  requestAnimationFrame(look)
}

/** Opens a page in a browser without any file of it. */
export async function visit(
  browser: Browser,
  address: string,
  stands: string,
  storageState: BrowserContextOptions['storageState'],
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 1.75,
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    ...(storageState === undefined ? {} : { storageState }),
  })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    const sent = await countRequests(devtools)
    await devtools.send('Network.emulateNetworkConditions', network)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.addInitScript(observe, stands)
    await page.goto(address, { waitUntil: 'commit' })
    await page.waitForFunction(() => window.firstView.stood > 0, undefined, { timeout: 60_000 })
    await page.waitForTimeout(restMs)
    return await read(page, sent)
  } finally {
    await context.close()
  }
}

interface Sent {
  type: string
  at: number
}

async function countRequests(devtools: CDPSession): Promise<Sent[]> {
  const sent: Sent[] = []
  await devtools.send('Network.enable')
  devtools.on('Network.requestWillBeSent', ({ type = '', timestamp, request }) => {
    const ofNetwork = request.method !== 'OPTIONS' && !request.url.startsWith('data:')
    if (ofNetwork) sent.push({ type, at: timestamp * 1000 })
  })
  return sent
}

async function read(page: Page, sent: readonly Sent[]): Promise<Visit> {
  const { largest, what, shift, moved, stood } = await page.evaluate(() => window.firstView)
  const start = sent[0]?.at ?? 0
  const before = sent.filter(({ at }) => at - start <= stood)
  return {
    largest,
    what,
    shift,
    moved,
    stood,
    requests: before.length,
    scripts: before.filter(({ type }) => type === 'Script').length,
  }
}
