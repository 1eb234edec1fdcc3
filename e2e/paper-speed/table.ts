import { purposes, total, type Thread } from '../support/main-thread.ts'

const quantile = (values: readonly number[], share: number) =>
  Math.round((values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0) * 10) /
  10

const both = (values: readonly number[]) =>
  `${String(quantile(values, 0.5))} / ${String(quantile(values, 0.95))}`

/** Steps of a measured page, each as "median / p95" in milliseconds. */
export type Table = Record<string, Record<string, string>>

/** @param values by the clock */
export const clockRow = (values: readonly number[]) => ({ clock: both(values) })

/** The work of the main thread until something is drawn and altogether, the clock, and what the work was for. */
export const threadRow = (threads: readonly Thread[]) => ({
  'until drawn': both(threads.map(({ tasks }) => total(tasks.filter(({ before }) => before)))),
  'with what follows': both(threads.map(({ tasks }) => total(tasks))),
  'longest task after': both(
    threads.map(({ tasks }) => Math.max(0, ...tasks.flatMap((one) => (one.before ? [] : one.ms)))),
  ),
  clock: both(threads.map(({ clock }) => clock ?? 0)),
})

/** The medians of what the work until it is drawn was for. */
export const spentRow = (threads: readonly Thread[]) =>
  Object.fromEntries(
    purposes.map((purpose) => [
      purpose,
      String(
        quantile(
          threads.map(({ spent }) => spent[purpose]),
          0.5,
        ),
      ),
    ]),
  )
