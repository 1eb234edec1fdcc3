import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { transformWithOxc, type Plugin } from 'vite'

const source = fileURLToPath(new URL('../service-worker/service-worker.ts', import.meta.url))

/** Puts the service worker at the top of the build under a name that never changes, for that is how a browser knows it. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle() {
      const { code } = await transformWithOxc(await readFile(source, 'utf8'), source)
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: code })
    },
  }
}
