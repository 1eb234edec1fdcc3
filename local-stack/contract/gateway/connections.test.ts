import { connect } from 'node:net'
import { expect, inject, test } from 'vitest'
import { send } from './send.ts'

const key = () => ({ apikey: inject('supabase').publishableKey })
const path = '/rest/v1/product_category?select=id&limit=1'

async function statuses(count: number, request: (index: number) => Promise<number>) {
  const all = await Promise.all(Array.from({ length: count }, (_, index) => request(index)))
  return [...new Set(all)]
}

test('200 requests at once are all answered', async () => {
  const found = await statuses(200, async () => (await send(path, { headers: key() })).status)
  expect(found).toEqual([200])
})

test('after 100 clients that hung up early, others are served as before', async () => {
  const hasty = async () => {
    const signal = AbortSignal.timeout(20)
    const url = `${inject('supabase').url}${path}`
    return fetch(url, { headers: key(), signal }).then(
      async (response) => (await response.arrayBuffer(), 200),
      () => 499,
    )
  }
  await statuses(100, hasty)
  const found = await statuses(50, async () => (await send(path, { headers: key() })).status)
  expect(found).toEqual([200])
})

test('clients that stop in the middle of a request do not delay others', async () => {
  const { hostname, port } = new URL(inject('supabase').url)
  const silent = Array.from({ length: 100 }, () => {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => undefined)
    socket.write('POST /rest/v1/product HTTP/1.1\r\nhost: kryt\r\ncontent-le')
    return socket
  })
  try {
    expect((await send(path, { headers: key() })).status).toBe(200)
  } finally {
    for (const socket of silent) socket.destroy()
  }
})
