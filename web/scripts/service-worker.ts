import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { transformWithOxc, type Plugin } from 'vite'

const source = join(import.meta.dirname, '../service-worker/service-worker.ts')

/** The worker as browsers read it. */
export async function compileServiceWorker(): Promise<string> {
  return (await transformWithOxc(await readFile(source, 'utf8'), source)).code
}

/** Puts the service worker at the top of the build under a name that never changes, for that is how a browser knows it. */
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
