import type { Plugin } from 'vite'

/** What belongs to one person or is a form is of no use to a search engine. */
const closed = ['/app', '/admin', '/auth', '/login', '/retrieveuserlogin']

/** The text of robots.txt. The address of the sitemap has to be a whole one, so it needs to know where the site is. */
export function robotsText(siteUrl: string | undefined): string {
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)]
  const sitemap = siteUrl === undefined ? [] : ['', `Sitemap: ${siteUrl}/sitemap.xml`]
  return `${[...lines, ...sitemap].join('\n')}\n`
}

/** Puts robots.txt into a build; while developing it is answered as well. `/sitemap.xml` is the function `sitemap`. */
export function robots(): Plugin {
  let siteUrl: string | undefined
  return {
    name: 'robots',
    configResolved: ({ env }) => {
      const { VITE_SITE_URL: given } = env as Record<string, string | undefined> // what is set, as text
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
