import type { Page } from '@playwright/test'
import { z } from 'zod'

const traceSchema = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      ph: z.string(),
      pid: z.number(),
      tid: z.number(),
      tdur: z.number().optional(),
      args: z.looseObject({ name: z.string().optional().catch(undefined) }).optional(),
    }),
  ),
})

/**
 * The tasks of a page's main thread during `act` and a moment after, each with the milliseconds that the processor worked
 * at it: what other programs of the machine do meanwhile is not in it. (The devtools' TaskDuration counts their time too,
 * whatever time domain it is told.)
 */
export async function mainThreadTasks(page: Page, act: () => Promise<void>): Promise<number[]> {
  const browser = page.context().browser()
  if (browser === null) throw new Error('the page has no browser of its own')
  await browser.startTracing(page, { categories: ['toplevel'] })
  await act()
  await page.waitForTimeout(500)
  // On a busy machine the page may not even have begun.
  await page.evaluate(async () => {
    for (let quiet = 0; quiet < 2; quiet += 1) {
      await new Promise((resolve) => requestIdleCallback(resolve))
    }
  })
  const trace = await browser.stopTracing()
  return tasksOf(traceSchema.parse(JSON.parse(trace.toString())))
}

function tasksOf({ traceEvents }: z.infer<typeof traceSchema>): number[] {
  const threads = new Map<string, number[]>()
  const threadOf = ({ pid, tid }: { pid: number; tid: number }) => `${String(pid)}/${String(tid)}`
  for (const event of traceEvents) {
    if (event.args?.name === 'CrRendererMain') threads.set(threadOf(event), [])
  }
  for (const event of traceEvents) {
    if (event.name !== 'ThreadControllerImpl::RunTask' || event.tdur === undefined) continue
    threads.get(threadOf(event))?.push(event.tdur / 1000)
  }
  // Other pages of the browser have such threads as well; ours is the one that was made to work.
  return [...threads.values()].toSorted((a, b) => total(b) - total(a))[0] ?? []
}

export const total = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0)
