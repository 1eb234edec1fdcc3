import type { Page } from '@playwright/test'
import { z } from 'zod'

const traceSchema = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      ph: z.string(),
      pid: z.number(),
      tid: z.number(),
      ts: z.number(),
      dur: z.number().optional(),
      tdur: z.number().optional(),
      args: z.looseObject({ name: z.string().optional().catch(undefined) }).optional(),
    }),
  ),
})

type TraceEvent = z.infer<typeof traceSchema>['traceEvents'][number]

/**
 * The processor time of one task in milliseconds, and whether the task ran before the mark below.
 */
export interface Task {
  ms: number
  before: boolean
}

/** What the main thread of a page did. */
export interface Thread {
  tasks: Task[]
  /** Milliseconds by the clock until the marked frame was made; null where nothing was drawn. */
  clock: number | null
  /** The processor time before that frame in milliseconds, by what it was for; all of it is `script` unless asked in detail. */
  spent: Record<Purpose, number>
}

/** What the main thread works on. `script` is what is left: scripts, React, and the browser's own handling of events. */
export const purposes = ['style', 'layout', 'paint', 'loading', 'collecting', 'script'] as const
type Purpose = (typeof purposes)[number]

/** Events of Chromium's timeline that do not stand within each other. */
const purposeOf: Record<string, Purpose> = {
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  'v8.compile': 'loading',
  'v8.compileModule': 'loading',
  ParseHTML: 'loading',
  MinorGC: 'collecting',
  MajorGC: 'collecting',
}

/**
 * A task, and what promises do afterwards: an answer of the network is drawn then. Where one stands within the other, only the
 * outer one counts.
 */
const running = new Set([
  'ThreadControllerImpl::RunTask',
  'BlinkScheduler_PerformMicrotaskCheckpoint',
])

const mark = 'the next frame is on its way'
const begun = 'it begins'

interface Until {
  /** The element that changes. */
  selector: string
  /** The frame that counts is the first one in which this is in the document, and not the first change. */
  appears?: string
}

/** Sets a mark when the frame with the next change of an element is made. */
async function markNextFrameOf(page: Page, { selector, appears }: Until): Promise<void> {
  await page.locator(selector).evaluate(
    (element, [name, first, wanted]) => {
      const observer = new MutationObserver(() => {
        if (wanted !== undefined && document.querySelector(wanted) === null) return
        observer.disconnect()
        requestAnimationFrame(() => {
          // A separate task, because the frame is painted at the end of the current one.
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => {
            performance.mark(name)
            port1.close()
          }
          port2.postMessage(null)
        })
      })
      observer.observe(element, { childList: true, subtree: true, characterData: true })
      performance.mark(first)
    },
    [mark, begun, appears] as const,
  )
}

interface Watched extends Until {
  /** How long the page is watched after `act`, in milliseconds. */
  watch?: number
  /** Also says what the work was for, which makes each task a little longer. */
  detailed?: boolean
}

/**
 * What a page's main thread does during `act` and shortly afterwards: its tasks with their processor
 * time, so other programs on the machine do not count. (TaskDuration of the devtools does count
 * them, in every time domain.) Tasks before the first frame that shows a change of the element
 * count as `before`; if nothing changes, all tasks do.
 */
export async function watchMainThread(
  page: Page,
  { watch = 500, detailed = false, ...until }: Watched,
  act: () => Promise<void>,
): Promise<Thread> {
  const browser = page.context().browser()
  if (browser === null) throw new Error('the page has no browser')
  await browser.startTracing(page, {
    categories: ['toplevel', 'blink.user_timing', ...(detailed ? ['devtools.timeline', 'v8'] : [])],
  })
  await markNextFrameOf(page, until)
  await act()
  await page.waitForTimeout(watch)
  // On a busy machine the page may not have started its work yet.
  await page.evaluate(async () => {
    for (let quiet = 0; quiet < 2; quiet += 1) {
      await new Promise((resolve) => requestIdleCallback(resolve))
    }
  })
  const trace = await browser.stopTracing()
  return threadOf(traceSchema.parse(JSON.parse(trace.toString())).traceEvents)
}

/** The tasks alone (`watchMainThread`). */
export async function mainThreadTasks(
  page: Page,
  selector: string,
  act: () => Promise<void>,
): Promise<Task[]> {
  return (await watchMainThread(page, { selector }, act)).tasks
}

const idOf = ({ pid, tid }: TraceEvent) => `${String(pid)}/${String(tid)}`

function threadOf(events: readonly TraceEvent[]): Thread {
  const threads = new Map<string, Task[]>()
  const at = (name: string) => events.find((event) => event.name === name)?.ts
  const [start = 0, shown] = [at(begun), at(mark)]
  const isBefore = ({ ts }: TraceEvent) => ts >= start && ts < (shown ?? Infinity)
  for (const event of events) {
    if (event.args?.name === 'CrRendererMain') threads.set(idOf(event), [])
  }
  const ends = new Map<string, number>()
  for (const event of events
    .filter(({ name }) => running.has(name))
    .toSorted((a, b) => a.ts - b.ts)) {
    const id = idOf(event)
    // What came before is the work of whoever watches.
    if (event.tdur === undefined || event.ts < (ends.get(id) ?? start)) continue
    ends.set(id, event.ts + (event.dur ?? 0))
    threads.get(id)?.push({ ms: event.tdur / 1000, before: isBefore(event) })
  }
  // The browser's other pages have such threads as well; this page's thread has the most work.
  const [id, tasks] = [...threads].toSorted(([, a], [, b]) => total(b) - total(a))[0] ?? ['', []]
  const spent = Object.fromEntries(purposes.map((one) => [one, 0])) as Record<Purpose, number> // each of them
  for (const event of events) {
    const purpose = purposeOf[event.name]
    if (purpose === undefined || idOf(event) !== id || !isBefore(event)) continue
    spent[purpose] += (event.tdur ?? 0) / 1000
  }
  const known = Object.values(spent).reduce((sum, ms) => sum + ms, 0)
  spent.script = total(tasks.filter(({ before }) => before)) - known
  return { tasks, clock: shown === undefined ? null : (shown - start) / 1000, spent }
}

export const total = (tasks: readonly Task[]): number => tasks.reduce((sum, { ms }) => sum + ms, 0)
