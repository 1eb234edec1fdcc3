import { beforeEach, expect, it, vi } from 'vitest'
import { anyId, firstRequestsScript } from './first-requests.ts'

const id = '83278ea6-ecf2-54a1-b1d6-f1451fe7f783'
const request = (operationName: string) => ({
  url: 'https://api.example/graphql/v1',
  headers: { apikey: 'public' },
  body: JSON.stringify({ operationName, id: anyId }),
})
const script = firstRequestsScript(
  {
    files: ['en.js', 'af.js', 'product.js', 'shop.js', 'auth.js']
      .map((file) => `/assets/${file}`)
      .concat('/a.css'),
    visitor: { '': { en: [0], af: [1] }, product: { en: [2], af: [2] } },
    signedIn: { 'app/products': { en: [3, 5], af: [3, 5] }, app: { en: [0], af: [1] } },
    renewing: [4],
  },
  {
    visitor: { '': [request('Landing')], product: [request('ProductPage')] },
    signedIn: { 'app/products': [request('Viewer'), request('ShelfPage')] },
  },
  {
    folder: 'https://api.example/images/',
    smaller: [320],
    own: 800,
    sizes: { product: '90vw', card: '45vw' },
  },
)

const asked = vi.fn<typeof fetch>()
const hrefs = () =>
  [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))

/** What the browser has loaded, and who wants to be told. */
const loaded: { name: string }[] = []
let tell = () => undefined
const fileArrives = (path: string) => {
  loaded.push({ name: new URL(path, window.location.href).href })
  tell()
}

/** Runs the script as the browser does in the head of that page. */
const run = (path: string) => {
  window.history.replaceState(null, '', path)
  globalThis.eval(script)
}

/** As supabase-js stores a session that ends after so many seconds. */
const signIn = (seconds: number, more: object = {}) => {
  const user = { id, ...more }
  const session = { access_token: 'a.b.c', expires_at: Date.now() / 1000 + seconds, user }
  localStorage.setItem('sb-api-auth-token', JSON.stringify(session))
}

beforeEach(() => {
  localStorage.clear()
  document.head.innerHTML = ''
  delete window.earlyAnswers
  asked
    .mockReset()
    .mockImplementation(async () =>
      Promise.resolve(
        Response.json({ data: { shopItemByPk: { thumbnails: ['Products/a b/c.webp'] } } }),
      ),
    )
  vi.stubGlobal('fetch', asked)
  loaded.length = 0
  vi.stubGlobal('performance', { getEntriesByType: () => loaded })
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: () => undefined) {
        tell = callback
      }
      observe = () => undefined
    },
  )
})

it('requests the files and data of a resource, and its cover as soon as its name is known', async () => {
  run(`/product/${id}`)
  const body = JSON.stringify({ operationName: 'ProductPage', id })
  expect(asked).toHaveBeenCalledWith('https://api.example/graphql/v1', {
    method: 'POST',
    headers: { apikey: 'public' },
    body,
  })
  expect(Object.keys(window.earlyAnswers ?? {})).toEqual([body])
  await vi.waitFor(() => {
    expect(hrefs()).toEqual([
      '/assets/product.js',
      'https://api.example/images/Products/a%20b/c.webp',
    ])
    const cover = document.head.querySelector('link[as=image]')
    expect(cover?.getAttribute('imagesizes')).toBe('90vw')
    expect(cover?.getAttribute('imagesrcset')).toBe(
      'https://api.example/images/Products/a%20b/c.webp.w320.webp 320w, https://api.example/images/Products/a%20b/c.webp 800w',
    )
  })
})

it('requests the data of a page of the app with the stored token, and its first covers after the scripts', async () => {
  signIn(600)
  run('/app/products')
  expect(asked).toHaveBeenCalledTimes(2)
  expect(asked).toHaveBeenLastCalledWith('https://api.example/graphql/v1', {
    method: 'POST',
    headers: { apikey: 'public', authorization: 'Bearer a.b.c' },
    body: JSON.stringify({ operationName: 'ShelfPage', id }),
  })
  await window.earlyAnswers?.[JSON.stringify({ operationName: 'ShelfPage', id })]
  fileArrives('/elsewhere.js')
  await new Promise((resolve) => setTimeout(resolve))
  expect(hrefs()).toEqual(['/assets/shop.js', '/a.css'])
  fileArrives('/assets/shop.js')
  await vi.waitFor(() => {
    expect(hrefs().slice(0, 2)).toEqual(['/assets/shop.js', '/a.css'])
    expect(hrefs().at(-1)).toBe('https://api.example/images/Products/a%20b/c.webp')
    expect(document.head.querySelector('link[imagesizes="45vw"]')).not.toBeNull()
  })
})

it('requests the covers of a bundle’s members instead of its own', async () => {
  asked.mockResolvedValueOnce(
    Response.json({
      data: {
        shopItemByPk: {
          members: [{ thumbnails: ['Products/member.webp'] }],
          thumbnails: ['Products/own.webp'],
          memberCovers: ['Products/one.webp', 'Products/two.webp'],
        },
      },
    }),
  )
  run(`/product/${id}`)
  await vi.waitFor(() => {
    expect(hrefs().slice(1)).toEqual([
      'https://api.example/images/Products/one.webp',
      'https://api.example/images/Products/two.webp',
    ])
  })
})

it('leaves the data to the app where it depends on more than the address and the person', () => {
  run('/product/1')
  run('/?q=fractions')
  signIn(600)
  run(`/product/${id}`)
  run('/app/products?q=fractions')
  run(`/app/products/${id}`)
  run('/app/support')
  signIn(60)
  run('/app/products')
  expect(asked).not.toHaveBeenCalled()
})

it('requests what renews a session only for one that the app cannot use as it is', () => {
  signIn(600)
  run('/app/products')
  expect(hrefs()).not.toContain('/assets/auth.js')
  document.head.innerHTML = ''
  signIn(60)
  run('/app/products')
  expect(hrefs()).toContain('/assets/auth.js')
  document.head.innerHTML = ''
  signIn(600, { factors: [{ status: 'verified' }] })
  run('/app/products')
  expect(hrefs()).toContain('/assets/auth.js')
})

it('requests the texts of the chosen language', () => {
  document.documentElement.lang = 'af'
  run('/somewhere')
  document.documentElement.lang = 'en'
  expect(hrefs()).toEqual(['/assets/af.js'])
})
