// Writes each public page of a build as a file with its content, which is visible before any script has
// run, and 200.html, the loading page, for every other address. Started by the plugin in prerender.ts with
// the folder of the build.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { pictureWidths, shownWidth } from '../src/domain/product/picture-widths.ts'
import type { RenderedPage } from '../src/prerender.tsx'
import type { ProductParts } from '../src/prerender-product.tsx'
import { openWindow, operationOf, type WantedRequest } from './browser-window.ts'
import { anyId, firstRequestsScript, type Covers, type FirstRequests } from './first-requests.ts'
import { pageChunks } from './page-chunks.ts'
import { productPage } from './product-parts.ts'

process.env['NODE_ENV'] = 'production'
const web = fileURLToPath(new URL('..', import.meta.url))
const outDir = resolve(web, process.argv[2] ?? 'dist')

/** Milliseconds to wait: enough for a page's module to load from the disk of a busy machine. */
const patience = { first: 1500, next: 300 }

const { visit, wanted } = openWindow()
const server = await createServer({
  root: web,
  mode: 'production',
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true, include: [] },
})

const { VITE_SUPABASE_URL: supabaseUrl = '', VITE_SITE_URL: given } = server.config.env as Record<
  string,
  string | undefined
> // the values of environment variables
const siteUrl = given?.replace(/\/+$/, '')
const origin = siteUrl ?? 'http://localhost'

interface Module {
  renderPage: (path: string, patience: number) => Promise<RenderedPage>
  renderLoader: () => Promise<string>
  renderProduct: (locale: 'en' | 'af') => Promise<ProductParts>
  startSignedIn: (path: string, userId: string, isEnough: () => boolean) => Promise<void>
}
visit(`${origin}/`)
const { renderPage, renderLoader, renderProduct, startSignedIn } = (await server.ssrLoadModule(
  '/src/prerender.tsx',
)) as unknown as Module // the module's export
const { publicPages } = (await server.ssrLoadModule('/src/config/public-pages.ts')) as {
  publicPages: readonly string[]
}

const render = async (path: string, wait = patience.next) => {
  visit(`${origin}${path}`)
  wanted.length = 0
  return renderPage(path, wait)
}

/** The first request of a page to the database. */
async function firstRequest(path: string, wait?: number) {
  await render(path, wait)
  const request = wanted.find(({ url }) => url.endsWith('/graphql/v1'))
  if (request === undefined) throw new Error(`${path} asked for nothing`)
  return request
}

const visitor: FirstRequests = {
  '': [await firstRequest('/', patience.first)],
  product: [await firstRequest(`/product/${anyId}`)],
}
await render('/terms', patience.first)
// Before anybody signs in below: these pages are for visitors.
const forVisitors = new Map<string, RenderedPage>()
for (const path of publicPages) forVisitors.set(path, await render(path))
const lost = await render('/404')
visit(`${origin}/`)
const product = { en: await renderProduct('en'), af: await renderProduct('af') }

const withoutToken = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'authorization'))

/** Pages with the operations of their own that do not depend on the day; those of the frame come on top. */
const ofFrame = ['Viewer', 'UnreadAnnouncement', 'Cart']
const ofPage: Record<string, string[]> = {
  'app/products': ['ShelfFrame', 'ShelfPage'],
  'app/bought-products': ['ShelfFrame', 'LibraryPage'],
  'app/purchased-resources': ['ShelfFrame', 'LibraryPage'],
  'app/calendar': [],
}
const asked = new Map<string, WantedRequest>()

/** Records the first requests of a page, as a signed-in person's browser sends them; each is sent once in all. */
async function record(page: string, operations: readonly string[]): Promise<void> {
  visit(`${origin}/${page}`)
  wanted.length = 0
  await startSignedIn(`/${page}`, anyId, () => {
    for (const { url, headers, body } of wanted) {
      asked.set(operationOf(body), { url, headers: withoutToken(headers), body })
    }
    return operations.every((operation) => asked.has(operation))
  })
}

const signedIn: FirstRequests = {}
// The cart is requested when the frame is drawn, which the pages of the app do not come to.
await record('', ['Viewer', 'Cart'])
for (const [page, operations] of Object.entries(ofPage)) {
  // The pages of the library ask for the same list with other values.
  asked.delete('LibraryPage')
  await record(page, [...ofFrame, ...operations])
  signedIn[page] = [...ofFrame, ...operations].map((operation) => {
    const request = asked.get(operation)
    if (request === undefined) throw new Error(`${page} did not ask for ${operation}`)
    return request
  })
}

