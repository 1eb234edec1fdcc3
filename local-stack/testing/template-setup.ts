import { expectAnnouncements } from './announced-faults.ts'
import { makeTemplates } from './template.ts'
import { removeLeftovers } from './throwaway-folder.ts'

/** Vitest global setup: the databases that tests copy are made before the first of them starts, and their announcements are heard. */
export async function setup(): Promise<void> {
  expectAnnouncements()
  await removeLeftovers()
  await makeTemplates()
}
