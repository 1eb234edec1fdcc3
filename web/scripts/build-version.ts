import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/**
 * Names a build by a hash of its files' names, which contain a hash of their content: the same sources give
 * the same name. The name is in index.html, and `version.json` tells an open page that there is a newer
 * build (src/lib/new-build.ts).
 */
export function buildVersion(): Plugin {
  let build = ''
  return {
    name: 'build-version',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const files = Object.keys(bundle).sort().join('\n')
        build = createHash('sha256').update(files).digest('hex').slice(0, 16)
        return [{ tag: 'meta', attrs: { name: 'build', content: build }, injectTo: 'head' }]
      },
    },
    generateBundle: {
      order: 'post',
      handler() {
        this.emitFile({
          type: 'asset',
          fileName: 'version.json',
          source: `${JSON.stringify({ build })}\n`,
        })
      },
    },
  }
}