const covers: Covers = {
  folder: `${supabaseUrl.replace(/\/+$/, '')}/storage/v1/object/public/images/`,
  ...pictureWidths.cover,
  sizes: { product: shownWidth.page, card: shownWidth.card },
}

const template = readFileSync(join(outDir, 'index.html'), 'utf8')
const marker = '<!--first-requests-->'
if (!template.includes(marker)) throw new Error(`index.html has no ${marker}`)
const script = `<script>${firstRequestsScript(pageChunks(outDir), { visitor, signedIn }, covers)}</script>`
const shell = template.replace(marker, () => script)

/** Marks the elements that src/main.tsx removes when React starts, because React adds the page's own. */
const marked = (head: string) => head.replaceAll(/<(title|meta|link)/g, '<$1 data-prerendered=""')

/**
 * Programs that draw link previews run no scripts, so without the function they see the shop's card for a
 * resource.
 */
const description = /name="description"\s+content="([^"]+)"/.exec(template)?.[1] ?? ''
const card = [
  '<meta property="og:site_name" content="Kryt">',
  '<meta property="og:type" content="website">',
  '<meta property="og:title" content="Kryt">',
  `<meta property="og:description" content="${description}">`,
  // The address of a picture must be absolute.
  ...(siteUrl === undefined
    ? []
    : [
        `<meta property="og:image" content="${siteUrl}/social-card.png">`,
        '<meta name="twitter:card" content="summary_large_image">',
      ]),
].join('\n')
/** Of the loader's two words only the reader's; the first script of the page sets the language. */
const oneLanguage =
  '<style>html:lang(af) .of-language[lang=en],html:lang(en) .of-language[lang=af]{display:none}</style>'
const loader = await renderLoader()
if (!loader.includes('<svg')) throw new Error('the loader was not rendered completely')
const withCard = (page: string) =>
  page.replace('</title>', () => `</title>\n${marked(card)}\n${oneLanguage}`)
writeFileSync(
  join(outDir, '200.html'),
  withCard(shell).replace('<div id="root">', () => `<div id="root">${loader}`),
)

/** These elements are shown before any other request is answered, so their styles are included. */
const withStyles = shell.replace(
  /<link rel="stylesheet"[^>]* href="(\/assets\/first-visit-[^"]+)">/,
  (_link, href: string) => `<style>${readFileSync(join(outDir, href), 'utf8')}</style>`,
)
if (withStyles === shell) throw new Error('index.html has no styles')
writeFileSync(join(outDir, 'product-page.json'), productPage(withCard(withStyles), loader, product))

/** Removes absolute addresses, which a build cannot know without VITE_SITE_URL. */
const placeless = ({ head, body }: RenderedPage): RenderedPage => ({
  head: head
    .split('\n')
    .filter((element) => !element.includes(origin))
    .join('\n'),
  body: body.replaceAll(/<script type="application\/ld\+json">.*?<\/script>/g, ''),
})

for (const [path, rendered] of forVisitors) {
  const { head, body } = siteUrl === undefined ? placeless(rendered) : rendered
  const whole = path.startsWith('/legal/') ? /legal-text.*<h[23]/s : /<h1/
  if (!whole.test(body) || !body.includes('<footer') || !body.includes('Sign In'))
    throw new Error(`${path} was not rendered completely`)
  const page = withStyles
    .replace(/<title[^>]*>.*<\/title>/, () => marked(head))
    .replace(/\s*<meta\s[^>]*name="description"[^>]*>/, '')
    .replace('<div id="root">', () => `<div id="root" data-prerendered="">${body}`)
  const file = join(outDir, path === '/' ? 'index.html' : `${path.slice(1)}.html`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, page)
}
// Shown with status 404 for an address that leads nowhere; the app draws the same page over it.
const { head: lostHead, body: lostBody } = siteUrl === undefined ? placeless(lost) : lost
if (!lostBody.includes('<h1') || !lostBody.includes('Sign In'))
  throw new Error('the page for unknown addresses was not rendered')
writeFileSync(
  join(outDir, '404.html'),
  withStyles
    .replace(/<title[^>]*>.*<\/title>/, () => marked(lostHead))
    .replace(/\s*<meta\s[^>]*name="description"[^>]*>/, '')
    .replace('<div id="root">', () => `<div id="root" data-prerendered="">${lostBody}`),
)
await server.close()
process.stdout.write(`${String(publicPages.length)} public pages rendered\n`)
if (siteUrl === undefined) {
  process.stdout.write(
    'VITE_SITE_URL is not set: no sitemap in robots.txt, no addresses of pages\n',
  )
}
process.exit()
