import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const program = fileURLToPath(new URL('prerender-pages.ts', import.meta.url))

/**
 * Writes the public pages of a build as separate files (decision 024). It runs in another process, because
 * rendering needs a `window`, which must not exist for the bundler.
 */
export function prerender(): Plugin {
  let outDir = ''
  return {
    name: 'prerender',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      outDir = config.build.outDir
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () =>
        new Promise((resolve, reject) => {
          const child = spawn(process.execPath, [program, outDir], { stdio: 'inherit' })
          child.once('error', reject)
          child.once('exit', (code) => {
            if (code === 0) resolve()
            else reject(new Error('the public pages could not be rendered'))
          })
        }),
    },
  }
}
