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
 * Makes `vite preview` the host that docs/deploy.md describes: compressed, `about.html` for `/about`, `200.html` for
 * what is no file, and what carries a hash in its name kept for ever. So what is measured here holds there.
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
        // A missing file of an older build is missing, not a page.
        if (isPassedOn(request)) next()
        else files(request, response, next)
      })
    },
  }
}
