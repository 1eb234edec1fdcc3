import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { fetchLimited, type FetchLimits } from './fetch-limited.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** A server that is trusted, and how to ask it. */
async function host(listen: RequestListener, limits: Partial<FetchLimits> = {}) {
  server = createServer(listen)
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo // a TCP server that listens has one
  const trusted = `127.0.0.1:${String(port)}`
  return async (path: string) =>
    fetchLimited(`http://${trusted}${path}`, { bytes: 1000, time: 2000, trusted, ...limits })
}

it('fetches a file, after at most three redirects, and sends nothing of ours along', async () => {
  const asked: Record<string, unknown>[] = []
  const ask = await host((request, response) => {
    asked.push(request.headers)
    const left = Number(request.url?.slice(1))
    if (left > 0) response.writeHead(302, { location: `/${String(left - 1)}` }).end()
    else response.end('the file')
  })
  expect(Buffer.from(await ask('/3')).toString()).toBe('the file')
  expect(Object.keys(asked[0] ?? {}).toSorted()).toEqual([
    'accept',
    'accept-encoding',
    'connection',
    'host',
    'user-agent',
  ])
  await expect(ask('/4')).rejects.toThrow('file_too_many_redirects')
})

it.each([
  ['file_address_not_allowed', 'http://127.0.0.1:1/'],
  ['file_address_private', 'https://127.0.0.1/'],
  ['file_address_private', 'https://[::1]/'],
  ['file_address_not_allowed', 'file:///etc/passwd'],
])('%s: a redirect to %s', async (word, location) => {
  const ask = await host((_, response) => response.writeHead(301, { location }).end())
  await expect(ask('/')).rejects.toThrow(word)
})

it('a name that leads to a private address is refused before anything is connected', async () => {
  const limits = (addresses: string[]): FetchLimits => ({
    bytes: 1000,
    time: 2000,
    trusted: '',
    resolve: async () =>
      Promise.resolve(
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      ),
  })
  for (const addresses of [['127.0.0.1'], ['8.8.8.8', '10.0.0.1'], ['::1'], []])
    await expect(fetchLimited('https://files.example.com/a', limits(addresses))).rejects.toThrow(
      'file_address_private',
    )
})

it('a file is too large by what it says or by what it sends, and one that never ends is left', async () => {
  const said = await host((_, response) =>
    response.writeHead(200, { 'content-length': 1001 }).end(),
  )
  await expect(said('/')).rejects.toThrow('file_too_large')
  const sent = await host((_, response) => {
    response.writeHead(200)
    for (let n = 0; n < 5; n += 1) response.write('x'.repeat(400))
  })
  await expect(sent('/')).rejects.toThrow('file_too_large')
  const endless = await host((_, response) => void response.writeHead(200).write('x'), {
    time: 200,
  })
  await expect(endless('/')).rejects.toThrow('file_not_reached')
})

it('what is not there is not reached', async () => {
  const ask = await host((_, response) => response.writeHead(404).end('no'))
  await expect(ask('/')).rejects.toThrow('file_not_reached')
  await expect(
    fetchLimited('http://127.0.0.1:1/', { bytes: 1, time: 500, trusted: '127.0.0.1:1' }),
  ).rejects.toThrow('file_not_reached')
})
