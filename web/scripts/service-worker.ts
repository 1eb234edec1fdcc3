import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { transformWithOxc, type Plugin } from 'vite'

const source = join(import.meta.dirname, '../service-worker/service-worker.ts')

/** The worker as browsers read it. */
export async function compileServiceWorker(): Promise<string> {
  return (await transformWithOxc(await readFile(source, 'utf8'), source)).code
}

/**
 * Writes the service worker to the root of the build under a fixed name, by which browsers find its
 * updates.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle() {
      const source = await compileServiceWorker()
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source })
    },
  }
}
