import { makeTemplates } from './template.ts'
import { removeLeftovers } from './throwaway-folder.ts'

/** Vitest global setup: the databases that tests copy are made before the first of them starts. */
export async function setup(): Promise<void> {
  await removeLeftovers()
  await makeTemplates()
}
