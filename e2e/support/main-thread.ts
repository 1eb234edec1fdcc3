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
      tdur: z.number().optional(),
      args: z.looseObject({ name: z.string().optional().catch(undefined) }).optional(),
    }),
  ),
})

/**
 * The processor time of one task in milliseconds, and whether the task ran before the mark below.
 */
export interface Task {
  ms: number
  before: boolean
}

const mark = 'the next frame is on its way'

/** Sets a mark when the frame with the next change of an element is made. */
async function markNextFrameOf(page: Page, selector: string): Promise<void> {
  await page.locator(selector).evaluate((element, name) => {
    const observer = new MutationObserver(() => {
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
  }, mark)
}

/**
 * The tasks of a page's main thread during `act` and shortly afterwards, each with its processor
 * time, so other programs on the machine do not count. (TaskDuration of the devtools does count
 * them, in every time domain.) Tasks before the first frame that shows a change of the element
 * count as `before`; if nothing changes, all tasks do.
 */
export async function mainThreadTasks(
  page: Page,
  selector: string,
  act: () => Promise<void>,
): Promise<Task[]> {
  const browser = page.context().browser()
  if (browser === null) throw new Error('the page has no browser')
  await markNextFrameOf(page, selector)
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })
  await act()
  await page.waitForTimeout(500)
  // On a busy machine the page may not have started its work yet.
  await page.evaluate(async () => {
    for (let quiet = 0; quiet < 2; quiet += 1) {
      await new Promise((resolve) => requestIdleCallback(resolve))
    }
  })
  const trace = await browser.stopTracing()
  return tasksOf(traceSchema.parse(JSON.parse(trace.toString())))
}

function tasksOf({ traceEvents }: z.infer<typeof traceSchema>): Task[] {
  const threads = new Map<string, Task[]>()
  const threadOf = ({ pid, tid }: { pid: number; tid: number }) => `${String(pid)}/${String(tid)}`
  const shown = traceEvents.find((event) => event.name === mark)?.ts ?? Infinity
  for (const event of traceEvents) {
    if (event.args?.name === 'CrRendererMain') threads.set(threadOf(event), [])
  }
  for (const event of traceEvents) {
    if (event.name !== 'ThreadControllerImpl::RunTask' || event.tdur === undefined) continue
    threads.get(threadOf(event))?.push({ ms: event.tdur / 1000, before: event.ts < shown })
  }
  // The browser's other pages have such threads as well; this page's thread has the most work.
  return [...threads.values()].toSorted((a, b) => total(b) - total(a))[0] ?? []
}

export const total = (tasks: readonly Task[]): number => tasks.reduce((sum, { ms }) => sum + ms, 0)
