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
    '': { en: ['/assets/en.js'], af: ['/assets/af.js'] },
    product: { en: ['/assets/product.js'], af: ['/assets/product.js'] },
  },
  { '': request('Landing'), product: request('Product') },
  'https://api.example/images/',
)

const asked = vi.fn<typeof fetch>()
const hrefs = () =>
  [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))

/** Runs the script as the browser does in the head of that page. */
const run = (path: string) => {
  window.history.replaceState(null, '', path)
  globalThis.eval(script)
}

beforeEach(() => {
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
})

it('requests the files and data of a resource, and its cover as soon as its name is known', async () => {
  run(`/product/${id}`)
  const body = JSON.stringify({ operationName: 'Product', id })
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
  })
})

it('leaves the data to the app for a signed-in person and for an address without a valid id', () => {
  run('/product/1')
  run('/?q=fractions')
  localStorage.setItem('sb-api-auth-token', '{}')
  run(`/product/${id}`)
  expect(asked).not.toHaveBeenCalled()
})

it('requests the texts of the chosen language', () => {
  document.documentElement.lang = 'af'
  run('/somewhere')
  document.documentElement.lang = 'en'
  expect(hrefs()).toEqual(['/assets/af.js'])
})
