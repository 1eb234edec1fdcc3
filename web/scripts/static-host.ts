import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import compression from 'compression'
import sirv from 'sirv'
import type { Plugin } from 'vite'
import { isAppAddress } from './host-rules.ts'
import { askForPage, productPageFor } from './product-address.ts'

/** Answered by functions, through the proxy of the preview (vite.config.ts). */
const passedOn = /^\/sitemap\.xml/

const wantsPage = ({ headers }: IncomingMessage) => headers.accept?.includes('text/html') === true

const forEver = 'public, max-age=31536000, immutable'

/** @returns whether the request is answered */
async function answerProduct(
  functions: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const path = productPageFor(request.url)
  if (path === null || (request.method !== 'GET' && request.method !== 'HEAD')) return false
  const tag = request.headers['if-none-match']
  const answer = await askForPage(
    functions + path,
    tag === undefined ? {} : { 'if-none-match': tag },
  )
  if (answer === null) return false
  response.writeHead(answer.status, answer.headers).end(answer.body)
  return true
}

/**
 * Makes `vite preview` follow the rules of docs/deploy.md: compression, `about.html` for `/about`, the function's page
 * for a resource, `200.html` for the addresses of the app, `404.html` for every other path that is not a file, and
 * unlimited caching of files with a hash in their name. Measurements here therefore hold for the deployed site.
 * @param functions the origin of the project's functions
 */
export function staticHost(functions: string): Plugin {
  return {
    name: 'static-host',
    configurePreviewServer: (server) => {
      const { outDir } = server.config.build
      const files = sirv(outDir, {
        etag: true,
        brotli: true,
        gzip: true,
        setHeaders: (response, path) => {
          response.setHeader('cache-control', path.startsWith('/assets/') ? forEver : 'no-cache')
        },
      })
      server.middlewares.use(compression({ threshold: 1000 }))
      server.middlewares.use((request, response, next) => {
        const answerFile = () =>
          files(request, response, () => {
            if (isAppAddress(request.url ?? '')) {
              request.url = '/200.html'
              files(request, response, next)
              return
            }
            response.writeHead(404, {
              'content-type': 'text/html; charset=utf-8',
              'cache-control': 'no-cache',
            })
            // A missing file of an older build needs no page.
            response.end(wantsPage(request) ? readFileSync(join(outDir, '404.html')) : '')
          })
        if (passedOn.test(request.url ?? '')) next()
        else
          void answerProduct(functions, request, response).then((answered) => {
            if (!answered) answerFile()
          }, next)
      })
    },
  }
}
