import { readdir } from 'node:fs/promises'
import type { Resource } from './resource-schema.ts'

/** Every file of seed/resources, in the order of its article number. */
export async function loadCatalogue(): Promise<readonly Resource[]> {
  const folder = new URL('./resources/', import.meta.url)
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts')).sort()
  const modules = await Promise.all(
    files.map(async (file) => {
      // The folder contains only resources, and catalogue.test.ts checks what each file exports.
      const module = (await import(new URL(file, folder).href)) as { resource: Resource }
      return module.resource
    }),
  )
  return modules.sort((a, b) => a.sku - b.sku)
}
