import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/**
 * Names a build after its files, whose names carry a hash of what is in them: the same sources give the same name.
 * index.html carries it, and `version.json` lets an open page see that there is a newer one (src/lib/new-build.ts).
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
