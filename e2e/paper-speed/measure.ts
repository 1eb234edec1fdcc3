import type { Page } from '@playwright/test'
import type { Thread } from '../support/main-thread.ts'
import { enterField, typeKey } from './site.ts'

/** A page of one of the builds that take turns. */
export interface Measured {
  name: string
  page: Page
}

/** Opens the same thing in each of them, so many times in turns. */
export async function openings<One extends Measured>(
  pages: readonly One[],
  rounds: number,
  open: (page: Page) => Promise<Thread>,
): Promise<(One & { threads: Thread[] })[]> {
  const measured = pages.map((one) => ({ ...one, threads: [] as Thread[] }))
  for (let round = 0; round < rounds; round += 1) {
    for (const { page, threads } of measured) {
      await page.bringToFront()
      threads.push(await open(page))
    }
  }
  return measured
}

/** So many keys into a field of each. Ten at a time: a page that is not in front draws nothing. */
export async function keysInto<One extends Measured>(
  pages: readonly One[],
  field: string,
  keys: number,
): Promise<(One & { threads: Thread[] })[]> {
  const measured = pages.map((one) => ({ ...one, threads: [] as Thread[] }))
  for (const { page } of measured) {
    await page.bringToFront()
    await enterField(page, field)
  }
  for (let key = 0; key < keys; key += 10) {
    for (const { page, threads } of measured) {
      await page.bringToFront()
      await page.waitForTimeout(250)
      while (threads.length < Math.min(keys, key + 10)) threads.push(await typeKey(page))
    }
  }
  return measured
}
