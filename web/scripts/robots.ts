import type { Plugin } from 'vite'

/** Private pages and forms, which are of no use to a search engine. */
const closed = ['/app', '/admin', '/auth', '/login', '/retrieveuserlogin', '/seat']

/**
 * The text of robots.txt. It names the sitemap only if the site's address is known, because that address
 * must be absolute.
 */
export function robotsText(siteUrl: string | undefined): string {
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)]
  const sitemap = siteUrl === undefined ? [] : ['', `Sitemap: ${siteUrl}/sitemap.xml`]
  return `${[...lines, ...sitemap].join('\n')}\n`
}

/** Adds robots.txt to a build, and serves it in development. `/sitemap.xml` is the function `sitemap`. */
export function robots(): Plugin {
  let siteUrl: string | undefined
  return {
    name: 'robots',
    configResolved: ({ env }) => {
      const { VITE_SITE_URL: given } = env as Record<string, string | undefined> // the values of environment variables
      siteUrl = given?.replace(/\/+$/, '')
    },
    configureServer: (server) => {
      server.middlewares.use('/robots.txt', (_request, response) => {
        response.setHeader('content-type', 'text/plain').end(robotsText(siteUrl))
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robotsText(siteUrl) })
    },
  }
}
