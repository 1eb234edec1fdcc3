import type { IncomingMessage } from 'node:http'
import compression from 'compression'
import sirv from 'sirv'
import type { Plugin } from 'vite'
import { productPageFor } from './link-previews.ts'

/** Answered by functions, through the proxy of the preview (vite.config.ts). */
const passedOn = /^\/sitemap\.xml/

const isPassedOn = (request: IncomingMessage) =>
  passedOn.test(request.url ?? '') || productPageFor(request) !== null

const forEver = 'public, max-age=31536000, immutable'

/**
 * Makes `vite preview` follow the rules of docs/deploy.md: compression, `about.html` for `/about`,
 * `200.html` for every path that is not a file, and unlimited caching of files with a hash in their name.
 * Measurements here therefore hold for the deployed site.
 */
export function staticHost(): Plugin {
  return {
    name: 'static-host',
    configurePreviewServer: (server) => {
      const files = sirv(server.config.build.outDir, {
        etag: true,
        single: '200.html',
        ignores: [passedOn],
        setHeaders: (response, path) => {
          response.setHeader('cache-control', path.startsWith('/assets/') ? forEver : 'no-cache')
        },
      })
      server.middlewares.use(compression({ threshold: 1000 }))
      server.middlewares.use((request, response, next) => {
        // A missing file of an older build must answer 404, not a page.
        if (isPassedOn(request)) next()
        else files(request, response, next)
      })
    },
  }
}
